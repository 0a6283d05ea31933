import Synchronization

/// A list of the explore screen.
enum ExploreShelf: String, Sendable, CaseIterable {
  case moments, tags, links, suggestions, directory

  /// What it is kept as.
  var name: String { "explore:\(rawValue)" }
}

/// What was seen of each list since its beginning: some servers repeat a page for ever.
final class SeenShelfItems: Sendable {
  private let seen = Mutex<[ExploreShelf: Set<String>]>([:])

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
