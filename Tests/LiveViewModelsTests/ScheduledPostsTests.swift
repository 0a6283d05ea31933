import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import Testing

@testable import LiveViewModels

/// Scheduled posts at the server, over a provider.
@MainActor
@Suite struct ScheduledPostsTests {
  private nonisolated static let hour = 3_600.0
  private let provider = FakeComposer()
  private let outbox = FakeOutbox()

  private func post(_ id: String, _ text: String, in hours: Double) -> ScheduledPost {
    ScheduledPost(id: id, scheduledAt: Sample.now + hours * Self.hour, text: text)
  }

  private func list(_ posts: [ScheduledPost]) async -> LiveScheduledPostsViewModel {
    await provider.set { $0.waiting = posts }
    return LiveScheduledPostsViewModel(
      provider: provider,
      outbox: outbox,
      in: ScreenContext(
        .english,
        time: ReaderTime(now: { Sample.now }, timeZone: .gmt),
        changes: outbox
      )
    )
  }

  private func rows(_ list: LiveScheduledPostsViewModel) -> [ScheduledPostRow] {
    list.sections.flatMap(\.items).compactMap { $0.as(ScheduledPostRow.self) }
  }

  @Test func postsAreSortedByTimeWithTimeAndText() async {
    var full = post("2", "  second\nline ", in: 30)
    full.contentWarning = "food"
    full.media = MediaCounts(films: 2)
    full.isReply = true
    let list = await list([full, post("1", "", in: 3)])
    await list.load()
    expect(rows(list).map(\.id), equals: ["1", "2"])
    expect(rows(list).map(\.text), equals: ["Without words", "food · second line"])
    let when = ScheduleTime(now: Sample.now, timeZone: .gmt, strings: Strings(.english))
    expect(
      rows(list).last?.detail,
      equals: "\(when.title(of: full.scheduledAt)) · Comment · 2 films"
    )
  }

  @Test func anEmptyListExplainsScheduling() async {
    let list = await list([])
    await list.load()
    guard case .empty(let message) = list.state else {
      Issue.record("\(list.state)")
      return
    }
    expect(message.title, equals: Strings(.english).scheduledEmptyTitle)
  }

  @Test func reschedulingMovesTheRow() async {
    let list = await list([post("1", "first", in: 1), post("2", "second", in: 2)])
    await list.load()
    expect(list.time(of: "1")?.chosen, equals: Sample.now + Self.hour)
    expectNil(list.time(of: "9"))
    await list.change("1", to: Sample.now + 5 * Self.hour).value
    expect(rows(list).map(\.id), equals: ["2", "1"])
    expect(rows(list).last?.date, equals: Sample.now + 5 * Self.hour)
  }

  @Test func aTooNearTimeIsNotRequested() async {
    let list = await list([post("1", "first", in: 1)])
    await list.load()
    await list.change("1", to: Sample.now + 60).value
    expect(list.message.value?.text, equals: Strings(.english).scheduleTooSoon)
    await expect(provider.waiting.first?.scheduledAt, equals: Sample.now + Self.hour)
  }

  @Test func aDeletedRowIsRemovedAndAFailureKeepsIt() async {
    let list = await list([post("1", "first", in: 1)])
    await list.load()
    await provider.set {
      $0.scheduleProblems = [ProviderError.network(url: "", reason: .offline)]
    }
    await list.delete("1").value
    expect(rows(list).count, equals: 1)
    expect(list.message.value?.text.hasPrefix(Strings(.english).scheduledNotDeleted), equals: true)
    await list.delete("1").value
    expect(rows(list), satisfies: \.isEmpty)
  }

  @Test func aPostPublishedMeanwhileIsReportedAndTheListReloaded() async {
    let list = await list([post("1", "first", in: 1)])
    await list.load()
    await provider.set { $0.waiting = [] }
    await list.change("1", to: Sample.now + 5 * Self.hour).value
    expect(list.message.value?.text, equals: Strings(.english).scheduledGone)
    expect(rows(list), satisfies: \.isEmpty)
  }

  @Test func theListReloadsWhenAnOutboxItemIsSent() async {
    let draft = PostDraft(id: "d", text: "later", updatedAt: Sample.now)
    let item = OutboxItem(
      id: "item",
      action: .schedule(true, draft),
      subject: "later",
      createdAt: Sample.now,
      state: .waiting
    )
    outbox.set([item])
    let list = await list([])
    await list.load()
    let watching = Task { await list.watch() }
    while outbox.listenerCount == 0 { await Task.yield() }
    let sent = post("7", "later", in: 3)
    await provider.set { $0.waiting = [sent] }
    // Other changes have no effect.
    outbox.set([item])
    outbox.set([])
    outbox.finish()
    await watching.value
    expect(rows(list).map(\.id), equals: ["7"])
    await expect(provider.listings, equals: 2)
  }
}
