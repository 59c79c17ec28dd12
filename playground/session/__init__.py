"""What happened: immutable records, the tree they grow, and pure functions over both. No Qt, no torch."""
