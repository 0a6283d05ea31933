import Foundation
import LocalStore
import MastodonAPI
import SocialModel

/// All of these must be called with the timeline's lock.
extension MastodonTimeline {
  /// Fetches the newest page; if it leaves a gap, tries once to close that from below.
  ///
  /// - Returns: The items that could not be read.
  func fetchNewest() async throws -> [SkippedItem] {
    let isFirst = try await store.newestRow(of: scope) == nil
    let page = try await fetchNewestPage(isFirst: isFirst)
    guard !isFirst, let last = page.moments.last,
      let gap = try await store.gap(below: last.id, of: scope)
    else { return page.skipped }
    // A gap of at most a page is filled without the reader.
    return page.skipped + (try await fetch(upwardsIn: gap))
  }

  /// Fetches the newest page.
  ///
  /// - Parameter isFirst: whether nothing of the timeline is stored yet.
  /// - Returns: The page.
  /// - Throws: `ProviderError` where it could not be loaded, or nothing of it could be read.
  func fetchNewestPage(isFirst: Bool) async throws -> StatusPage {
    let page = try await request(PageRequest(limit: Self.requestLength))
    if page.moments.isEmpty, !page.skipped.isEmpty {
      throw ProviderError.noReadablePosts(file: source, skipped: page.skipped)
    }
    if case .pinned(let person) = scope { return try await savePinned(page, of: person) }
    try await store.insert(page.moments, into: scope, at: .newest)
    if scope.isPagedByLinks, page.moments.isEmpty { try await store.removeRows(of: scope) }
    if let last = page.moments.last { progress.setLink(page.next, below: last.id) }
    if isFirst, page.isEnd || page.moments.isEmpty { try await store.setEnd(true, of: scope) }
    if !isFirst, page.isEnd, page.skipped.isEmpty, let last = page.moments.last {
      // The page is complete, so nothing is missing below it, whatever is stored there.
      try await store.insert([], into: scope, at: .older(than: last.id, isEnd: true))
    }
    return page
  }

  /// Stores a person's pinned posts, which servers return as a whole.
  ///
  /// For other people's posts, servers return this nowhere else; if they return that a post is not
  /// pinned, it is not.
  private func savePinned(_ page: StatusPage, of person: String) async throws -> StatusPage {
    var page = page
    for index in page.moments.indices {
      page.moments[index].isPinned = page.moments[index].isPinned ?? true
    }
    page.isEnd = true
    try await store.savePinned(page.moments, of: person)
    return page
  }

  /// Fetches the page below all stored rows.
  ///
  /// - Returns: The items that could not be read.
  func fetchOlder() async throws -> [SkippedItem] {
    // Another call may have fetched it meanwhile.
    guard let oldest = try await store.oldestRow(of: scope) else { return try await fetchNewest() }
    let (insertion, page) = try await fetch(olderThan: oldest)
    let isStill = try await store.oldestRow(of: scope) == oldest
    if insertion.inserted.isEmpty, page.skipped.isEmpty, isStill {
      // The server repeats itself: the rows that it returns as older are known already.
      try await store.setEnd(true, of: scope)
    }
    return page.skipped
  }

  /// Fetches the page directly below a row.
  ///
  /// - Returns: The result of the insertion, and the page.
  @discardableResult
  func fetch(olderThan row: Moment.ID) async throws -> (TimelineInsertion, StatusPage) {
    if scope.isPagedByLinks, progress.link(below: row) == nil {
      try await findLink(below: row)
      // The pages of the search are stored; nothing else is known to be older.
      guard progress.link(below: row) != nil else { return (TimelineInsertion(), StatusPage()) }
    }
    let link = progress.link(below: row)
    let page = try await request(PageRequest(maxID: row, limit: Self.requestLength), at: link)
    let insertion = try await store.insert(
      scope.isPagedByLinks
        ? page.moments : try await page.moments.withoutRepeats(above: row, in: self),
      into: scope,
      at: .older(than: row, isEnd: page.isEnd)
    )
    if let last = page.moments.last {
      progress.setLink(page.next, below: last.id)
    } else if page.next != link {
      // Nothing of the page could be read: the rows below it still need to be fetched.
      progress.setLink(page.next, below: row)
    } else {
      try await store.setEnd(true, of: scope)
    }
    return (insertion, page)
  }

