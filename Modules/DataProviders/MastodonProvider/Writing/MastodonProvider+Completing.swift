import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
import MomentsValues
public import SocialModel

extension MastodonProvider {
  /// The number of seconds the stored emoji of a server are fresh.
  private static let day: TimeInterval = 86_400

  /// Completions from the stored people and hashtags, and the server's emoji as they are stored.
  public func knownCompletions(
    of query: CompletionQuery,
    limit: Int
  ) async throws -> [Completion] {
    guard query.kind == .emoji else { return try await store.completions(of: query, limit: limit) }
    return query.matching(try await storedEmojis()?.all ?? [], limit: limit)
  }

  /// Completions from the server; its emoji are requested once a day.
  public func foundCompletions(
    of query: CompletionQuery,
    limit: Int
  ) async throws -> [Completion] {
    switch query.kind {
    case .person:
      let response = try await access.send(.searchAccounts(query.letters, limit: limit)).value
      return try await save(response.elements).map(Completion.person)
    case .hashtag:
      let response = try await access.send(
        .search(query.letters, kind: .hashtags, limit: limit)
      ).value
      return response.hashtags.elements.map { .hashtag($0.name) }
    case .emoji: return query.matching(try await emojis(), limit: limit)
    }
  }

  func storedEmojis() async throws -> StoredEmojis? { try await StoredEmojis.read(from: store) }

  func emojis() async throws -> [EmojiReference] {
    let now = dependencies.now()
    let stored = try await storedEmojis()
    if let stored, (0..<Self.day).contains(now.timeIntervalSince(stored.fetchedAt)) {
      return stored.all
    }
    let response = try await access.send(.customEmojis).value
    let new = StoredEmojis(
      fetchedAt: now,
      all: response.elements.filter(\.isOffered).map {
        EmojiReference(
          shortcode: $0.shortcode,
          url: $0.url.flatMap(WebAddress.lenient),
          staticURL: $0.staticURL.flatMap(WebAddress.lenient),
          category: $0.category
        )
      }
    )
    try await new.save(in: store)
    return new.all
  }
}

/// The emoji of a server, as they are stored.
struct StoredEmojis: StoredValue {
  static let list = "emoji"

  /// When the server returned them.
  var fetchedAt: Date
  var all: [EmojiReference]
}
