import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import ListModel
import MomentsContracts
import ScreenTesting
import Testing
import UIKit

/// Translations in the app, on the demo.
@Suite struct TranslationAppTests {
  private static let tall = ScreenTraits(size: CGSize(width: 390, height: 1_700))

  private func isShown(_ name: String, in app: DemoApp) -> Bool {
    (try? app.screen.view(name)) != nil
  }

  private func text(_ name: String, in app: DemoApp) -> String {
    ((try? app.screen.view(name)) as? UILabel)?.text ?? ""
  }

  private func rest(_ app: DemoApp) async {
    await app.screen.advance(by: 1)
    await app.screen.settle()
  }

  @Test func theMenuTranslatesAMomentAndRestoresTheOriginal() async throws {
    let app = await DemoApp(traits: Self.tall)
    let original = text("text.moment-2", in: app)
    try await app.screen.openMenu("name.moment-2")
    try await app.screen.tap("menu.moment.translate")
    await rest(app)
    expect(text("text.moment-2", in: app).hasPrefix("A sunset"))
    try await app.screen.tap("original.moment-2")
    await rest(app)
    expect(text("text.moment-2", in: app), equals: original)
    expect(!isShown("original.moment-2", in: app))
  }

  @Test func aTranslationShowsInTheThreadAndSurvivesScrolling() async throws {
    let app = await DemoApp(traits: Self.tall)
    app.screen.perform { app.coordinator.go(to: .moment("moment-2")) }
    await rest(app)
    try await app.screen.openMenu("thread.name")
    try await app.screen.tap("menu.moment.translate")
    await rest(app)
    expect(text("thread.text", in: app).hasPrefix("A sunset"))
    app.screen.perform {
      _ = app.coordinator.topViewController?.navigationController?.popViewController(
        animated: false
      )
    }
    await rest(app)
    try await app.screen.scroll(by: 2_000)
    await rest(app)
    try await app.screen.scroll(by: -2_000)
    await rest(app)
    expect(text("text.moment-2", in: app).hasPrefix("A sunset"))
    expect(isShown("original.moment-2", in: app))
  }

  @Test func postsInTheAppLanguageOfferNoTranslation() async throws {
    let app = await DemoApp()
    try await app.screen.openMenu("name.moment-1")
    expect(!isShown("menu.moment.translate", in: app))
    expect(isShown("menu.moment.like", in: app))
  }

  @Test func aRefusalIsReported() async throws {
    let app = await DemoApp(.likeRefused, traits: Self.tall)
    let original = text("text.moment-2", in: app)
    try await app.screen.openMenu("name.moment-2")
    try await app.screen.tap("menu.moment.translate")
    await rest(app)
    expect(text("text.moment-2", in: app), equals: original)
    expect(isShown("toast", in: app))
  }
}
