import DemoViewModels
import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsTimeline

/// The switch between the reader's timelines, in the bar.
@Suite struct TimelineScopeSwitchTests {
  private func screen(
    _ traits: ScreenTraits = ScreenTraits(size: CGSize(width: 390, height: 160)),
    _ language: AppLanguage = .english,
    selected: TimelineKind = .local,
    onSelect: @escaping (TimelineKind) -> Void = { _ in }
  ) async -> Screen {
    let screen = Screen(traits: traits.reading(language)) {
      let controller = UIViewController()
      let choice = TimelineScopeSwitch(
        scopes: [.home, .local, .public],
        selected: selected,
        strings: Strings(language)
      )
      choice.onSelect = onSelect
      controller.navigationItem.titleView = choice
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(image: UIImage(systemName: "magnifyingglass")) { _ in }
      )
      return UINavigationController(rootViewController: controller)
    }
    await screen.settle()
    return screen
  }

  @Test func light() async { expectLook(await screen(), "light") }

  @Test func dark() async {
    expectLook(
      await screen(ScreenTraits(size: CGSize(width: 390, height: 160), style: .dark)),
      "dark"
    )
  }

  @Test func narrowInArabic() async {
    expectLook(
      await screen(ScreenTraits(size: CGSize(width: 320, height: 160)), .arabic),
      "narrow-arabic"
    )
  }

  @Test func chinese() async {
    expectLook(
      await screen(ScreenTraits(size: CGSize(width: 320, height: 160)), .simplifiedChinese),
      "chinese"
    )
  }

  @Test func otherTimelinesCanBeChosen() async throws {
    var chosen: [TimelineKind] = []
    let screen = await screen { chosen.append($0) }
    try await screen.tap("scope.public")
    try await screen.tap("scope.local")
    try await screen.tap("scope.timeline")
    expect(chosen, equals: [.public, .home])
  }
}
