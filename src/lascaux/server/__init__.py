"""People: tables, seats, accounts, live connections, and the store that keeps them."""
