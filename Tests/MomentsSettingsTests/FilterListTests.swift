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

@testable import MomentsSettings

/// The list of filters: interaction and snapshots.
@Suite struct FilterListTests {
  private final class Fixture {
    let screen: Screen
    let viewModel: DemoWordFiltersViewModel
    private(set) var routes: [Route] = []

    init(
      _ rows: (Strings) -> [WordFilterRow] = { DemoRows.filters($0) },
      traits: ScreenTraits = ScreenTraits(size: CGSize(width: 390, height: 560)),
      language: AppLanguage = .english
    ) async {
      let viewModel = DemoWordFiltersViewModel(rows(Strings(language)), language: language)
      self.viewModel = viewModel
      screen = Screen(traits: traits.reading(language), clock: HeadlessClock()) {
        UINavigationController(
          rootViewController: WordFiltersViewController(viewModel: viewModel)
        )
      }
      viewModel.onRoute = { [weak self] in self?.routes.append($0) }
      await screen.settle()
    }
  }

  @Test func rowsAndTheButtonOpenTheSheet() async throws {
    let fixture = await Fixture()
    try await fixture.screen.tap("2")
    try await fixture.screen.tap("filters.add")
    expect(fixture.routes, equals: [.filter(.existing("2")), .filter(.new())])
  }

  @Test func deletingAFilterRequiresConfirmation() async throws {
    let fixture = await Fixture()
    for (answer, deleted) in [("Cancel", []), ("Delete", ["delete 1"])] {
      let row = try fixture.screen.view("1")
      let middle = row.convert(CGPoint(x: 0, y: row.bounds.midY), to: fixture.screen.window)
      await fixture.screen.drag(
        from: CGPoint(x: 360, y: middle.y),
        to: CGPoint(x: 260, y: middle.y),
        duration: 0.6
      )
      await fixture.screen.settle()
      if answer == "Cancel" { expectLook(fixture.screen, "swiped") }
      await fixture.screen.tap(at: CGPoint(x: 350, y: middle.y))
      await fixture.screen.advance(by: 1)
      if answer == "Delete" { expectLook(fixture.screen, "question") }
      try await fixture.screen.tap("alert.\(answer)")
      await fixture.screen.advance(by: 1)
      expect(fixture.viewModel.intents, equals: deleted)
    }
  }

  @Test func light() async { expectLook(await Fixture().screen, "light") }

  @Test func dark() async {
    let traits = ScreenTraits(size: CGSize(width: 390, height: 560), style: .dark)
    expectLook(await Fixture(traits: traits).screen, "dark")
  }

  @Test(arguments: [AppLanguage.simplifiedChinese, .arabic])
  func otherLanguages(_ language: AppLanguage) async {
    expectLook(await Fixture(language: language).screen, language.rawValue)
  }

  @Test func empty() async { expectLook(await Fixture({ _ in [] }).screen, "empty") }

  @Test func largestLetters() async {
    expectLook(
      await Fixture(traits: .largest(height: 1_300)).screen,
      "largest",
      showing: ["1", "2", "3"]
    )
  }
}
