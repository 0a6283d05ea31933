import MastodonAPI
import MastodonMapping
import MomentsValues
import SocialModel

/// The reader's defaults for new posts, as the server last returned them and as they are stored.
struct StoredDefaults: StoredValue, Equatable {
  /// The visibility, as the server names it.
  var visibility: String?
  var language: String?
  var isSensitive: Bool
  /// Also nil where a version stored it that did not support quotes.
  var quotePolicy: String?

  static let list = "defaults"

  init(_ source: AccountSource) {
    visibility = source.visibility?.word
    language = source.language
    isSensitive = source.sensitive
    quotePolicy = source.quotePolicy
  }

  var defaults: PostDefaults {
    PostDefaults(
      visibility: visibility.map { Visibility(StatusVisibility(word: $0)) } ?? .public,
      language: language.flatMap { $0.isEmpty ? nil : $0 },
      isSensitive: isSensitive,
      quotePolicy: quotePolicy.flatMap(QuotePolicy.init)
    )
  }
}
