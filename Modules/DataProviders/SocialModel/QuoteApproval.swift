/// Whether the reader may quote a post, as its author wants it.
public enum QuoteApproval: Sendable, Hashable {
  /// At once.
  case automatic
  /// After the author was asked.
  case manual
  /// Not at all, as far as the source knows.
  case denied
}
