"""The app as people use it: a real server, a real browser."""
