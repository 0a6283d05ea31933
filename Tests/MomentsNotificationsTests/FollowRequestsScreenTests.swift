import DemoViewModels
import Foundations
import ListModel
import MomentsContracts
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows

@testable import MomentsNotifications

/// The requests to follow the reader on fixed rows, on a headless screen.
@Suite("The follow requests screen")
struct FollowRequestsScreenTests {
  private func makeScreen(
    _ viewModel: DemoFollowRequestsViewModel? = nil,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async -> Screen {
    let viewModel =
      viewModel
      ?? DemoFollowRequestsViewModel(
        DemoRows.followRequests(Strings(language)),
        language: language
      )
    var traits = traits
    traits.isRightToLeft = language.isRightToLeft
    let loader = Rows.loader
    let screen = Screen(traits: traits, clock: HeadlessClock()) {
      UINavigationController(
        rootViewController: FollowRequestsViewController(
          viewModel: viewModel,
          imageLoader: loader
        )
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

  @Test("the buttons answer pending requests, and a row opens the person")
  func answering() async throws {
    let viewModel = DemoFollowRequestsViewModel(
      DemoRows.followRequests(Strings(.english)),
      language: .english
    )
    let screen = await makeScreen(viewModel)
    try await screen.tap("request.ann-pending.accept")
    try await screen.tap("request.ann-pending.reject")
    // A pending request does not accept taps, and neither does its row.
    try await screen.tap("request.marco-accepting.accept")
    try await screen.tap("request.ann-pending")
    #expect(
      viewModel.intents == ["accept ann-pending", "reject ann-pending", "open ann-pending"]
    )
  }

  @Test("light") func light() async { check(await makeScreen(), "light") }

  @Test("dark") func dark() async {
    check(await makeScreen(traits: ScreenTraits(style: .dark)), "dark")
  }

  @Test("empty") func empty() async {
    check(await makeScreen(DemoFollowRequestsViewModel([], language: .english)), "empty")
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
