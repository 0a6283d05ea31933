import Foundation
import LocalStore
import MomentsValues
import SocialModel

/// A timeline of the reader's server: its stored rows, and access to the others.
///
/// Stored rows are returned immediately. The network is used where they end, and by ``refresh()``;
/// responses are written to the store first. Values of one scope are the same timeline.
struct MastodonTimeline: StoredTimeline {
  let provider: MastodonProvider
  let scope: TimelineScope
  let progress: TimelineProgress

  /// The number of rows to read from the store at a time.
  static let pageLength = 20
  /// The number of rows in a request: the most, because servers limit the number of requests.
  static let requestLength = 40
  /// The number of stored rows with which a page above a gap is requested to begin: more than one,
  /// since any of them may have been deleted at the server.
  static let overlap = 4
  /// The number of pages to request in a row while they have nothing to show.
  static let maximumPages = 5

  var store: SocialStore { provider.store }

  // MARK: Stored rows

  func storedPage(downTo last: Moment.ID?, atLeast count: Int) async throws -> Page<Moment> {
    await provider.translated(try await store.storedPage(of: scope, downTo: last, atLeast: count))
  }

  func rows(_ ids: Set<Moment.ID>) async throws -> [Moment] {
    await provider.translated(try await store.moments(ids: ids, in: scope))
  }

  func readingPosition() async throws -> ReadingPosition? {
    if scope == .home { await provider.marker.catchUp() }
    // A hashtag opens at its newest moments; only for hashtags that the reader follows the position
    // is stored.
    if case .hashtag(let name) = scope, try await store.isTagFollowed(name) != true { return nil }
    return try await store.position(of: scope)
  }

  func setReadingPosition(_ position: ReadingPosition?) async throws {
    try await store.setPosition(position, of: scope)
    if scope == .home { await provider.marker.readerMoved() }
  }

  // MARK: Pages

  /// Runs work with requests, one at a time, such that items that are completed meanwhile stay.
  func reconcile<Value: Sendable>(_ work: () async throws -> Value) async throws -> Value {
    try await progress.gate.pass { try await store.reconciling(work) }
  }

  /// A page; the network is used where the stored rows end.
  ///
  /// A few pages in which the reader's filters hide everything are skipped.
  func moments(after cursor: PageCursor?) async throws -> Page<Moment> {
    var skipped: [SkippedItem] = []
    if cursor == nil, try await store.newestRow(of: scope) == nil {
      do {
        skipped = try await reconcile { try await fetchNewest() }
      } catch ProviderError.network(let url, let reason) {
        // Without a network, a timeline that is known to be empty is what it was.
        guard try await store.isAtEnd(of: scope) else {
          throw ProviderError.network(url: url, reason: reason)
        }
      }
    }
    var page = try await page(after: cursor, &skipped)
    var items = page.items
    var gaps = page.gaps
    for _ in 1..<Self.maximumPages {
      guard let next = page.next, !items.contains(where: isVisible) else { break }
      page = try await self.page(after: next, &skipped)
      items += page.items
      gaps += page.gaps
    }
    return await provider.translated(
      Page(items: items, next: page.next, gaps: gaps, skipped: skipped)
    )
  }

  private func isVisible(_ moment: Moment) -> Bool {
    moment.verdict(in: scope.filterPlace, at: provider.dependencies.now()) != .hide
  }

  private func page(
    after cursor: PageCursor?,
    _ skipped: inout [SkippedItem]
  ) async throws -> Page<Moment> {
    for _ in 0..<Self.maximumPages {
      let page = try await store.page(of: scope, after: cursor, limit: Self.pageLength)
      guard page.items.isEmpty, try await !store.isAtEnd(of: scope) else { return page }
      skipped += try await reconcile { try await fetchOlder() }
    }
    // Several pages had nothing to show; the reader may request the next ones.
    let page = try await store.page(of: scope, after: cursor, limit: Self.pageLength)
    return page.items.isEmpty ? Page(items: [], next: cursor) : page
  }

  func refresh() async throws -> Page<Moment> {
    let skipped = try await reconcile { try await fetchNewest() }
    var page = try await store.page(of: scope, after: nil, limit: Self.pageLength)
    page.skipped += skipped
    return await provider.translated(page)
  }

  func fill(_ gap: TimelineGap.ID, from edge: GapEdge) async throws {
    try await reconcile {
      guard let edges = try await store.gap(id: gap), edges.scope == scope else { return }
      switch edge {
      case .above: try await fetch(olderThan: edges.above)
      case .below: _ = try await fetch(upwardsIn: edges)
      }
    }
  }

  // MARK: Profile

  func profile() async throws -> Account? {
    switch scope {
    case .home: try await provider.reader()
    case .profile(let id), .profilePhotos(let id): try await provider.person(id)
    case .public, .local, .hashtag, .pinned, .list, .photos, .bookmarks, .likes: nil
    }
  }
}
