/// Whether the reader may quote a post, by its author's choice.
public enum QuoteApproval: Sendable, Hashable {
  /// Immediately.
  case automatic
  /// After the author's approval.
  case manual
  /// Not at all, as far as the source knows.
  case denied
}

extension Moment {
  /// Whether the reader may quote it, immediately or after approval.
  public var canBeQuoted: Bool { !isPending && [.automatic, .manual].contains(quoteApproval) }
}
