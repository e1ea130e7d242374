"""The powers of the advanced zoo maps, one file each."""
