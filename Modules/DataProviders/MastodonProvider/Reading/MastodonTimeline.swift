import Foundation
import LocalStore
import MastodonAPI
import SocialModel

/// A timeline of the reader's server, as far as it is kept, and the way to the rest of it.
///
/// Rows are read from the store at once. The network is asked where what is kept ends, and by
/// ``refresh()``; what it brings goes to the store first. Values of one scope are the same
/// timeline.
struct MastodonTimeline: StoredTimeline {
  let provider: MastodonProvider
  let scope: TimelineScope
  let progress: TimelineProgress

  /// How many rows are read from the store at once.
  static let pageLength = 20
  /// How many rows a request asks for: the most, since requests for pages are what it counts.
  static let requestLength = 40
  /// How many kept rows a page above a gap is asked to begin with: more than one, since any of them
  /// may be deleted at the server.
  static let overlap = 4
  /// How many pages are requested in a row, when they bring nothing to show.
  static let patience = 5

  var store: SocialStore { provider.store }

  // MARK: What is kept

  func kept(downTo last: Moment.ID?, atLeast count: Int) async throws -> Page<Moment> {
    await provider.translated(try await store.kept(of: scope, downTo: last, atLeast: count))
  }

  func rows(_ ids: Set<Moment.ID>) async throws -> [Moment] {
    await provider.translated(try await store.moments(ids: ids, in: scope))
  }

  func readingPosition() async throws -> ReadingPosition? {
    if scope == .home { await provider.marker.catchUp() }
    // Whoever looks at a hashtag once wants its newest; a place to come back to is kept of those
    // that the reader follows.
    if case .hashtag(let name) = scope, try await store.isTagFollowed(name) != true { return nil }
    return try await store.position(of: scope)
  }

  func setReadingPosition(_ position: ReadingPosition?) async throws {
    try await store.setPosition(position, of: scope)
    if scope == .home { await provider.marker.readerMoved() }
  }

  // MARK: Pages

  /// Does work that asks the server, one at a time, so that what is settled meanwhile stays.
  func hear<Value: Sendable>(_ work: () async throws -> Value) async throws -> Value {
    try await progress.gate.pass { try await store.reconciling(work) }
  }

  /// A page; the network is asked where what is kept ends.
  ///
  /// Pages in which the reader's filters hide everything are passed over, a few of them at most.
  func moments(after cursor: PageCursor?) async throws -> Page<Moment> {
    var skipped: [SkippedItem] = []
    if cursor == nil, try await store.newestRow(of: scope) == nil {
      skipped = try await hear { try await fetchNewest() }
    }
    var page = try await page(after: cursor, &skipped)
    var items = page.items
    var gaps = page.gaps
    for _ in 1..<Self.patience {
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
    for _ in 0..<Self.patience {
      let page = try await store.page(of: scope, after: cursor, limit: Self.pageLength)
      guard page.items.isEmpty, try await !store.isAtEnd(of: scope) else { return page }
      skipped += try await hear { try await fetchOlder() }
    }
    // Page after page brought nothing; the reader may ask for the next ones.
    let page = try await store.page(of: scope, after: cursor, limit: Self.pageLength)
    return page.items.isEmpty ? Page(items: [], next: cursor) : page
  }

  func refresh() async throws -> Page<Moment> {
    let skipped = try await hear { try await fetchNewest() }
    var page = try await store.page(of: scope, after: nil, limit: Self.pageLength)
    page.skipped += skipped
    return await provider.translated(page)
  }

  func fill(_ gap: TimelineGap.ID, from edge: TimelineGap.Edge) async throws {
    try await hear {
      guard let edges = try await store.gap(id: gap), edges.scope == scope else { return }
      switch edge {
      case .above: try await fetch(olderThan: edges.above)
      case .below: _ = try await fetch(upwardsIn: edges)
      }
    }
  }

  // MARK: Whose it is

  func profile() async throws -> Account? {
    switch scope {
    case .home: try await provider.reader()
    case .profile(let id), .profilePhotos(let id): try await provider.person(id)
    case .public, .local, .hashtag, .pinned, .list, .photos, .bookmarks, .likes: nil
    }
  }
}
