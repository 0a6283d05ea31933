// swift-format-ignore-file
// expect-file: lone-conformance
extension CGRect: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "rect" }
}
