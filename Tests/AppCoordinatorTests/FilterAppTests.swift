import AppCoordinator
import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsSettings
import ScreenTesting
import Testing
import UIKit

/// Filters in the app, on the demo.
@Suite struct FilterAppTests {
  /// High enough for the whole sheet.
  private static let tall = ScreenTraits(size: CGSize(width: 390, height: 1_700))

  private func isShown(_ name: String, in app: DemoApp) -> Bool {
    (try? app.screen.view(name)) != nil
  }

  @Test func filteringAWordFromTheMenuHidesTheMomentImmediately() async throws {
    let app = await DemoApp(traits: Self.tall)
    expect(isShown("name.moment-1", in: app))
    try await app.screen.openMenu("name.moment-1")
    try await app.screen.tap("menu.moment.filter-word")
    await app.screen.advance(by: 1)
    // Its hashtag is suggested for a new filter.
    expect(isShown("filter.take.#hiking", in: app))
    try await app.screen.tap("filter.word.0")
    try await app.screen.type("ridge")
    try await app.screen.tap("filter.action.hide")
    await app.screen.settle()
    try await app.screen.tap("filter.save")
    await app.screen.advance(by: 1)
    await app.screen.settle()
    expect(!isShown("filter.save", in: app))
    expect(!isShown("name.moment-1", in: app))
    expect(isShown("name.moment-2", in: app))
  }

  @Test func editingAFilterCoversMomentsAndDeletingItShowsThem() async throws {
    let app = await DemoApp(traits: Self.tall)
    app.screen.perform { app.coordinator.go(to: .filter(.existing("filter-1"))) }
    await app.screen.advance(by: 1)
    await app.screen.settle()
    try await app.screen.tap("filter.word.2")
    try await app.screen.type("ridge")
    try await app.screen.tap("filter.save")
    await app.screen.advance(by: 1)
    await app.screen.settle()
    expect(isShown("warning.moment-1", in: app))
    app.screen.perform { app.coordinator.go(to: .filters) }
    await app.screen.advance(by: 1)
    await app.screen.settle()
    expect(app.coordinator.topViewController is WordFiltersViewController)
    try await app.screen.tap("filter-1")
    await app.screen.advance(by: 1)
    try await app.screen.tap("filter.delete")
    await app.screen.advance(by: 1)
    try await app.screen.tap("alert.Delete")
    await app.screen.advance(by: 1)
    await app.screen.settle()
    expect(!isShown("filter-1", in: app))
    expect(isShown("filter-2", in: app))
    app.screen.perform {
      _ = app.coordinator.topViewController?.navigationController?.popViewController(
        animated: false
      )
    }
    await app.screen.settle()
    expect(!isShown("warning.moment-1", in: app))
    expect(isShown("name.moment-1", in: app))
  }

  @Test func aHashtagTimelineOffersAFilterForIt() async throws {
    let app = await DemoApp(traits: Self.tall)
    app.screen.perform { app.coordinator.go(to: .hashtag("hiking")) }
    await app.screen.advance(by: 1)
    try await app.screen.tap("hashtag.more")
    await app.screen.advance(by: 1)
    try await app.screen.tap("menu.hashtag.filter")
    await app.screen.advance(by: 1)
    expect((try app.screen.view("filter.word.0") as? UITextField)?.text, equals: "#hiking")
  }

  @Test func theFilterListIsRestoredAfterARestart() async {
    let app = await DemoApp()
    app.screen.perform { app.coordinator.go(to: .filters) }
    await app.screen.advance(by: 1)
    let again = await DemoApp(restoring: app.coordinator.state)
    expect(again.coordinator.topViewController is WordFiltersViewController)
  }
}
