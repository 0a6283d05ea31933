// swift-format-ignore-file: what the catalog was before.
// expect-file: stale
