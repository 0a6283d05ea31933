import LocalStore
import Locking
import SocialModel

/// A list of the explore screen.
enum StoredExploreList: String, Sendable, CaseIterable {
  case moments, tags, links, suggestions, directory
  /// The substitutes for moments, tags and links where the server does not return popular ones.
  case localMoments, followedTags, localLinks

  /// The name of its list in the store.
  var name: String { "explore:\(rawValue)" }

  /// The posts of the stored lists.
  static func posts(in store: SocialStore) async throws -> Set<String> {
    var posts: Set<String> = []
    for shelf in [moments, localMoments, localLinks] {
      posts.formUnion(try await store.shelf(shelf.name) ?? [])
    }
    return posts
  }
}

/// The items of each list since its beginning, because some servers repeat a page forever.
final class SeenShelfItems: Sendable {
  private let seen = Mutex<[StoredExploreList: Set<String>]>([:])
  private let substituted = Mutex<Set<ExploreList>>([])

  /// Notes whether a list is replaced by a substitute.
  func note(_ list: ExploreList, isSubstituted: Bool) {
    substituted.withLock { lists in
      if isSubstituted { lists.insert(list) } else { lists.remove(list) }
    }
  }

  /// Whether a list is replaced by a substitute.
  func isSubstituted(_ list: ExploreList) -> Bool { substituted.withLock { $0.contains(list) } }

  /// Notes the items of a page.
  ///
  /// - Returns: Whether any of them is new.
  func note(_ ids: [String], on shelf: StoredExploreList, isFirstPage: Bool) -> Bool {
    seen.withLock { seen in
      if isFirstPage { seen[shelf] = [] }
      let before = seen[shelf]?.count ?? 0
      seen[shelf, default: []].formUnion(ids)
      return seen[shelf]?.count != before
    }
  }
}
