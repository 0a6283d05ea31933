import Foundation
import LocalStore
import MastodonAPI
import SocialModel

/// The result of comparing the stored rows of a timeline with the server's.
public struct TimelineComparison: Sendable, Hashable {
  /// The number of rows that the server returned.
  public var compared = 0
  /// The number of missing rows that were inserted.
  public var inserted = 0
  /// The number of rows that the server no longer has, and that were removed.
  public var removed = 0
  /// The number of rows that the server has in gaps, which stay for the reader to fill.
  public var behindGaps = 0
  /// Whether there may be more of them than were counted.
  public var hasMoreBehindGaps = false

  /// Makes a comparison; by default one of nothing.
  public init(
    compared: Int = 0,
    inserted: Int = 0,
    removed: Int = 0,
    behindGaps: Int = 0,
    hasMoreBehindGaps: Bool = false
  ) {
    self.compared = compared
    self.inserted = inserted
    self.removed = removed
    self.behindGaps = behindGaps
    self.hasMoreBehindGaps = hasMoreBehindGaps
  }
}

extension MastodonProvider {
  /// The name under which the time of the last comparison is stored.
  private static let comparedList = "compared"
  private static let day: TimeInterval = 86_400

  /// Compares all stored timelines with the server's, and counts what is in their gaps.
  func compareStored() async throws -> TimelineComparison {
    var whole = TimelineComparison()
    for scope in try await store.scopes() {
      let part = try await storedTimeline(scope).compare(countingGaps: true)
      whole.compared += part.compared
      whole.inserted += part.inserted
      whole.removed += part.removed
      whole.behindGaps += part.behindGaps
      if part.hasMoreBehindGaps { whole.hasMoreBehindGaps = true }
    }
    return whole
  }

  /// Makes the next poll compare the home timeline, even if that was done today.
  static func noteComparisonDue(in store: SocialStore) async throws {
    try await store.save(Data(), as: comparedList)
  }

  /// Compares the home timeline, unless that was done today.
  func compareHomeDaily() async throws {
    let now = dependencies.now()
    if let last: Date = try await store.value(Self.comparedList),
      (0..<Self.day).contains(now.timeIntervalSince(last))
    {
      return
    }
    _ = try await storedTimeline(.home).compare()
    try await store.save(now, as: Self.comparedList)
  }
}

extension MastodonTimeline {
  /// The number of pages to compare: as many rows as servers store of a home timeline.
  static let comparedPages = 20

  /// Compares the stored rows with the server's, page by page from the newest down.
  ///
  /// Missing rows are inserted, and rows that the server no longer has are removed. If the
  /// comparison ends without reaching a stored row, a gap is inserted. Existing gaps stay: the
  /// reader fills them.
  ///
  /// - Parameters:
  ///   - countingGaps: Whether the rows in gaps are requested, too, to count them.
  ///   - limit: The largest number of pages to compare, and to count in a gap.
  /// - Returns: The result.
  /// - Throws: `ProviderError`.
  func compare(
    countingGaps: Bool = false,
    upTo limit: Int = Self.comparedPages
  ) async throws -> TimelineComparison {
    var comparison = TimelineComparison()
    // Rows that only the reader inserted count, too, because the server defines their order.
    guard try await !storedPage(downTo: nil, atLeast: 1).items.isEmpty else { return comparison }
    let before = try await store.rowIDs(of: scope)
    let gaps = Set(try await store.gaps(of: scope).map(\.below))
    var page = try await reconcile { try await fetchNewestPage(isFirst: before.isEmpty) }
    comparison.compared = page.moments.count
    var (countedGaps, pages) = (0, 1)
    while pages < limit {
      guard var row = page.moments.last?.id, !page.isEnd else { break }
      if let gap = try await store.gap(below: row, of: scope), gaps.contains(gap.below) {
        if countingGaps {
          let (rows, isAll) = try await count(in: gap, upTo: limit)
          countedGaps += 1
          comparison.behindGaps += rows
          if !isAll { comparison.hasMoreBehindGaps = true }
        }
        row = gap.below
      }
      guard try await store.oldestRow(of: scope) != row else { break }
      page = try await reconcile { try await fetch(olderThan: row).1 }
      comparison.compared += page.moments.count
      pages += 1
    }
    // Gaps further down than rows are compared.
    if countingGaps, pages == limit, countedGaps < gaps.count {
      comparison.hasMoreBehindGaps = true
    }
    let known = Set(before)
    let after = Set(try await store.rowIDs(of: scope))
    comparison.inserted = after.subtracting(known).count
    comparison.removed = known.subtracting(after).count
    return comparison
  }

  /// The number of rows of the server in a gap, and whether these are all; nothing is stored.
  private func count(
    in gap: StoredGap,
    upTo limit: Int
  ) async throws -> (rows: Int, isAll: Bool) {
    let known = Set(try await store.rowIDs(of: scope))
    var last = gap.above
    var count = 0
    for _ in 0..<limit {
      let page = try await request(PageRequest(maxID: last, limit: Self.requestLength))
      let missing = page.moments.prefix { !known.contains($0.id) }
      count += missing.count
      guard missing.count == page.moments.count, let end = missing.last?.id, !page.isEnd else {
        return (count, true)
      }
      last = end
    }
    return (count, false)
  }
}
