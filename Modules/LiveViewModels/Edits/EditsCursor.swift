/// Where the versions go on that a first page could not bring.
public enum EditsCursor: Hashable, Sendable {
  /// Everything that the post said at its source.
  case atSource
}
