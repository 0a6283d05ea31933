import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

@MainActor
@Suite("Dismissed and hidden notifications")
struct NotificationDismissalTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)
  private let strings = Strings(.english)

  private func notification(
    _ id: String,
    age: TimeInterval,
    _ kind: NotificationKind = .follow
  ) -> ReaderNotification {
    ReaderNotification(
      id: id,
      kind: kind,
      people: [Account(id: "ann", handle: "ann", displayName: "Ann")],
      happenedAt: now - age,
      newestEventID: "event-\(id)"
    )
  }

  private var page: Page<ReaderNotification> {
    Page(items: [notification("c", age: 1), notification("b", age: 2), notification("a", age: 3)])
  }

  private func viewModel(
    _ provider: FakeNotifications,
    _ filter: NotificationScope = .all
  ) -> LiveNotificationsViewModel {
    LiveNotificationsViewModel(
      filter,
      provider: provider,
      in: ScreenContext(
        .english,
        time: ReaderTime(now: { [now] in now }, timeZone: .gmt),
        changes: provider.actions
      )
    )
  }

  @Test("dismissing removes a row immediately on every screen")
  func dismissing() async throws {
    let provider = FakeNotifications(["": page])
    let (all, mentions) = (viewModel(provider), viewModel(provider, .mentions))
    await all.load()
    await mentions.load()
    await provider.hold()
    all.dismiss("b")
    expect(all.rows.map(\.id), equals: ["c", "a"])
    await provider.letGo()
    try await eventually { mentions.rows.map(\.id) == ["c", "a"] }
    expect(all.rows.map(\.id), equals: ["c", "a"])
    expectNil(all.message.value)
    all.dismiss("gone")
    expect(all.rows.map(\.id), equals: ["c", "a"])
  }

  @Test("a row that cannot be dismissed is restored with a message")
  func refusing() async throws {
    let provider = FakeNotifications(["": page])
    let viewModel = viewModel(provider)
    await viewModel.load()
    await provider.refuseDismissals(.refused(reason: "Not today."))
    viewModel.dismiss("b")
    expect(viewModel.rows.map(\.id), equals: ["c", "a"])
    try await eventually { viewModel.rows.map(\.id) == ["c", "b", "a"] }
    expect(viewModel.message.value?.text, equals: "\(strings.dismissRefused) Not today.")
  }

  @Test("a late refusal restores the row on every screen, on further pages too")
  func refusingLater() async throws {
    let provider = FakeNotifications([
      "": Page(items: page.items, next: PageCursor(token: "2")),
      "2": Page(items: [notification("older", age: 9), notification("oldest", age: 10)]),
    ])
    let viewModel = viewModel(provider)
    await viewModel.load()
    await viewModel.loadMore()
    for row in ["b", "older"] as [ListItemID] { viewModel.dismiss(row) }
    try await eventually {
      provider.actions.isDismissed(notification("b", age: 2))
        && provider.actions.isDismissed(notification("older", age: 9))
    }
    for id in ["older", "b"] { provider.actions.takeBackDismissal(of: id) }
    try await eventually { viewModel.rows.map(\.id) == ["c", "b", "a", "older", "oldest"] }
  }

  @Test("clearing removes everything and requires the server")
  func clearing() async throws {
    let provider = FakeNotifications(["": page])
    let viewModel = viewModel(provider)
    await viewModel.load()
    await provider.refuseDismissals(.network(url: "x", reason: .offline))
    await viewModel.clear().value
    expect(viewModel.rows.count, equals: 3)
    expect(viewModel.message.value?.text.hasPrefix(strings.notificationsNotCleared), equals: true)
    expect(viewModel.message.value?.kind, equals: .failure)
    await provider.refuseDismissals(nil)
    await viewModel.clear().value
    expect(viewModel.rows, satisfies: \.isEmpty)
    expect(viewModel.message.value?.text, equals: strings.notificationsCleared)
  }

  @Test("changing the visible kinds reloads the list, which lists hidden kinds when empty")
  func kinds() async throws {
    let provider = FakeNotifications(["": page])
    let viewModel = viewModel(provider)
    await viewModel.load()
    let watching = Task { await viewModel.watch() }
    await provider.set(Page(items: []))
    try await provider.setHiddenNotificationKinds([.follow, .like])
    let hidden = ListEmptyMessage(
      title: strings.emptyShownNotificationsTitle,
      message: "Hidden: Likes, New followers. Choose what to show in the menu above."
    )
    try await eventually { viewModel.state == .empty(hidden) }
    await provider.set(page)
    try await provider.setHiddenNotificationKinds([])
    try await eventually { viewModel.rows.count == 3 }
    watching.cancel()
    await watching.value
    // Only mentions are requested explicitly.
    try await provider.setHiddenNotificationKinds([.mention])
    let mentions = self.viewModel(provider, .mentions)
    await provider.set(Page(items: []))
    await mentions.load()
    let none = ListEmptyMessage(
      title: strings.emptyMentionsTitle,
      message: strings.emptyMentionsMessage
    )
    expect(mentions.state, equals: .empty(none))
  }

  @Test("a switch hides or shows a kind")
  func switches() async throws {
    let provider = FakeNotifications([:])
    let viewModel = LiveNotificationKindsViewModel(provider: provider, in: ScreenContext(.english))
    await viewModel.load()
    expect(viewModel.content.value.kinds, equals: NotificationKind.hideable)
    expect(viewModel.content.value.hidden, equals: [])
    viewModel.show(.like, false)
    viewModel.show(.boost, false)
    await viewModel.show(.like, true).value
    try await expect(provider.hiddenNotificationKinds(), equals: [.boost])
    expect(viewModel.content.value.hidden, equals: [.boost])
    await provider.refuseDismissals(.notSaved(path: "/store", reason: "full"))
    await viewModel.show(.poll, false).value
    expect(viewModel.content.value.hidden, equals: [.boost])
    expect(viewModel.message.value?.text.hasPrefix(strings.notificationKindsNotSaved), equals: true)
  }

  @Test("every known kind has a row, and unknown kinds are always shown")
  func everyKind() {
    let kinds = NotificationKind.hideable
    expect(Set(kinds), equals: Set(NotificationKind.allCases).subtracting([.other]))
  }
}
