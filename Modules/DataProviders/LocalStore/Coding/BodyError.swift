/// Why a stored body cannot be read; its row is then left out and noted.
enum BodyError: Error, Hashable {
  /// It ends before its last value.
  case truncated
  /// A newer version of the program wrote it, or it is not a body.
  case unknownVersion(UInt8)
  /// A value is of an unknown kind.
  case unknownKind(UInt8)
  /// A value is out of range.
  case badValue
}
