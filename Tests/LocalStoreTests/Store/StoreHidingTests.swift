import Expectations
import Foundation
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

/// The order of rows whose people the server leaves out of its pages, and returns again.
@Suite struct StoreHidingTests {
  private let temporary = TemporaryFolder()
  private let store: SocialStore

  init() throws { store = try SocialStore.open(folder: temporary.url, now: .now).store }

  /// Rows by their times; Mia's begin with "m".
  private func rows(_ times: some Sequence<Int>, _ prefix: String = "") -> [Moment] {
    times.map { time in
      let author = prefix.isEmpty ? "ana" : "mia"
      return Moment(
        id: "\(prefix)\(time)",
        author: Account(id: author, handle: author),
        createdAt: Date(timeIntervalSince1970: Double(time))
      )
    }
  }

  private func down(_ newest: Int, _ oldest: Int) -> ReversedCollection<ClosedRange<Int>> {
    (oldest...newest).reversed()
  }

  private func stored() async throws -> [String] {
    try await store.storedPage(of: .local, downTo: nil, atLeast: 1_000).items.map(\.id)
  }

  private func mute(_ isMuted: Bool) async throws {
    var relationship = Relationship(id: "mia")
    relationship.isMuted = isMuted
    try await store.save([relationship])
  }

  @Test func mutedRowsDoNotSinkBelowNewRows() async throws {
    try await store.insert(rows(down(60, 60)) + rows([59], "m"), into: .local, at: .newest)
    try await mute(true)
    // The server's rows below 60, without Mia's: what it has among them is not known.
    try await store.insert(rows(down(60, 58)), into: .local, at: .newest)
    try await store.insert(
      rows(down(57, 50)),
      into: .local,
      at: .older(than: "58", isEnd: false)
    )
    try await mute(false)
    try await expect(stored(), equals: down(60, 50).map(String.init))
  }

  @Test func theEndIsUnknownWhereMutedRowsWereTheLast() async throws {
    try await store.insert(rows(down(60, 60)) + rows([10], "m"), into: .local, at: .newest)
    try await store.setEnd(true, of: .local)
    try await mute(true)
    try await store.insert(rows(down(60, 58)), into: .local, at: .newest)
    try await expect(stored(), equals: ["60", "59", "58"])
    try await expect(store.isAtEnd(of: .local), equals: false)
  }

  /// A store in which more rows than a page may delete are above a row that belongs above them: as
  /// of a person who was muted in another app for a while.
  @Test func aRowFarTooLowReturnsToItsPlace() async throws {
    try await store.insert(rows(down(60, 60)) + rows([59], "m"), into: .local, at: .newest)
    try await store.insert(rows(down(60, 20)), into: .local, at: .newest)
    try await store.removeRow("m59")
    try await store.insert(
      rows([59], "m"),
      into: .local,
      at: .older(than: "20", isEnd: false)
    )
    try await expect(stored().last, equals: "m59")
    let page = rows(down(60, 60)) + rows([59], "m") + rows(down(58, 55))
    try await store.insert(page, into: .local, at: .newest)
    try await expect(
      stored(),
      equals: ["60", "m59"] + down(58, 20).map(String.init)
    )
    try await expect(store.gaps(of: .local), satisfies: \.isEmpty)
  }

  @Test func aGapBelowARowFarTooLowIsFilled() async throws {
    try await store.insert(rows(down(50, 40)), into: .local, at: .newest)
    try await store.insert(rows([55], "m"), into: .local, at: .older(than: "40", isEnd: false))
    try await store.insert(
      rows(down(50, 45)),
      into: .local,
      at: .older(than: "m55", isEnd: false)
    )
    try await expect(stored(), equals: ["m55"] + down(50, 40).map(String.init))
  }

  /// New rows of an untrusted page are below the rows that they follow there.
  @Test func newRowsOfAnUntrustedPageFollowItsOrder() async throws {
    let hidden = rows(down(58, 49), "m")
    try await store.insert(
      rows(down(60, 60)) + hidden + rows([40]),
      into: .local,
      at: .newest
    )
    // Mia was muted elsewhere.
    try await store.insert(rows([61, 60, 40, 39, 38]), into: .local, at: .newest)
    try await expect(
      stored(),
      equals: ["61", "60"] + hidden.map(\.id) + ["40", "39", "38"]
    )
  }

  /// The server skips rows above the requested one, and has others than the stored ones above.
  @Test func newRowsAboveSkippedOnesAreAboveThem() async throws {
    try await store.insert(rows(down(20, 16)), into: .local, at: .newest)
    try await store.insert(rows([30]), into: .local, at: .newest)
    let page = rows([22, 21, 20]) + rows([19], "m")
    try await store.insert(page, into: .local, at: .newer(than: "16"))
    try await expect(
      stored(),
      equals: ["30", "22", "21", "20", "m19", "19", "18", "17", "16"]
    )
    // Other rows may have been skipped, too.
    try await expect(store.gaps(of: .local).map(\.above), equals: ["30", "m19"])
  }
}
