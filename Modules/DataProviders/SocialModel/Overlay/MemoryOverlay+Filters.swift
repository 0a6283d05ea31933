import Foundation
import Locking

/// The reader's filters for a provider without a store.
final class OverlaidFilters: Sendable {
  private let matchers: Mutex<[WordFilter.Matcher]>

  init(_ filters: [WordFilter] = []) {
    matchers = Mutex(filters.map { WordFilter.Matcher($0) })
  }

  var filters: [WordFilter] { matchers.withLock { $0.map(\.filter) } }

  func save(_ filter: WordFilter) {
    var filter = filter
    if filter.id.isEmpty { filter.id = UUID().uuidString.lowercased() }
    matchers.withLock { matchers in
      let matcher = WordFilter.Matcher(filter)
      if let place = matchers.firstIndex(where: { $0.filter.id == filter.id }) {
        matchers[place] = matcher
      } else {
        matchers.append(matcher)
      }
    }
  }

  func delete(_ id: WordFilter.ID) { matchers.withLock { $0.removeAll { $0.filter.id == id } } }

  /// The filters that a moment meets, after those that the source returned.
  func filters(of moment: Moment) -> [ContentFilter] {
    let matchers = matchers.withLock { $0 }
    guard !matchers.isEmpty, !moment.isOwn else { return moment.filters }
    let text = WordFilter.Text(moment)
    return moment.filters
      + matchers.filter { $0.isMet(by: text) }.map(\.filter.contentFilter)
      .filter { !moment.filters.contains($0) }
  }
}

extension MemoryOverlay {
  /// The reader's filters.
  public var wordFilters: [WordFilter] { filters.filters }

  /// Makes a filter, or changes the one with the same identity.
  ///
  /// - Parameters:
  ///   - filter: The filter; a new one gets an identity.
  ///   - posts: The posts that may meet it, which observers read again; `Moment.postID`.
  public func saveFilter(_ filter: WordFilter, over posts: Set<String>) {
    filters.save(filter)
    notify(SocialChange(posts: posts, areFiltersChanged: true))
  }

  /// Deletes a filter; the parameters are those of ``saveFilter(_:over:)``.
  public func deleteFilter(_ id: WordFilter.ID, over posts: Set<String>) {
    filters.delete(id)
    notify(SocialChange(posts: posts, areFiltersChanged: true))
  }
}
