// swift-format-ignore-file: what was written of fewer languages.
// expect-file: stale
