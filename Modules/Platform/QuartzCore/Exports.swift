@_exported public import CoreGraphics

/// A time or duration in seconds.
///
/// Part of Core Foundation, but missing in Foundation on Linux.
public typealias CFTimeInterval = Double
