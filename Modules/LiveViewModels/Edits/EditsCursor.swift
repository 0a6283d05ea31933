/// The cursor behind a first page that contains only some of the versions.
public enum EditsCursor: Hashable, Sendable {
  /// All versions, from the source.
  case atSource
}
