/// Who may quote a post, as its author chose.
public enum QuotePolicy: String, Sendable, Hashable, CaseIterable {
  /// Everybody who may see it.
  case everyone = "public"
  /// Those who follow the author.
  case followers
  /// The author alone.
  case nobody
}

extension Moment {
  /// Whether the reader may quote it, at once or after its author was asked.
  public var canBeQuoted: Bool { !isPending && [.automatic, .manual].contains(quoteApproval) }
}
