"""TAKI: rules of thumb, and games played out from hands that could be."""
