/// Where and why bytes stop being JSON.
public enum JSONFailure: Error, Sendable, Hashable {
  /// The input ends in the middle of a value; the offset is its length.
  case truncated(byteOffset: Int)
  /// The byte at the offset is not allowed there.
  case invalid(byteOffset: Int, reason: String)
}
