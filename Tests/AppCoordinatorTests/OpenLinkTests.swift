import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit

/// Addresses that are opened while the app runs.
@Suite struct OpenLinkTests {
  private func open(_ address: String, in app: DemoApp) async throws -> Bool {
    let url = try require(URL(string: address))
    let isOpen = app.screen.perform { app.coordinator.open(url) }
    await app.screen.advance(by: 1.5)
    await app.screen.settle()
    return isOpen
  }

  private func toast(in app: DemoApp) -> String? {
    (try? app.screen.view("toast") as? UILabel)?.text
  }

  @Test func deepLinksOpenScreens() async throws {
    let app = await DemoApp(server: "social.example")
    try await expect(open("moments://moment/moment-1", in: app))
    expect(app.coordinator.topViewController?.title, equals: Strings(.english).threadTitle)
    try await expect(open("https://social.example/tags/hiking", in: app))
    expect(
      app.coordinator.topViewController?.title,
      equals: Strings(.english).hashtagTitle("hiking")
    )
    try await expect(open("moments://profile/ann", in: app))
    expect(app.coordinator.topViewController?.title, equals: "Ann Walker")
    expect((try app.screen.view("profile.name") as? UILabel)?.text, equals: "Ann Walker")
  }

  @Test func peopleAreFoundByTheirAddress() async throws {
    let app = await DemoApp(server: "social.example")
    try await expect(open("moments://profile/@ann", in: app))
    expect(app.coordinator.topViewController?.title, equals: "Ann Walker")
  }

  @Test(arguments: AppLanguage.allCases)
  func anAddressWithoutATargetIsReported(in language: AppLanguage) async throws {
    let app = await DemoApp(server: "social.example", language: language)
    let strings = Strings(language)
    let received = [
      ("https://far.example/@ana", strings.linkToOtherServer("far.example")),
      ("moments://nowhere", strings.linkToNothing),
      ("file:///etc/passwd", strings.linkRefused("file")),
    ]
    let shown = app.coordinator.topViewController
    for (address, words) in received {
      let url = try require(URL(string: address))
      expect(app.screen.perform { !app.coordinator.open(url) })
      await app.screen.advance(by: 0.5)
      expect(toast(in: app), equals: words)
    }
    expect(app.coordinator.topViewController, isSameAs: shown)
  }

  @Test func anUnknownPersonIsReported() async throws {
    let app = await DemoApp()
    let url = try require(URL(string: "moments://profile/nobody-at-all"))
    expect(app.screen.perform { app.coordinator.open(url) })
    await app.screen.advance(by: 1)
    expect(toast(in: app), equals: Strings(.english).linkToNobody)
  }

  @Test func withoutAServerNoPersonIsFoundByAddress() async throws {
    let app = await DemoApp(findsPeople: false)
    let url = try require(URL(string: "moments://profile/@ann"))
    expect(app.screen.perform { app.coordinator.open(url) })
    await app.screen.advance(by: 1)
    expect(toast(in: app), equals: Strings(.english).linkToPersonNeedsSignIn)
  }

  @Test func aDeletedMomentShowsAMessage() async throws {
    let app = await DemoApp()
    try await expect(open("moments://moment/no-such-moment", in: app))
    expect(app.coordinator.failure != nil)
    try expect(app.screen.view("list.message.title") is UILabel)
  }

  @Test func aComposeLinkFillsInItsText() async throws {
    let app = await DemoApp()
    try await expect(open("moments://compose?text=From%20elsewhere", in: app))
    expect((try app.screen.view("composer.text") as? UITextView)?.text, equals: "From elsewhere")
    // The draft was edited by the reader: another link waits, and does not discard it without a
    // confirmation.
    let other = try require(URL(string: "moments://compose?text=Other"))
    expect(app.screen.perform { !app.coordinator.open(other) })
    await app.screen.advance(by: 0.5)
    expect(toast(in: app), equals: Strings(.english).linkWhileWriting)
    expect((try app.screen.view("composer.text") as? UITextView)?.text, equals: "From elsewhere")
    try await app.screen.tap("composer.cancel")
    await app.screen.settle()
    _ = try app.screen.view("alert.\(Strings(.english).composerDiscard(.moment))")
  }

  @Test func aComposeLinkWithoutAComposerIsReported() async throws {
    let app = await DemoApp(canWrite: false)
    let url = try require(URL(string: "moments://compose?text=Hi"))
    expect(app.screen.perform { !app.coordinator.open(url) })
    await app.screen.advance(by: 0.5)
    expect(toast(in: app), equals: Strings(.english).notPossibleHere)
  }

  @Test func aLinkReplacesTheOpenPhoto() async throws {
    let app = await DemoApp()
    try await app.screen.scroll(by: 300)
    await app.screen.settle()
    try await app.screen.tap("photo.0.moment-1")
    await app.screen.settle()
    try await expect(open("moments://tag/hiking", in: app))
    expectNil(app.coordinator.rootViewController.presentedViewController)
    expect(
      app.coordinator.topViewController?.title,
      equals: Strings(.english).hashtagTitle("hiking")
    )
  }

  @Test func aFirstScreenThatTheSourceDoesNotHaveIsReportedOverTheTimeline() async throws {
    let app = await DemoApp(first: .accounts)
    await app.screen.advance(by: 0.5)
    expect(toast(in: app), equals: Strings(.english).notPossibleHere)
    expect(app.coordinator.state.tab, equals: .timeline)
    expect(!app.coordinator.canShow(.accounts))
  }
}
