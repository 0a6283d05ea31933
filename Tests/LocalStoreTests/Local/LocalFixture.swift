import Foundation
import SocialModel
import TestSupport

@testable import LocalStore

/// A provider without a server over a separate store.
struct LocalFixture {
  let temporary = TemporaryFolder()
  let store: SocialStore
  let provider: LocalProvider
  static let me = Account(id: "me", handle: "me", followingCount: 1, postsCount: 0)
  static let ana = Account(id: "a", handle: "ana", followersCount: 10)
  static let ben = Account(id: "b", handle: "ben")
  static let now = Date(timeIntervalSince1970: 1_000_000)

  init() throws {
    store = try SocialStore.open(folder: temporary.url, now: .now).store
    provider = LocalFixture.provider(store)
  }

  static func provider(_ store: SocialStore) -> LocalProvider {
    LocalProvider(
      store: store,
      reader: me,
      load: { url in Data("from \(url.absoluteString)".utf8) },
      loadPart: { _, range in
        .part(MediaPart(bytes: Data(range.map { UInt8($0) }), offset: range.lowerBound, total: 99))
      },
      now: { now }
    )
  }

  static func moment(
    _ id: String,
    _ author: Account = ana,
    tags: [String] = [],
    answering other: String? = nil,
    likes: Int = 0,
    daysAgo: Double = 0
  ) -> Moment {
    let words = tags.map { "#\($0)" }.joined(separator: " ")
    return Moment(
      id: id,
      author: author,
      createdAt: now.addingTimeInterval(-86_400 * daysAgo),
      text: TypedTextReader.read(words),
      like: LikeState(count: likes),
      inReplyToID: other,
      isOwn: author.id == "me"
    )
  }

  /// An action of each kind that needs no draft, about posts and people of the seed.
  static let actions: [ReaderAction] = [
    .like(true, postID: "1"), .boost(true, postID: "1"), .bookmark(true, postID: "1"),
    .muteConversation(true, postID: "1"), .follow(true, accountID: "b"),
    .mute(true, accountID: "b"), .note("a neighbour", accountID: "b"),
    .block(true, accountID: "a"), .filter(WordFilter(title: "sea", keywords: [.init("sea")])),
    .delete(postID: "unknown"),
  ]

  func rows(_ scope: TimelineScope = .home) async throws -> [String] {
    try await provider.timeline(of: scope).moments(after: nil).items.map(\.id)
  }
}
