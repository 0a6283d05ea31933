import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsThread
import ScreenTesting
import Testing
import UIKit

/// Edit histories in the app, on the demo.
@Suite struct EditsAppTests {
  /// A post of Tom's that was edited twice, and one of the reader's that was edited once.
  private static let toms = "moment-28"
  private static let own = "moment-45"

  private func isShown(_ name: String, in app: DemoApp) -> Bool {
    (try? app.screen.view(name)) != nil
  }

  private func rest(_ app: DemoApp) async {
    await app.screen.advance(by: 1)
    await app.screen.settle()
  }

  @Test func theMarkOfAnEditedMomentOpensItsEditHistory() async throws {
    let app = await DemoApp()
    app.screen.perform { app.coordinator.go(to: .moment(ListItemID(Self.toms))) }
    await rest(app)
    try await app.screen.tap("thread.detail")
    await rest(app)
    expect(app.coordinator.topViewController is EditsViewController)
    for number in 1...3 { expect(isShown("name.version-\(number)", in: app)) }
  }

  @Test func theMenuOfAnEditedMomentOpensItsEditHistory() async throws {
    let app = await DemoApp()
    app.screen.perform { app.coordinator.go(to: .moment(ListItemID(Self.toms))) }
    await rest(app)
    try await app.screen.openMenu("thread.name")
    try await app.screen.tap("menu.moment.show-edits")
    await rest(app)
    expect(app.coordinator.topViewController is EditsViewController)
  }

  @Test func aMomentWithoutEditsOffersNoEditHistory() async throws {
    let app = await DemoApp()
    app.screen.perform { app.coordinator.go(to: .moment("moment-2")) }
    await rest(app)
    try await app.screen.openMenu("thread.name")
    expect(!isShown("menu.moment.show-edits", in: app))
    expect(isShown("menu.moment.like", in: app))
  }

  @Test func theEditHistoryIsRestoredAfterARestart() async {
    let app = await DemoApp()
    app.screen.perform { app.coordinator.go(to: .edits(of: ListItemID(Self.own))) }
    await rest(app)
    let again = await DemoApp(restoring: app.coordinator.state)
    expect(again.coordinator.topViewController is EditsViewController)
    expect(isShown("name.version-2", in: again))
  }

  @Test func editingAnOwnMomentAddsAVersion() async throws {
    let app = await DemoApp(traits: ScreenTraits(size: CGSize(width: 390, height: 1_700)))
    app.screen.perform { app.coordinator.go(to: .compose(.edit(ListItemID(Self.own)))) }
    await rest(app)
    try await app.screen.type(" And lime.")
    try await app.screen.tap("composer.post")
    await rest(app)
    app.screen.perform { app.coordinator.go(to: .edits(of: ListItemID(Self.own))) }
    await rest(app)
    expect(isShown("name.version-3", in: app))
    let text = (try? app.screen.view("text.version-3") as? UILabel)?.text
    expect(text?.contains("lime"), equals: true)
  }

  @Test func aFailureCanBeRetried() async throws {
    let app = await DemoApp(.failure)
    app.screen.perform { app.coordinator.go(to: .edits(of: ListItemID(Self.toms))) }
    await rest(app)
    expect(!isShown("name.version-1", in: app))
    try await app.screen.tap("list.retry")
    await rest(app)
    expect(isShown("name.version-1", in: app))
  }
}
