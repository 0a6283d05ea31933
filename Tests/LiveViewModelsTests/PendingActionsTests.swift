import Expectations
import Foundation
import SocialModel
import Testing

@testable import LiveViewModels

@MainActor
struct PendingActionsTests {
  private let outbox = FakeOutbox()
  private let pending: PendingActions

  init() {
    pending = PendingActions(outbox: outbox) { action in
      guard case .follow(_, let accountID) = action else { return nil }
      return accountID
    }
  }

  @Test func aCallIsInProgressUntilItEnds() {
    pending.begin("ann", isOn: false)
    expect(pending.contains("ann") && pending.isCalling("ann"))
    expect(pending.requested("ann") == false && pending.requested("bo") == nil)
    pending.end("ann")
    expect(!pending.contains("ann"))
  }

  @Test func aReadShowsWhichActionsBeganAndEnded() async {
    var shown: [Set<String>] = []
    outbox.set([follow("ann", .sending(progress: 0)), follow("bo", .refused(.network))])
    await pending.read { shown.append($0) }.value
    expect(pending.contains("ann") && !pending.contains("bo"))
    outbox.set([follow("bo", .waiting)])
    await pending.read { shown.append($0) }.value
    expect(shown, equals: [["ann"], ["ann", "bo"]])
    expect(pending.isSending("bo") && !pending.isSending("ann"))
  }

  @Test func readsAreShownInTheOrderOfRequests() async {
    var shown: [Int] = []
    let reads = (0..<3).map { number in
      pending.read(isOutboxChanged: number == 1) { _ in
        for _ in number..<3 { await Task.yield() }
        shown.append(number)
      }
    }
    for read in reads { await read.value }
    expect(shown, equals: [0, 1, 2])
  }

  @Test func anOutboxThatCannotBeReadChangesNothing() async {
    outbox.set([follow("ann", .waiting)])
    await pending.read { _ in }.value
    outbox.fail(with: .notSaved(path: "outbox", reason: "locked"))
    var shown: Set<String>?
    await pending.read { shown = $0 }.value
    expect(shown == [] && pending.isSending("ann"))
  }

  private func follow(_ person: String, _ state: OutboxItem.State) -> OutboxItem {
    OutboxItem(
      id: person,
      action: .follow(true, accountID: person),
      subject: person,
      createdAt: Date(timeIntervalSince1970: 0),
      state: state
    )
  }
}
