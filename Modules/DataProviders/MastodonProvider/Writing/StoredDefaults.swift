import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
import SocialModel

/// What the reader chose for new posts, as the server last said and as it is kept.
struct StoredDefaults: Codable, Equatable {
  /// The server's word for who may see them.
  var visibility: String?
  var language: String?
  var isSensitive: Bool
  /// Nil too where a version kept it that knew no quotes.
  var quotePolicy: String?

  private static let list = "defaults"

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

  static func read(from store: SocialStore) async throws -> StoredDefaults? {
    try await store.keptList(list).flatMap {
      try? JSONDecoder().decode(StoredDefaults.self, from: $0)
    }
  }

  func keep(in store: SocialStore) async throws {
    guard try await Self.read(from: store) != self else { return }
    try await store.keep(try JSONEncoder().encode(self), as: Self.list)
  }
}
