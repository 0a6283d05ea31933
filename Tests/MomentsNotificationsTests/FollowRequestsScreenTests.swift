import DemoViewModels
import Expectations
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

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
    return await Screen.showing(traits, in: language) {
      UINavigationController(
        rootViewController: FollowRequestsViewController(
          viewModel: viewModel,
          imageLoader: Rows.loader
        )
      )
    }
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
    expect(
      viewModel.intents,
      equals: ["accept ann-pending", "reject ann-pending", "open ann-pending"]
    )
  }

  @Test("each look", arguments: [ScreenLook.light, .dark, .chinese, .arabic])
  func looks(look: ScreenLook) async {
    let shown = await makeScreen(traits: look.traits, language: look.language)
    expectLook(shown, "\(look)", as: .image)
  }

  @Test("empty") func empty() async {
    expectLook(await makeScreen(DemoFollowRequestsViewModel([], language: .english)), "empty")
  }

  @Test("narrow, with the largest text") func largest() async {
    expectLook(
      await makeScreen(traits: .largest(height: 1400)),
      "narrow-largest",
      showing: ["request.ann-pending.accept", "request.marco-accepting"]
    )
  }
}
