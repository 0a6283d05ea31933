import Foundation
import LocalStore
import MastodonAPI
import SocialModel

/// What comparing the kept rows of a timeline with the server's came to.
public struct TimelineComparison: Sendable, Hashable {
  /// How many rows the server was asked for.
  public var compared = 0
  /// How many rows were missing here, and are kept now.
  public var inserted = 0
  /// How many rows the server has no more, and are not kept any longer.
  public var removed = 0

  /// Makes a comparison; by default one that found nothing to compare.
  public init(compared: Int = 0, inserted: Int = 0, removed: Int = 0) {
    self.compared = compared
    self.inserted = inserted
    self.removed = removed
  }
}

extension MastodonProvider {
  /// When the home timeline was compared last, as it is kept.
  private static let comparedList = "compared"
  private static let day: TimeInterval = 86_400

  /// Compares all timelines of which anything is kept with the server's.
  func compareKept() async throws -> TimelineComparison {
    var whole = TimelineComparison()
    for scope in try await store.scopes() {
      let part = try await kept(scope).compare()
      whole.compared += part.compared
      whole.inserted += part.inserted
      whole.removed += part.removed
    }
    return whole
  }

  /// Has the home timeline compared at the next look, whether that was done today or not.
  static func noteComparisonDue(in store: SocialStore) async throws {
    try await store.keep(Data(), as: comparedList)
  }

  /// Compares the home timeline, unless that was done today.
  func compareHomeDaily() async throws {
    let now = dependencies.now()
    if let data = try await store.keptList(Self.comparedList),
      let last = try? JSONDecoder().decode(Date.self, from: data),
      (0..<Self.day).contains(now.timeIntervalSince(last))
    {
      return
    }
    _ = try await kept(.home).compare()
    try await store.keep(try JSONEncoder().encode(now), as: Self.comparedList)
  }
}

extension MastodonTimeline {
  /// How many pages are compared: as many rows as servers keep of a home timeline.
  static let comparedPages = 20

  /// Compares the kept rows with the server's, page by page from the newest down.
  ///
  /// What is missing here is inserted, what is missing there goes, and where the comparison ends
  /// without meeting a row that is kept, a gap says so. Gaps that were there before stay: filling
  /// them is up to the reader.
  func compare() async throws -> TimelineComparison {
    var comparison = TimelineComparison()
    // What the reader alone put there counts, too: the server says in what order it stands.
    guard try await !kept(downTo: nil, atLeast: 1).items.isEmpty else { return comparison }
    let before = try await store.rowIDs(of: scope)
    let gaps = Set(try await store.gaps(of: scope).map(\.below))
    var page = try await hear { try await fetchNewestPage(isFirst: before.isEmpty) }
    comparison.compared = page.moments.count
    for _ in 1..<Self.comparedPages {
      guard var row = page.moments.last?.id, !page.isEnd else { break }
      if let gap = try await store.gap(below: row, of: scope), gaps.contains(gap.below) {
        row = gap.below
      }
      guard try await store.oldestRow(of: scope) != row else { break }
      page = try await hear { try await fetch(olderThan: row).1 }
      comparison.compared += page.moments.count
    }
    let known = Set(before)
    let after = Set(try await store.rowIDs(of: scope))
    comparison.inserted = after.subtracting(known).count
    comparison.removed = known.subtracting(after).count
    return comparison
  }
}
