"""What the advanced zoo maps can do, one file a power."""
