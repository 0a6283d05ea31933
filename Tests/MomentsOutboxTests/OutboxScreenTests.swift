import DemoViewModels
import ListModel
import MomentsContracts
import ScreenTesting
import Testing
import UIKit

@testable import MomentsOutbox

/// The outbox on demo data, on a headless screen.
@Suite("The outbox screen")
struct OutboxScreenTests {
  private func makeScreen(
    _ scenario: DemoOutboxScenario = .everything,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async -> Screen {
    var traits = traits
    traits.isRightToLeft = language.isRightToLeft
    let screen = Screen(traits: traits, clock: HeadlessClock()) {
      UINavigationController(
        rootViewController: OutboxViewController(
          viewModel: DemoOutboxViewModel(scenario: scenario, language: language)
        )
      )
    }
    await screen.settle()
    return screen
  }

  private func check(_ screen: Screen, _ name: String, file: String = #filePath) {
    let problem = SnapshotComparison(besideTestFile: file).problem(with: screen, named: name)
    #expect(problem == nil)
  }

  private func exists(_ identifier: String, on screen: Screen) -> Bool {
    (try? screen.view(identifier)) != nil
  }

  @Test("what is discarded leaves, and what was written is said to be a draft")
  func discarding() async throws {
    let screen = await makeScreen()
    try await screen.tap("outbox.discard.comment")
    await screen.settle()
    await screen.advance(by: 1)
    #expect(!exists("outbox.comment", on: screen))
    #expect(exists("outbox.like", on: screen))
    #expect(screen.layoutDescription().contains("Kept as a draft"))
  }

  @Test("what is tried again is on its way, and can be neither tried nor given up")
  func retrying() async throws {
    let screen = await makeScreen()
    try await screen.tap("outbox.retry.follow")
    await screen.settle()
    #expect(exists("outbox.follow", on: screen))
    #expect(!exists("outbox.retry.follow", on: screen))
    #expect(!exists("outbox.discard.follow", on: screen))
  }

  @Test("light") func light() async { check(await makeScreen(), "light") }

  @Test("dark") func dark() async {
    check(await makeScreen(traits: ScreenTraits(style: .dark)), "dark")
  }

  @Test("empty") func empty() async { check(await makeScreen(.empty), "empty") }

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
