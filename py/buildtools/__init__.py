"""What ``build.py`` does, a concern a file. Standard library only: this runs before anything is installed."""
