// swift-format-ignore-file
internal import CFoundationShim

#if canImport(Glibc)
let isLinux = true
#endif

struct Transform {}

extension CGPoint: @retroactive CustomReflectable {}
