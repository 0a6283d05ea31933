// swift-format-ignore-file: what chose between fewer languages.
// expect-file: stale
