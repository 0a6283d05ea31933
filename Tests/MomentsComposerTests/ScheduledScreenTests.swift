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

@testable import MomentsComposer

/// The list of scheduled posts: interaction and snapshots.
@Suite struct ScheduledScreenTests {
  private final class Fixture {
    let screen: Screen
    let viewModel: DemoScheduledPostsViewModel

    init(
      _ rows: (Strings) -> [ScheduledPostRow] = { DemoRows.scheduled($0) },
      traits: ScreenTraits = ScreenTraits(size: CGSize(width: 390, height: 620)),
      language: AppLanguage = .english
    ) async {
      let viewModel = DemoScheduledPostsViewModel(rows(Strings(language)), language: language)
      self.viewModel = viewModel
      screen = Screen(traits: traits.reading(language), clock: HeadlessClock()) {
        UINavigationController(
          rootViewController: ScheduledPostsViewController(viewModel: viewModel)
        )
      }
      await screen.settle()
    }
  }

  @Test func tappingARowReschedulesIt() async throws {
    let fixture = await Fixture()
    try await fixture.screen.tap("scheduled-1")
    await fixture.screen.settle()
    try await fixture.screen.tap("schedule.2")
    await fixture.screen.settle()
    // Tomorrow at six in the evening.
    expect(fixture.viewModel.intents, equals: ["change 1742580000 scheduled-1"])
  }

  @Test func deletingFromTheMenuRequiresConfirmation() async throws {
    let fixture = await Fixture()
    for (answer, deleted) in [("Cancel", []), ("Delete", ["delete scheduled-1"])] {
      try await fixture.screen.openMenu("scheduled-1")
      try await fixture.screen.tap("menu.scheduled.delete")
      await fixture.screen.advance(by: 1)
      try await fixture.screen.tap("alert.\(answer)")
      await fixture.screen.advance(by: 1)
      expect(fixture.viewModel.intents, equals: deleted)
    }
  }

  @Test func deletingBySwipeRequiresConfirmation() async throws {
    let fixture = await Fixture()
    let row = try fixture.screen.view("scheduled-1")
    let middle = row.convert(CGPoint(x: 0, y: row.bounds.midY), to: fixture.screen.window)
    await fixture.screen.drag(
      from: CGPoint(x: 360, y: middle.y),
      to: CGPoint(x: 260, y: middle.y),
      duration: 0.6
    )
    await fixture.screen.settle()
    await fixture.screen.tap(at: CGPoint(x: 350, y: middle.y))
    await fixture.screen.advance(by: 1)
    expectLook(fixture.screen, "question")
    try await fixture.screen.tap("alert.Delete")
    await fixture.screen.advance(by: 1)
    expect(fixture.viewModel.intents, equals: ["delete scheduled-1"])
  }

  @Test func light() async { expectLook(await Fixture().screen, "light") }

  @Test func dark() async {
    let traits = ScreenTraits(size: CGSize(width: 390, height: 620), style: .dark)
    expectLook(await Fixture(traits: traits).screen, "dark")
  }

  @Test(arguments: [AppLanguage.simplifiedChinese, .arabic])
  func otherLanguages(_ language: AppLanguage) async {
    expectLook(await Fixture(language: language).screen, language.rawValue)
  }

  @Test func empty() async { expectLook(await Fixture({ _ in [] }).screen, "empty") }

  @Test func narrowAndLargestLetters() async {
    expectLook(
      await Fixture(traits: ScreenTraits(size: CGSize(width: 320, height: 620))).screen,
      "narrow"
    )
    expectLook(
      await Fixture(traits: .largest(height: 1_300)).screen,
      "largest",
      showing: ["scheduled-1", "scheduled-2", "scheduled-3"]
    )
  }
}
