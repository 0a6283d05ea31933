import DemoViewModels
import Expectations
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsNotifications

/// The notifications on fixed rows, on a headless screen.
@Suite("The notifications screen")
struct NotificationsScreenTests {
  private func makeScreen(
    rows count: Int = .max,
    state: ListState? = nil,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async -> Screen {
    let rows = Array(DemoRows.notifications(Strings(language)).prefix(count))
    return await makeScreen(
      DemoNotificationsViewModel(
        rows,
        requests: rows.isEmpty ? 0 : 3,
        state: state,
        language: language
      ),
      traits,
      language
    )
  }

  private func makeScreen(
    _ viewModel: DemoNotificationsViewModel,
    _ traits: ScreenTraits = ScreenTraits(),
    _ language: AppLanguage = .english
  ) async -> Screen {
    return await Screen.showing(traits, in: language) {
      UINavigationController(
        rootViewController: NotificationsViewController(
          viewModel: viewModel,
          imageLoader: Rows.loader
        )
      )
    }
  }

  @Test("a tap on a row opens its subject") func opening() async throws {
    let strings = Strings(.english)
    let viewModel = DemoNotificationsViewModel(DemoRows.notifications(strings), language: .english)
    let screen = await makeScreen(viewModel)
    try await screen.tap("notification.like")
    expect(viewModel.intents, equals: ["open like"])
  }

  @Test("a tap on a button answers the request, and nothing else") func answering() async throws {
    let rows = DemoRows.notifications(Strings(.english))
    let viewModel = DemoNotificationsViewModel(rows, requests: 2, language: .english)
    let screen = await makeScreen(viewModel)
    try await screen.tap("notification.followRequest.accept")
    try await screen.tap("notification.followRequest.reject")
    try await screen.tap("follow-requests")
    expect(
      viewModel.intents,
      equals: [
        "accept followRequest", "reject followRequest", "open follow-requests",
      ]
    )
  }

  @Test("the menu of a row dismisses it") func dismissing() async throws {
    let rows = DemoRows.notifications(Strings(.english))
    let viewModel = DemoNotificationsViewModel(rows, language: .english)
    let screen = await makeScreen(viewModel)
    try await screen.openMenu("notification.like")
    try await screen.tap("menu.notification.dismiss")
    await screen.settle()
    expect(viewModel.intents, equals: ["dismiss like"])
  }

  @Test("clearing requires a confirmation and notifications")
  func clearing() async throws {
    let strings = Strings(.english)
    let rows = DemoRows.notifications(strings)
    let viewModel = DemoNotificationsViewModel(rows, language: .english)
    let screen = await makeScreen(viewModel)
    try await screen.tap("notifications.more")
    await screen.settle()
    expectLook(screen, "menu")
    try await screen.tap("menu.notifications.clear")
    await screen.advance(by: 1)
    await screen.settle()
    expectLook(screen, "question")
    expect(viewModel.intents, satisfies: \.isEmpty)
    try await screen.tap("alert.\(strings.clearNotifications)")
    await screen.settle()
    expect(viewModel.intents, equals: ["clear"])
    // An empty list cannot be cleared.
    viewModel.show([], state: .empty(ListEmptyMessage(title: "", message: "")))
    await screen.advance(by: 1)
    await screen.settle()
    try await screen.tap("notifications.more")
    await screen.settle()
    try expect(screen.view("menu.notifications.clear").accessibilityTraits.contains(.notEnabled))
    try await screen.tap("menu.notifications.kinds")
    await screen.settle()
    expect(viewModel.intents, equals: ["clear", "open kinds"])
  }

  @Test("a swipe shows its action") func swiping() async throws {
    let screen = await makeScreen(rows: 4)
    let row = try screen.view("notification.like")
    let place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    await screen.drag(from: place, to: CGPoint(x: place.x - 110, y: place.y))
    await screen.advance(by: 1)
    expectLook(screen, "swipe")
  }

  @Test("an empty list of visible kinds shows a message") func hidden() async {
    let strings = Strings(.english)
    let message = ListEmptyMessage(
      title: strings.emptyShownNotificationsTitle,
      message: strings.hiddenNotifications([.like, .boost, .quote, .followRequest])
    )
    expectLook(await makeScreen(rows: 0, state: .empty(message)), "hidden")
  }

  @Test("rows inserted above do not move the reader, and a button scrolls to them")
  func news() async throws {
    let strings = Strings(.english)
    let rows = DemoRows.notifications(strings)
    let viewModel = DemoNotificationsViewModel(Array(rows.dropFirst(2)), language: .english)
    let traits = ScreenTraits(size: CGSize(width: 390, height: 500))
    let screen = await makeScreen(viewModel, traits)
    try await screen.scroll(by: 120)
    await screen.settle()
    func place() throws -> CGRect {
      let view = try screen.view("notification.follow")
      return view.convert(view.bounds, to: nil)
    }
    let before = try place()
    viewModel.show([ListSection(id: "notifications", rows: rows)])
    await screen.settle()
    await screen.advance(by: 1)
    try expect(place(), equals: before)
    try expect(screen.view("notifications.new").accessibilityLabel, equals: "2 new notifications")
    expectLook(screen, "news")
    try await screen.tap("notifications.new")
    await screen.advance(by: 2)
    await screen.settle()
    expectNil((try? screen.view("notifications.new")))
    try expect(screen.view("notification.mention").isHidden, equals: false)
  }

  @Test("each look", arguments: [ScreenLook.light, .dark, .chinese, .arabic])
  func looks(look: ScreenLook) async {
    let shown = await makeScreen(traits: look.traits, language: look.language)
    expectLook(shown, "\(look)")
  }

  @Test("empty") func empty() async { expectLook(await makeScreen(rows: 0), "empty") }

  @Test("failed") func failed() async {
    let strings = Strings(.english)
    let failure = ListFailure(
      title: strings.notificationsFailedTitle,
      message: strings.checkConnection,
      retryTitle: strings.retry
    )
    expectLook(
      await makeScreen(rows: 0, state: .failed(failure)),
      "failed",
      showing: ["list.message.title", "list.retry"]
    )
  }

  @Test("loading") func loading() async {
    expectLook(await makeScreen(rows: 0, state: .loading), "loading")
  }

  @Test("narrow, with the largest text") func largest() async {
    expectLook(
      await makeScreen(traits: .largest(height: 1400)),
      "narrow-largest",
      showing: ["notification.mention", "notification.like"]
    )
  }
}
