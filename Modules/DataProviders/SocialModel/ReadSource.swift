/// Where a read takes its values from.
public enum ReadSource: Sendable {
  /// What is stored, with optimistic updates; needs no network.
  case store
  /// The server; what is stored if it cannot be reached.
  case server
}
