/// Why a post of a server cannot be shown.
public enum MappingProblem: Error, Sendable, Hashable {
  /// A required value is missing; the key as in the source, `account`.
  case missing(key: String)
}
