/// Why a kept body cannot be read; its row is then left out and noted.
enum BodyError: Error, Hashable {
  /// It ends before its last value.
  case truncated
  /// A newer version of the program wrote it, or it is none of ours.
  case unknownVersion(UInt8)
  /// A value is of no kind that is known.
  case unknownKind(UInt8)
  /// A value lies outside of what it may be.
  case badValue
}
