"""`python -m lascaux` is the command `lascaux`."""

from lascaux.cli import main

if __name__ == "__main__":  # processes of the lab import this again
    main()