  /// Finds the server's link to the rows older than a row: page by page from the newest one down.
  ///
  /// In such a timeline identities have no order, so this is the only way after a start of the app.
  private func findLink(below row: Moment.ID) async throws {
    var page = try await fetchNewestPage(isFirst: false)
    for _ in 1..<Self.comparedPages {
      guard progress.link(below: row) == nil, let last = page.moments.last?.id, last != row,
        progress.link(below: last) != nil
      else { return }
      page = try await fetch(olderThan: last).1
    }
  }

  /// Fetches the page directly above the lower edge of a gap.
  ///
  /// Servers have responded to `min_id` with rows from anywhere above, so the page is requested
  /// from further below: only a page that also contains stored rows from there is known to be
  /// directly above them. Otherwise, the page below the upper edge is fetched.
  ///
  /// - Returns: The items that could not be read.
  func fetch(upwardsIn gap: StoredGap) async throws -> [SkippedItem] {
    let run =
      [gap.below]
      + (try await store.rowIDs(below: gap.below, of: scope, limit: Self.overlap))
    if run.count > 1, let start = run.last, !scope.isPagedByLinks {
      let page = try await request(PageRequest(minID: start, limit: Self.requestLength))
      if page.moments.contains(where: { run.dropLast().contains($0.id) }) {
        let insertion = try await store.insert(
          try await page.moments.withoutRepeats(below: start, in: self),
          into: scope,
          at: .newer(than: start)
        )
        // A page without new rows would be the same the next time.
        if insertion.closedGap || !insertion.inserted.isEmpty || !page.skipped.isEmpty {
          return page.skipped
        }
      }
    }
    return try await fetch(olderThan: gap.above).1.skipped
  }

  /// Requests a page.
  ///
  /// - Throws: `ProviderError`; `.preparing` while the server prepares the timeline. Its responses
  ///   then have holes without any sign of them, and are not stored; the caller tries again.
  func request(_ request: PageRequest, at link: URL? = nil) async throws -> StatusPage {
    guard scope.hasMediaOnly else {
      return try await page(of: scope.endpoint(request), at: link)
    }
    return try await provider.mediaPage(
      request,
      at: link,
      of: { scope.endpoint(request, onlyMedia: $0) },
      by: { try await page(of: $0, at: $1) }
    )
  }

  private func page(
    of endpoint: Endpoint<LossyArray<Status>>,
    at link: URL?
  ) async throws -> StatusPage {
    let response = try await provider.access.page(at: link, of: endpoint)
    guard !response.isUnfinished else {
      throw ProviderError.preparing(retryAfter: response.retryAfter)
    }
    return StatusPage(
      response,
      readerID: provider.readerID,
      source: source,
      mapper: provider.mapper
    )
  }

  /// The name of the timeline in messages.
  private var source: String {
    provider.access.client.server.url.absoluteString + "/"
      + scope.endpoint(PageRequest()).path.joined(separator: "/")
  }
}

extension [Moment] {
  /// The rows of a page below a row, without those above it that the server repeats.
  fileprivate func withoutRepeats(
    above row: Moment.ID,
    in timeline: MastodonTimeline
  ) async throws -> [Moment] {
    try await without(row, in: timeline) { isListed($0, after: $1) }
  }

  /// The rows of a page above a row, without those below it that the server repeats.
  fileprivate func withoutRepeats(
    below row: Moment.ID,
    in timeline: MastodonTimeline
  ) async throws -> [Moment] {
    try await without(row, in: timeline) { isListed($1, after: $0) }
  }

  /// Whether a row is certainly above another: rows of the same instant are in the server's order,
  /// which identities do not show.
  private func isListed(_ first: Moment, after second: Moment) -> Bool {
    guard let one = first.listedAt, let other = second.listedAt else { return false }
    return one > other
  }

  private func without(
    _ row: Moment.ID,
    in timeline: MastodonTimeline,
    isRepeat: (_ known: Moment, _ row: Moment) -> Bool
  ) async throws -> [Moment] {
    let known = try await timeline.rows(Set(map(\.id)).union([row]))
    guard let edge = known.first(where: { $0.id == row }) else { return self }
    let repeats = Set(known.filter { $0.id == row || isRepeat($0, edge) }.map(\.id))
    return filter { !repeats.contains($0.id) }
  }
}
