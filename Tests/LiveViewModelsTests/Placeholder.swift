// Keeps the empty target buildable until its first file lands; delete this file then.
