import Foundation
import LocalStore
import MastodonAPI
import SocialModel

/// All of these must be called with the timeline's lock.
extension MastodonTimeline {
  /// Brings the newest page; where it leaves a gap, tries once to close that from below.
  ///
  /// - Returns: What could not be read.
  func fetchNewest() async throws -> [SkippedItem] {
    let isFirst = try await store.newestRow(of: scope) == nil
    let page = try await fetchNewestPage(isFirst: isFirst)
    guard !isFirst, let last = page.moments.last,
      let gap = try await store.gap(below: last.id, of: scope)
    else { return page.skipped }
    // A gap of a page or less is none that the reader should have to fill.
    return page.skipped + (try await fetch(upwardsIn: gap))
  }

  /// Brings the newest page.
  ///
  /// - Parameter isFirst: whether nothing of the timeline is kept yet.
  /// - Returns: The page.
  /// - Throws: `ProviderError` where none came, or nothing of it could be read.
  func fetchNewestPage(isFirst: Bool) async throws -> StatusPage {
    let page = try await ask(PageRequest(limit: Self.requestLength))
    if page.moments.isEmpty, !page.skipped.isEmpty {
      throw ProviderError.noReadablePosts(file: source, skipped: page.skipped)
    }
    if case .pinned(let person) = scope { return try await keepPinned(page, of: person) }
    try await store.insert(page.moments, into: scope, at: .newest)
    if scope.isPagedByLinks, page.moments.isEmpty { try await store.removeRows(of: scope) }
    if let last = page.moments.last { progress.setLink(page.next, below: last.id) }
    if isFirst, page.isEnd || page.moments.isEmpty { try await store.setEnd(true, of: scope) }
    if !isFirst, page.isEnd, page.skipped.isEmpty, let last = page.moments.last {
      // It is all that there is: nothing is missing below it, whatever is kept there.
      try await store.insert([], into: scope, at: .older(than: last.id, isEnd: true))
    }
    return page
  }

  /// Keeps what a person pinned, which servers return as a whole.
  ///
  /// Of other people's posts servers do not say it anywhere else; where they say of one that it is
  /// not pinned, it is not.
  private func keepPinned(_ page: StatusPage, of person: String) async throws -> StatusPage {
    var page = page
    for index in page.moments.indices {
      page.moments[index].isPinned = page.moments[index].isPinned ?? true
    }
    page.isEnd = true
    try await store.savePinned(page.moments, of: person)
    return page
  }

  /// Brings the page below all that is kept.
  ///
  /// - Returns: What could not be read.
  func fetchOlder() async throws -> [SkippedItem] {
    // Somebody may have come before.
    guard let oldest = try await store.oldestRow(of: scope) else { return try await fetchNewest() }
    let (insertion, page) = try await fetch(olderThan: oldest)
    let isStill = try await store.oldestRow(of: scope) == oldest
    if insertion.inserted.isEmpty, page.skipped.isEmpty, isStill {
      // The server goes round in circles: what it calls older is known already.
      try await store.setEnd(true, of: scope)
    }
    return page.skipped
  }

  /// Brings the page directly below a row.
  ///
  /// - Returns: What came of it, and the page.
  @discardableResult
  func fetch(olderThan row: Moment.ID) async throws -> (TimelineInsertion, StatusPage) {
    if scope.isPagedByLinks, progress.link(below: row) == nil {
      try await findLink(below: row)
      // What the search brought is kept; nothing else is known to be older.
      guard progress.link(below: row) != nil else { return (TimelineInsertion(), StatusPage()) }
    }
    let link = progress.link(below: row)
    let page = try await ask(PageRequest(maxID: row, limit: Self.requestLength), at: link)
    let insertion = try await store.insert(
      scope.isPagedByLinks
        ? page.moments : try await page.moments.withoutRepeats(above: row, in: self),
      into: scope,
      at: .older(than: row, isEnd: page.isEnd)
    )
    if let last = page.moments.last {
      progress.setLink(page.next, below: last.id)
    } else if page.next != link {
      // Nothing of the page could be read: what lies below it is still to be reached.
      progress.setLink(page.next, below: row)
    } else {
      try await store.setEnd(true, of: scope)
    }
    return (insertion, page)
  }

  /// Finds the server's link to what is older than a row: page by page from the newest one down.
  ///
  /// Of such a timeline identities say nothing, so there is no other way after a start of the app.
  private func findLink(below row: Moment.ID) async throws {
    var page = try await fetchNewestPage(isFirst: false)
    for _ in 1..<Self.comparedPages {
      guard progress.link(below: row) == nil, let last = page.moments.last?.id, last != row,
        progress.link(below: last) != nil
      else { return }
      page = try await fetch(olderThan: last).1
    }
  }

  /// Brings the page directly above the lower edge of a gap.
  ///
  /// Servers have answered `min_id` with rows from anywhere above, so the page is asked for from
  /// further below: only one that holds rows that are kept there, too, stands directly above them.
  /// In place of any other, the page below the upper edge is brought.
  ///
  /// - Returns: What could not be read.
  func fetch(upwardsIn gap: StoredGap) async throws -> [SkippedItem] {
    let run =
      [gap.below]
      + (try await store.rowIDs(below: gap.below, of: scope, limit: Self.overlap))
    if run.count > 1, let start = run.last, !scope.isPagedByLinks {
      let page = try await ask(PageRequest(minID: start, limit: Self.requestLength))
      if page.moments.contains(where: { run.dropLast().contains($0.id) }) {
        let insertion = try await store.insert(
          try await page.moments.withoutRepeats(below: start, in: self),
          into: scope,
          at: .newer(than: start)
        )
        // A page that brought nothing would bring nothing the next time, too.
        if insertion.closedGap || !insertion.inserted.isEmpty || !page.skipped.isEmpty {
          return page.skipped
        }
      }
    }
    return try await fetch(olderThan: gap.above).1.skipped
  }

  /// Asks the server for a page.
  ///
  /// - Throws: `ProviderError`; `.preparing` while the server makes the timeline. What it answers
  ///   then has holes of which nothing tells, and is not kept; who shows the timeline asks again.
  private func ask(_ request: PageRequest, at link: URL? = nil) async throws -> StatusPage {
    let endpoint = scope.endpoint(request)
    let answer = try await provider.access.page(at: link, of: endpoint)
    guard !answer.isUnfinished else {
      throw ProviderError.preparing(retryAfter: answer.retryAfter)
    }
    return StatusPage(
      answer,
      readerID: provider.readerID,
      source: source,
      mapper: provider.mapper
    )
  }

  /// What messages name.
  private var source: String {
    provider.access.client.server.url.absoluteString + "/"
      + scope.endpoint(PageRequest()).path.joined(separator: "/")
  }
}

extension [Moment] {
  /// The rows of a page below a row without those that the server repeats of what is above it.
  fileprivate func withoutRepeats(
    above row: Moment.ID,
    in timeline: MastodonTimeline
  ) async throws -> [Moment] {
    try await without(row, in: timeline) { isListed($0, after: $1) }
  }

  /// The rows of a page above a row without those that the server repeats of what is below it.
  fileprivate func withoutRepeats(
    below row: Moment.ID,
    in timeline: MastodonTimeline
  ) async throws -> [Moment] {
    try await without(row, in: timeline) { isListed($1, after: $0) }
  }

  /// Whether a row certainly stands above another: rows of one instant are in the server's order,
  /// of which identities say nothing.
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
