public import MomentsValues

/// The defaults of a new post, as the reader chose for their account.
public struct PostDefaults: Sendable, Hashable {
  /// Who may see it.
  public var visibility: Visibility
  /// The language as a BCP 47 tag; nil where none is chosen.
  public var language: String?
  /// Whether images are covered at first.
  public var isSensitive: Bool
  /// Who may quote it; nil where the source does not say.
  public var quotePolicy: QuotePolicy?

  /// Makes defaults; without arguments public, without a language, uncovered.
  public init(
    visibility: Visibility = .public,
    language: String? = nil,
    isSensitive: Bool = false,
    quotePolicy: QuotePolicy? = nil
  ) {
    self.visibility = visibility
    self.language = language
    self.isSensitive = isSensitive
    self.quotePolicy = quotePolicy
  }
}
