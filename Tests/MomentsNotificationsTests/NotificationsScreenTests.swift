import DemoViewModels
import Foundations
import ListModel
import MomentsContracts
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows

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
    var traits = traits
    traits.isRightToLeft = language.isRightToLeft
    let loader = Rows.loader
    let screen = Screen(traits: traits, clock: HeadlessClock()) {
      UINavigationController(
        rootViewController: NotificationsViewController(viewModel: viewModel, imageLoader: loader)
      )
    }
    screen.work = [{ await loader.waitUntilIdle() }]
    screen.language = language.rawValue
    await screen.settle()
    await screen.advance(by: 1)
    return screen
  }

  private func check(_ screen: Screen, _ name: String, file: String = #filePath) {
    let problem = SnapshotComparison(besideTestFile: file).problem(with: screen, named: name)
    #expect(problem == nil)
  }

  @Test("a tap on a row opens what it is about") func opening() async throws {
    let strings = Strings(.english)
    let viewModel = DemoNotificationsViewModel(DemoRows.notifications(strings), language: .english)
    let screen = await makeScreen(viewModel)
    try await screen.tap("notification.like")
    #expect(viewModel.intents == ["open like"])
  }

  @Test("a tap on a button answers the request, and nothing else") func answering() async throws {
    let rows = DemoRows.notifications(Strings(.english))
    let viewModel = DemoNotificationsViewModel(rows, requests: 2, language: .english)
    let screen = await makeScreen(viewModel)
    try await screen.tap("notification.followRequest.accept")
    try await screen.tap("notification.followRequest.reject")
    try await screen.tap("follow-requests")
    #expect(
      viewModel.intents == [
        "accept followRequest", "reject followRequest", "open follow-requests",
      ]
    )
  }

  @Test("light") func light() async { check(await makeScreen(), "light") }

  @Test("dark") func dark() async {
    check(await makeScreen(traits: ScreenTraits(style: .dark)), "dark")
  }

  @Test("empty") func empty() async { check(await makeScreen(rows: 0), "empty") }

  @Test("failed") func failed() async {
    let strings = Strings(.english)
    let failure = ListFailure(
      title: strings.notificationsFailedTitle,
      message: strings.checkConnection,
      retryTitle: strings.retry
    )
    check(await makeScreen(rows: 0, state: .failed(failure)), "failed")
  }

  @Test("loading") func loading() async {
    check(await makeScreen(rows: 0, state: .loading), "loading")
  }

  @Test("Chinese") func chinese() async {
    check(await makeScreen(language: .simplifiedChinese), "chinese")
  }

  @Test("Arabic") func arabic() async { check(await makeScreen(language: .arabic), "arabic") }

  @Test("narrow, with the largest text") func largest() async {
    let traits = ScreenTraits(
      size: CGSize(width: 320, height: 1400),
      contentSize: .accessibilityExtraExtraExtraLarge
    )
    check(await makeScreen(traits: traits), "narrow-largest")
  }
}
