import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit

/// Writing a moment, and the update of the screen below.
@Suite struct ComposingTests {
  private func write(in app: DemoApp, then button: String) async throws {
    try await app.screen.tap("open.compose")
    await app.screen.settle()
    try await app.screen.type("Hello")
    try await app.screen.tap(button)
    await app.screen.advance(by: 1.5)
  }

  private func toast(in app: DemoApp) -> String? {
    (try? app.screen.view("toast") as? UILabel)?.text
  }

  @Test func postingFurtherDownShowsThatTheMomentIsAtTheTop() async throws {
    let app = await DemoApp()
    try await app.screen.scroll(by: 600)
    await app.screen.settle()
    try await write(in: app, then: "composer.post")
    expect(toast(in: app), equals: Strings(.english).momentAtTop)
  }

  @Test func postingAtTheTopShowsTheMoment() async throws {
    let app = await DemoApp()
    try await write(in: app, then: "composer.post")
    expectNil(toast(in: app))
    expectNil(app.coordinator.rootViewController.presentedViewController)
  }

  @Test func postingOverAHashtagShowsThatTheMomentIsAtTheTopOfTheTimeline() async throws {
    let app = await DemoApp()
    app.screen.perform { app.coordinator.go(to: .hashtag("sea")) }
    await app.screen.settle()
    await app.screen.advance(by: 1)
    app.screen.perform { app.coordinator.go(to: .compose(.moment)) }
    await app.screen.settle()
    await app.screen.advance(by: 1)
    try await app.screen.type("Hello")
    try await app.screen.tap("composer.post")
    await app.screen.advance(by: 1.5)
    expect(toast(in: app), equals: Strings(.english).momentAtTop)
  }

  @Test func discardingTheDraftClosesTheComposerWithoutAToast() async throws {
    let app = await DemoApp()
    try await app.screen.scroll(by: 600)
    await app.screen.settle()
    try await write(in: app, then: "composer.cancel")
    try await app.screen.tap("alert.\(Strings(.english).composerDiscard(.moment))")
    await app.screen.advance(by: 1)
    expectNil(app.coordinator.rootViewController.presentedViewController)
    expectNil(toast(in: app))
  }

  @Test func droppingAFileThatIsNoImageOpensTheComposerWithAnError() async throws {
    let app = await DemoApp()
    // A file that is no image: the sheet opens and shows a message.
    let file = URL(fileURLWithPath: "/nowhere/letter.txt")
    app.screen.perform { app.coordinator.take([file]) }
    await app.screen.settle()
    await app.screen.advance(by: 0.5)
    expect(app.coordinator.rootViewController.presentedViewController != nil)
    let strings = Strings(.english)
    expect(toast(in: app), equals: strings.composerPhotoFailed(strings.composerPhotoUnreadable))
  }
}
