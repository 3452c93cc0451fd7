"""Staka: turns looked ahead, with a value for what is owned, what stands under a pawn and what is held."""
