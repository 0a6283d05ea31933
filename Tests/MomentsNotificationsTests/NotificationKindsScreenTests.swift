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

/// The sheet that chooses which kinds of notifications show, on a headless screen.
@Suite("The kinds of notifications")
struct NotificationKindsScreenTests {
  private func makeScreen(
    _ viewModel: DemoNotificationKindsViewModel? = nil,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async -> Screen {
    let shown =
      viewModel
      ?? DemoNotificationKindsViewModel(hidden: [.like, .boost], language: language)
    return await Screen.showing(traits, in: language) {
      NotificationKindsViewController(viewModel: shown).inSheet()
    }
  }

  @Test("a switch hides a kind, and shows it again") func switching() async throws {
    let viewModel = DemoNotificationKindsViewModel(hidden: [.like], language: .english)
    let screen = await makeScreen(viewModel)
    for row in ["kinds.follow", "kinds.like"] {
      let view = try screen.view(row)
      screen.perform { _ = view.accessibilityActivate() }
      await screen.settle()
    }
    expect(viewModel.content.value.hidden, equals: [.follow])
  }

  @Test("each look", arguments: [ScreenLook.light, .dark, .chinese, .arabic])
  func looks(look: ScreenLook) async {
    let shown = await makeScreen(traits: look.traits, language: look.language)
    expectLook(shown, "\(look)")
  }

  @Test("narrow, with the largest text") func largest() async {
    expectLook(
      await makeScreen(traits: .largest(height: 1400)),
      "narrow-largest",
      showing: ["kinds.mention", "kinds.post"]
    )
  }
}
