@_exported public import CoreGraphics

/// A time or a span of time in seconds, as Core Foundation has it: Foundation on Linux lacks the
/// name.
public typealias CFTimeInterval = Double
