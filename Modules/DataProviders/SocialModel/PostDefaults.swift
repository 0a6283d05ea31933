/// What a new post begins with, as the reader chose for their account.
public struct PostDefaults: Sendable, Hashable {
  /// Who may see it.
  public var visibility: Visibility
  /// Its language as a BCP 47 tag; nil where none is chosen.
  public var language: String?
  /// Whether its images start covered.
  public var isSensitive: Bool
  /// Who may quote it; nil where the source does not say.
  public var quotePolicy: QuotePolicy?

  /// Makes defaults; without arguments for everybody, in whatever language, uncovered.
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
