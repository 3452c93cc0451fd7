"""Kalaha: exact wherever it can be."""
