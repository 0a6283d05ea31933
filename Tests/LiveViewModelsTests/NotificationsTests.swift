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
@Suite("The notifications over a provider")
struct NotificationsTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)

  private func person(_ id: String) -> Account {
    Account(id: id, handle: id, displayName: id.capitalized)
  }

  private func notification(
    _ id: String,
    _ kind: NotificationKind = .follow,
    by names: [String] = ["ann"],
    count: Int? = nil,
    of moment: Moment? = nil,
    isUnread: Bool = false,
    age: TimeInterval = 300
  ) -> ReaderNotification {
    ReaderNotification(
      id: id,
      kind: kind,
      people: names.map(person),
      count: count,
      moment: moment,
      happenedAt: now - age,
      isUnread: isUnread
    )
  }

  private var moment: Moment {
    Moment(id: "7", author: person("lin"), text: RichText("first line\nand second"))
  }

  private func viewModel(
    _ provider: FakeNotifications,
    _ language: AppLanguage = .english
  ) -> LiveNotificationsViewModel {
    LiveNotificationsViewModel(
      provider: provider,
      in: ScreenContext(language, time: ReaderTime(now: { [now] in now }, timeZone: .gmt))
    )
  }

  @Test("a notification is one sentence, with the number of people in groups")
  func wording() async {
    let kinds = NotificationKind.allCases.map { notification($0.rawValue, $0, of: moment) }
    let group = notification("g", .like, by: ["ann", "bob", "cem"], count: 12, of: moment)
    let viewModel = viewModel(FakeNotifications(["": Page(items: kinds + [group])]))
    await viewModel.load()
    expect(
      viewModel.rows.map(\.title),
      equals: [
        "Ann mentioned you", "Ann likes your moment", "Ann boosted your moment",
        "Ann followed you", "Ann wants to follow you", "Ann posted a moment",
        "Ann edited a moment", "A poll has ended", "Ann quoted your moment", "News from Ann",
        "Ann, Bob and 10 others like your moment",
      ]
    )
    expect(viewModel.rows.allSatisfy { $0.subject == "first line and second" })
    expect(viewModel.rows.first?.timeText, equals: "5 min")
  }

  @Test("verbs agree with the number of people")
  func agreement() async {
    let kinds = [NotificationKind.like, .boost, .follow, .followRequest]
    let one = kinds.map { notification("1" + $0.rawValue, $0, of: moment) }
    let two = kinds.map { notification("2" + $0.rawValue, $0, by: ["ann", "bob"], of: moment) }
    let viewModel = viewModel(FakeNotifications(["": Page(items: one + two)]), .polish)
    await viewModel.load()
    expect(
      viewModel.rows.map(\.title),
      equals: [
        "Ann lubi Twój wpis", "Ann podbija Twój wpis", "Ann obserwuje Cię",
        "Ann chce Cię obserwować", "Ann i Bob lubią Twój wpis", "Ann i Bob podbijają Twój wpis",
        "Ann i Bob obserwują Cię", "Ann i Bob chcą Cię obserwować",
      ]
    )
  }

  @Test("pages are appended, and new notifications are inserted above on changes")
  func newNotificationsAreInserted() async throws {
    let cursor = PageCursor(token: "2")
    let provider = FakeNotifications([
      "": Page(items: [notification("a")], next: cursor), "2": Page(items: [notification("b")]),
    ])
    let viewModel = viewModel(provider)
    await viewModel.load()
    await viewModel.loadMore()
    expect(viewModel.rows.map(\.id), equals: ["a", "b"])
    let watching = Task { await viewModel.watch() }
    await provider.set(Page(items: [notification("new"), notification("a")]))
    provider.notify()
    try await eventually { viewModel.rows.map(\.id) == ["new", "a", "b"] }
    // Between these and the others there may be more.
    await provider.set(Page(items: [notification("far")]))
    provider.notify()
    try await eventually { viewModel.rows.map(\.id) == ["far"] }
    watching.cancel()
    await watching.value
  }

  @Test("notifications that are no longer on the newest page are removed")
  func hiding() async throws {
    let provider = FakeNotifications([
      "": Page(
        items: ["c", "b", "a"].enumerated().map { notification($1, age: Double($0)) },
        next: PageCursor(token: "2")
      ), "2": Page(items: [notification("older", age: 60)]),
    ])
    let viewModel = viewModel(provider)
    await viewModel.load()
    await viewModel.loadMore()
    let watching = Task { await viewModel.watch() }
    await provider.set(Page(items: [notification("c", age: 0), notification("a", age: 2)]))
    provider.notify()
    try await eventually { viewModel.rows.map(\.id) == ["c", "a", "older"] }
    // A row that moves up leaves the others in place.
    await provider.set(Page(items: [notification("older", age: -1), notification("c", age: 0)]))
    provider.notify()
    try await eventually { viewModel.rows.map(\.id) == ["older", "c", "a"] }
    watching.cancel()
    await watching.value
  }

  @Test("seen notifications are read, and keep their mark until the reader leaves")
  func marks() async throws {
    func page(_ ids: String..., unread: Int) -> Page<ReaderNotification> {
      Page(items: ids.enumerated().map { notification($1, isUnread: $0 < unread) })
    }
    let provider = FakeNotifications(["": page("c", "b", "a", unread: 2)])
    let viewModel = viewModel(provider)
    await viewModel.load()
    func unread() -> [ListItemID] { viewModel.rows.filter(\.isUnread).map(\.id) }
    expect(unread(), equals: ["c", "b"])
    expect(viewModel.rows.first?.accessibilityText.hasPrefix("Unread, "), equals: true)
    let watching = Task { await viewModel.watch() }
    viewModel.see("a")
    viewModel.see("b")
    viewModel.see("c")
    viewModel.see("b")
    try await eventually { await provider.read == ["b", "c"] }
    // Another notification arrives that is not seen; the others were seen and are still marked.
    await provider.set(page("d", "c", "b", "a", unread: 1))
    provider.notify()
    try await eventually { unread() == ["d", "c", "b"] }
    watching.cancel()
    await watching.value
    expect(unread(), equals: ["d"])
    await expect(provider.read, equals: ["b", "c"])
  }

  @Test("notifications that arrived unobserved are read on the next observation")
  func watchingAgain() async throws {
    let provider = FakeNotifications(["": Page(items: [notification("a")])])
    let viewModel = viewModel(provider)
    await viewModel.load()
    let first = Task { await viewModel.watch() }
    first.cancel()
    await first.value
    await provider.set(Page(items: [notification("new"), notification("a")]))
    let second = Task { await viewModel.watch() }
    try await eventually { viewModel.rows.map(\.id) == ["new", "a"] }
    second.cancel()
  }

  @Test("changes during a page request are read after it")
  func notificationsDuringALoadAreRead() async throws {
    let provider = FakeNotifications(["": Page(items: [notification("a")])])
    let viewModel = viewModel(provider)
    await viewModel.load()
    let watching = Task { await viewModel.watch() }
    await provider.hold()
    let reloading = Task { await viewModel.reload() }
    try await eventually { await provider.asked == 2 }
    // The page in progress is older than these.
    await provider.set(Page(items: [notification("new"), notification("a")]))
    provider.notify()
    try await eventually { viewModel.missesNewRows }
    expect(viewModel.rows.map(\.id), equals: ["a"])
    await expect(provider.asked, equals: 2)
    await provider.letGo()
    await reloading.value
    expect(viewModel.rows.map(\.id), equals: ["new", "a"])
    watching.cancel()
    await watching.value
  }

  @Test("mentions are requested separately, and seeing them marks nothing else as read")
  func mentionsAlone() async {
    let items = [notification("m", .mention, of: moment, isUnread: true)]
    let provider = FakeNotifications(["": Page(items: items)])
    let viewModel = LiveNotificationsViewModel(
      .mentions,
      provider: provider,
      in: ScreenContext(.english)
    )
    await viewModel.load()
    await expect(provider.filters, equals: [.mentions])
    viewModel.see("m")
    await expect(provider.read, satisfies: \.isEmpty)
    await provider.set(Page(items: []))
    await viewModel.reload()
    let strings = Strings(.english)
    let empty = ListEmptyMessage(
      title: strings.emptyMentionsTitle,
      message: strings.emptyMentionsMessage
    )
    expect(viewModel.state, equals: .empty(empty))
  }

  @Test("a row opens its moment, or else the person")
  func opening() async {
    let items = [
      notification("m", .like, of: moment), notification("p"), notification("n", by: []),
    ]
    let viewModel = viewModel(FakeNotifications(["": Page(items: items)]))
    var routes: [Route] = []
    viewModel.onRoute = { routes.append($0) }
    await viewModel.load()
    for row in ["m", "p", "n", "gone"] as [ListItemID] { viewModel.open(row) }
    expect(routes, equals: [.moment("7"), .profile(PersonReference(person("ann")))])
    viewModel.remove("m")
    viewModel.open("m")
    expect(routes.count, equals: 2)
  }

  @Test("a failure replaces the rows, or is a message if there are rows")
  func failing() async {
    let provider = FakeNotifications(["": Page(items: [notification("a")])])
    await provider.fail(.signInNeeded)
    let viewModel = viewModel(provider)
    await viewModel.load()
    guard case .failed(let failure) = viewModel.state else {
      Issue.record("not failed: \(viewModel.state)")
      return
    }
    expect(failure.title, equals: "Notifications could not be loaded")
    await provider.fail(nil)
    await viewModel.load()
    expect(viewModel.rows.map(\.id), equals: ["a"])
    await provider.fail(.signInNeeded)
    await viewModel.reload()
    expect(viewModel.rows.map(\.id), equals: ["a"])
    expect(
      viewModel.message.value?.text.hasPrefix("Notifications could not be loaded."),
      equals: true
    )
  }
}
