import DemoViewModels
import Expectations
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsOutbox

/// The outbox on fixed rows, on a headless screen.
@Suite("The outbox screen")
struct OutboxScreenTests {
  private func makeScreen(
    isEmpty: Bool = false,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async -> Screen {
    let rows = isEmpty ? [] : DemoRows.outbox(Strings(language))
    return await makeScreen(DemoOutboxViewModel(rows, language: language), traits, language)
  }

  private func makeScreen(
    _ viewModel: DemoOutboxViewModel,
    _ traits: ScreenTraits = ScreenTraits(),
    _ language: AppLanguage = .english
  ) async -> Screen {
    let screen = Screen(traits: traits.reading(language), clock: HeadlessClock()) {
      UINavigationController(rootViewController: OutboxViewController(viewModel: viewModel))
    }
    await screen.settle()
    return screen
  }

  private func exists(_ identifier: String, on screen: Screen) -> Bool {
    (try? screen.view(identifier)) != nil
  }

  @Test("the buttons of a row retry or discard it")
  func asking() async throws {
    let viewModel = DemoOutboxViewModel(DemoRows.outbox(Strings(.english)), language: .english)
    let screen = await makeScreen(viewModel)
    try await screen.tap("outbox.discard.comment")
    try await screen.tap("outbox.retry.follow")
    try await screen.scroll(by: 400)
    try await screen.tap("outbox.edit.edit")
    expect(viewModel.intents, equals: ["discard comment", "retry follow", "edit edit"])
  }

  @Test("items in flight cannot be retried or discarded, and messages are shown")
  func sending() async throws {
    let rows = DemoRows.outbox(Strings(.english))
    let viewModel = DemoOutboxViewModel(rows, language: .english)
    let screen = await makeScreen(viewModel)
    expect(exists("outbox.post", on: screen))
    expect(!exists("outbox.retry.post", on: screen))
    expect(!exists("outbox.discard.post", on: screen))
    screen.perform {
      viewModel.show([ListSection(id: "outbox", rows: Array(rows.dropFirst()))])
      viewModel.showMessage("Kept as a draft", .information)
    }
    await screen.settle()
    expect(!exists("outbox.post", on: screen))
    expect(screen.layoutDescription().contains("Kept as a draft"))
  }

  @Test("each look", arguments: [ScreenLook.light, .dark, .chinese, .arabic])
  func looks(look: ScreenLook) async {
    let shown = await makeScreen(traits: look.traits, language: look.language)
    expectLook(shown, "\(look)", as: .image)
  }

  @Test("empty") func empty() async { expectLook(await makeScreen(isEmpty: true), "empty") }

  @Test("narrow, with the largest text") func largest() async {
    expectLook(
      await makeScreen(traits: .largest(height: 1400)),
      "narrow-largest",
      showing: ["outbox.post", "outbox.retry.comment", "outbox.like"]
    )
  }
}
