import Expectations
import Foundation
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

/// Which pages of a server are trusted, and that a gap can always be filled.
@Suite struct StoreBelievedPageTests {
  private let temporary = TemporaryFolder()
  private let store: SocialStore

  init() throws { store = try SocialStore.open(folder: temporary.url, now: .now).store }

  private func moment(_ id: String, by author: String = "ana") -> Moment {
    Moment(id: id, author: Account(id: author, handle: author))
  }

  private func rows(_ scope: TimelineScope) async throws -> [String] {
    try await store.page(of: scope, after: nil, limit: 100).items.map(\.id)
  }

  private var muted: Relationship {
    var relationship = Relationship(id: "mia")
    relationship.isMuted = true
    return relationship
  }

  /// "top", a gap, ten rows of Mia's, "low": for a reader who mutes her, the server has nothing
  /// between "top" and "low".
  private func fill(_ scope: TimelineScope, _ relationship: Relationship?) async throws {
    let hidden = (0..<10).map { moment("mia \($0)", by: "mia") }
    try await store.insert(hidden + [moment("low")], into: scope, at: .newest)
    try await store.insert([moment("top")], into: scope, at: .newest)
    try await expect(store.gaps(of: scope).count, equals: 1)
    if let relationship { try await store.save([relationship]) }
    let page = InsertionPoint.older(than: "top", isEnd: false)
    let result = try await store.insert([moment("low")], into: scope, at: page)
    expect(result, equals: TimelineInsertion(inserted: [], closedGap: true))
    try await expect(store.gaps(of: scope), satisfies: \.isEmpty)
  }

  @Test(arguments: [TimelineScope.home, .local, .hashtag("tea"), .list(id: "1")])
  func mutedRowsAreNotShownAndTheGapAboveThemCloses(_ scope: TimelineScope) async throws {
    try await fill(scope, muted)
    try await expect(rows(scope), equals: ["top", "low"])
  }

  @Test func unconfirmedBlocksAreConsidered() async throws {
    try await store.enqueue(.block(true, accountID: "mia"), now: Date(timeIntervalSince1970: 0))
    try await fill(.home, nil)
    try await expect(rows(.home), equals: ["top", "low"])
  }

  @Test func aProfileShowsMutedPeople() async throws {
    try await fill(.profile(accountID: "mia"), muted)
    try await expect(rows(.profile(accountID: "mia")).count, equals: 12)
  }

  /// There is no event for a person who was muted elsewhere, or for a blocked server.
  @Test func aGapClosesIfThePageBelowHasNothingNew() async throws {
    try await fill(.home, nil)
    try await expect(rows(.home).count, equals: 12)
  }

  @Test func newRowsAboveAnUntrustedRowKeepTheGap() async throws {
    let known = (0..<10).map { moment("\($0)") }
    try await store.insert(known + [moment("low")], into: .home, at: .newest)
    try await store.insert([moment("top")], into: .home, at: .newest)
    let page = [moment("new"), moment("low")]
    try await store.insert(page, into: .home, at: .older(than: "top", isEnd: false))
    try await expect(store.gaps(of: .home).map(\.above), equals: ["new"])
    try await store.insert([moment("low")], into: .home, at: .older(than: "new", isEnd: false))
    try await expect(store.gaps(of: .home), satisfies: \.isEmpty)
    try await expect(rows(.home).count, equals: 13)
  }
}
