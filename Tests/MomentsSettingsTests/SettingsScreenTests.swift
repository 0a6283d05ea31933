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

@Suite("The settings screen")
struct SettingsScreenTests {
  private final class Fixture {
    let screen: Screen
    let viewModel: DemoSettingsViewModel
    private(set) var routes: [Route] = []

    init(traits: ScreenTraits = ScreenTraits(), language: AppLanguage = .english) async {
      let viewModel = DemoSettingsViewModel(language: language)
      self.viewModel = viewModel
      screen = Screen(traits: traits.reading(language), clock: HeadlessClock()) {
        UINavigationController(rootViewController: SettingsViewController(viewModel: viewModel))
      }
      viewModel.onRoute = { [weak self] in self?.routes.append($0) }
      await screen.settle()
    }
  }

  /// High enough for the whole list.
  private static let tall = CGSize(width: 390, height: 1_560)

  @Test("a choice is reported and gets the checkmark")
  func choosing() async throws {
    let fixture = await Fixture(traits: ScreenTraits(size: Self.tall))
    try await fixture.screen.tap("appearance.2")
    try await fixture.screen.tap("language.3")
    try await fixture.screen.tap("text-size.5")
    await fixture.screen.settle()
    var expected = AppSettings()
    expected.appearance = .dark
    expect(fixture.viewModel.chosen.first, equals: expected)
    expected.language = .arabic
    expected.textSize = .largest
    expect(fixture.viewModel.chosen.last, equals: expected)
    let dark = try fixture.screen.view("appearance.2")
    expect(dark.accessibilityTraits.contains(.selected))
    try expect(!fixture.screen.view("appearance.0").accessibilityTraits.contains(.selected))
  }

  @Test("erasing requires a confirmation that describes the loss")
  func erasing() async throws {
    let fixture = await Fixture(traits: ScreenTraits(size: Self.tall))
    try await fixture.screen.tap("erase.moments")
    await fixture.screen.advance(by: 1)
    expect(fixture.viewModel.erased, satisfies: \.isEmpty)
    expectLook(fixture.screen, "erase-question")
    try await fixture.screen.tap("alert.Cancel")
    await fixture.screen.advance(by: 1)
    expect(fixture.viewModel.erased, satisfies: \.isEmpty)
    try await fixture.screen.tap("erase.images")
    await fixture.screen.advance(by: 1)
    try await fixture.screen.tap("alert.Erase")
    await fixture.screen.advance(by: 1)
    expect(fixture.viewModel.erased, equals: [.images])
  }

  @Test("rows open the accounts and the about screen")
  func leading() async throws {
    let fixture = await Fixture(traits: ScreenTraits(size: Self.tall))
    try await fixture.screen.tap("settings.accounts")
    try await fixture.screen.tap("settings.about")
    expect(fixture.routes, equals: [.accounts, .about])
  }

  @Test("light") func light() async {
    expectLook(await Fixture(traits: ScreenTraits(size: Self.tall)).screen, "light")
  }

  @Test("dark") func dark() async {
    expectLook(await Fixture(traits: ScreenTraits(size: Self.tall, style: .dark)).screen, "dark")
  }

  @Test("Chinese") func chinese() async {
    expectLook(
      await Fixture(traits: ScreenTraits(size: Self.tall), language: .simplifiedChinese).screen,
      "chinese",
      as: .image
    )
  }

  @Test("Arabic") func arabic() async {
    expectLook(
      await Fixture(traits: ScreenTraits(size: Self.tall), language: .arabic).screen,
      "arabic"
    )
  }

  @Test("narrow, with the largest text") func largest() async {
    expectLook(
      await Fixture(traits: .largest(height: 1_100)).screen,
      "narrow-largest",
      showing: ["appearance.0", "language.0"]
    )
  }
}
