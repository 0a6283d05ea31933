// swift-format-ignore-file
internal import CChipmunk

#if canImport(Glibc)
let isLinux = true
#endif

struct Transform {}

extension CGPoint: @retroactive CustomReflectable {}
