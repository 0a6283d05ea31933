import LocalStore
import SocialModel
import Synchronization

/// A list of the explore screen.
enum ExploreShelf: String, Sendable, CaseIterable {
  case moments, tags, links, suggestions, directory
  /// What stands in for moments, tags and links where the server does not say what is popular.
  case localMoments, followedTags, localLinks

  /// What it is kept as.
  var name: String { "explore:\(rawValue)" }

  /// The posts that are kept in lists.
  static func posts(in store: SocialStore) async throws -> Set<String> {
    var posts: Set<String> = []
    for shelf in [moments, localMoments, localLinks] {
      posts.formUnion(try await StoredShelf<String>.read(shelf.name, from: store)?.items ?? [])
    }
    return posts
  }
}

/// What was seen of each list since its beginning: some servers repeat a page for ever.
final class SeenShelfItems: Sendable {
  private let seen = Mutex<[ExploreShelf: Set<String>]>([:])
  private let substituted = Mutex<Set<ExploreList>>([])

  /// Notes whether something else stands in for a list.
  func note(_ list: ExploreList, isSubstituted: Bool) {
    substituted.withLock { lists in
      if isSubstituted { lists.insert(list) } else { lists.remove(list) }
    }
  }

  /// Whether something else stands in for a list.
  func isSubstituted(_ list: ExploreList) -> Bool { substituted.withLock { $0.contains(list) } }

  /// Notes the items of a page.
  ///
  /// - Returns: Whether any of them is new.
  func note(_ ids: [String], on shelf: ExploreShelf, isFirstPage: Bool) -> Bool {
    seen.withLock { seen in
      if isFirstPage { seen[shelf] = [] }
      let before = seen[shelf]?.count ?? 0
      seen[shelf, default: []].formUnion(ids)
      return seen[shelf]?.count != before
    }
  }
}
