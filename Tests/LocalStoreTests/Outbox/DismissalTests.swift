import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

@testable import LocalStore

/// Notifications that the reader dismissed.
@Suite struct DismissalTests {
  private let fixture: OutboxFixture
  private var store: SocialStore { fixture.store }

  init() async throws { fixture = try await OutboxFixture() }

  private func notification(_ newest: String = "1", at seconds: Double = 0) -> DismissedNotification
  {
    DismissedNotification(
      id: "likes",
      kind: .like,
      count: 3,
      newestEventID: newest,
      happenedAt: fixture.now.addingTimeInterval(seconds),
      postID: "20",
      accountID: "7"
    )
  }

  @discardableResult
  private func dismiss(_ newest: String = "1", at seconds: Double = 0) async throws -> OutboxItem? {
    try await store.enqueue(.dismissNotification(notification(newest, at: seconds)), now: .now)
  }

  private func dismissed() async throws -> [String] {
    let (waiting, confirmed) = try await store.dismissedNotifications()
    return waiting.map { "\($0.newestEventID ?? "-") waiting" }
      + confirmed.map { "\($0.newestEventID ?? "-")" }
  }

  @Test func aDismissalIsImmediateAndPersists() async throws {
    var changes = store.changes().makeAsyncIterator()
    let item = try require(try await dismiss())
    expect(item.action, equals: .dismissNotification(notification()))
    await expect(changes.next()?.areDismissalsChanged, equals: true)
    try await expect(dismissed(), equals: ["1 waiting"])
    try await expect(dismiss()?.id, equals: item.id)
    let work = try await fixture.claim()
    expect(work.map(\.action), equals: [.dismissNotification(notification())])
    try await store.finish(item.id, with: .settled)
    try await expect(dismissed(), equals: ["1"])
    try await expect(fixture.items(), satisfies: \.isEmpty)
    // A dismissal that is already confirmed is not sent.
    try await expectNil(dismiss())
  }

  @Test func aNotificationWithNewEventsIsDismissedAgain() async throws {
    try await dismiss("1")
    try await dismiss("2", at: 5)
    try await expect(fixture.items(), equals: ["dismiss likes 2"])
    let work = try await fixture.claim()
    try await dismiss("3", at: 9)
    try await expect(dismissed(), equals: ["2 waiting", "3 waiting"])
    try await store.finish(work[0].id, with: .settled)
    try await expect(dismissed(), equals: ["3 waiting", "2"])
    let next = try await fixture.claim()
    try await store.finish(next[0].id, with: .settled)
    try await expect(dismissed(), equals: ["3"])
  }

  @Test func aRefusalRestoresItUntilARetry() async throws {
    let item = try require(try await dismiss())
    _ = try await fixture.claim()
    var changes = store.changes().makeAsyncIterator()
    _ = try await store.refuse(item.id, failure: .forbidden(nil))
    await expect(changes.next()?.areDismissalsChanged, equals: true)
    try await expect(dismissed(), satisfies: \.isEmpty)
    try await expect(fixture.items(), equals: ["dismiss likes 1 refused"])
    try await store.retry(item.id)
    try await expect(dismissed(), equals: ["1 waiting"])
  }

  @Test func discardingADismissalRestoresTheNotification() async throws {
    let item = try require(try await dismiss())
    var changes = store.changes().makeAsyncIterator()
    try await store.discard(item.id, now: .now)
    await expect(changes.next()?.areDismissalsChanged, equals: true)
    try await expect(dismissed(), satisfies: \.isEmpty)
    try await expect(fixture.items(), satisfies: \.isEmpty)
  }

  @Test func notificationsDoNotWaitForEachOther() async throws {
    try await dismiss()
    let other = DismissedNotification(id: "follow", kind: .follow, newestEventID: "9")
    try await store.enqueue(.dismissNotification(other), now: .now)
    try await expect(fixture.claim().count, equals: 2)
  }

  @Test func onlyTheLastThousandAreStored() async throws {
    try await store.write { connection in
      for number in 0..<1_003 {
        let gone = DismissedNotification(id: "n\(number)", kind: .like, newestEventID: "\(number)")
        try DismissedNotificationTable.settle(gone, in: connection)
      }
    }
    let confirmed = try await store.dismissedNotifications().confirmed
    expect(confirmed.count, equals: 1_000)
    expect(confirmed.first?.id, equals: "n3")
  }

  @Test func aDismissalCoversOlderEventsButNoNewerOnes() {
    let gone = notification("5", at: 10)
    func covers(_ newest: String?, at seconds: Double?, id: String = "likes") -> Bool {
      gone.covers(
        id: id,
        newestEventID: newest,
        happenedAt: seconds.map { fixture.now.addingTimeInterval($0) }
      )
    }
    expect(covers("5", at: 10))
    expect(covers("5", at: nil))
    // An older part of it, on a further page.
    expect(covers("4", at: 9))
    expect(!covers("6", at: 11))
    expect(!covers("5", at: 10, id: "boosts"))
  }
}
