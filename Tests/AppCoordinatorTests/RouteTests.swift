import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsPhotos
import ScreenTesting
import Testing
import UIKit

@Suite struct RouteTests {
  private func toast(in app: DemoApp) async throws -> String? {
    await app.screen.advance(by: 0.5)
    return (try app.screen.view("toast") as? UILabel)?.text
  }

  @Test(arguments: ["https://example.org/a", "http://example.org", "HTTPS://example.org"])
  func webAddressesOpenOutsideOfTheApp(_ address: String) async throws {
    let app = await DemoApp(.empty)
    let url = try require(URL(string: address))
    app.coordinator.go(to: .link(url))
    expect(app.openedURLs, equals: [url])
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "gopher://example.org"])
  func otherSchemesAreRejectedWithAMessage(_ address: String) async throws {
    let app = await DemoApp(.empty)
    let url = try require(URL(string: address))
    app.coordinator.go(to: .link(url))
    expect(app.openedURLs, satisfies: \.isEmpty)
    let scheme = try require(url.scheme)
    try await expect(toast(in: app), equals: Strings(.english).linkRefused(scheme))
  }

  @Test func aLinkWithoutAHandlerShowsAMessage() async throws {
    let app = await DemoApp(.empty)
    app.hasBrowser = false
    app.coordinator.go(to: .link(try require(URL(string: "https://example.org"))))
    try await expect(toast(in: app), equals: Strings(.english).linkNotOpened)
  }

  @Test func aPhotoOpensInFullScreenAndCloses() async throws {
    let app = await DemoApp()
    try await app.screen.scroll(by: 300)
    await app.screen.settle()
    try await app.screen.tap("photo.0.moment-1")
    await app.screen.settle()
    let root = app.coordinator.rootViewController
    expect(root.presentedViewController is PhotosViewController)
    try await app.screen.tap("photos.close")
    await app.screen.settle()
    expectNil(root.presentedViewController)
  }

  @Test(arguments: [nil, URL(string: "https://moments.example/@ann")])
  func aMentionOfAKnownPersonOpensTheirTimeline(page: URL?) async throws {
    let app = await DemoApp()
    app.coordinator.go(to: .mention(handle: "@ann", accountID: "ann", url: page))
    await app.screen.settle()
    let shown = try require(app.coordinator.topViewController)
    expect(shown.title, equals: "@ann")
    expect(app.stack.count, equals: 2)
    expect(app.openedURLs, satisfies: \.isEmpty)
  }

  @Test func aMentionOfAStrangerOpensTheirPage() async throws {
    let app = await DemoApp(.empty)
    let page = try require(URL(string: "https://far.example/@bo"))
    app.coordinator.go(to: .mention(handle: "@bo@far.example", url: page))
    expect(app.openedURLs, equals: [page])
  }

  @Test func mentionsOpenThePageIfPeopleHaveNoTimelines() async throws {
    let app = await DemoApp(.empty, knowsEverybody: false)
    let page = try require(URL(string: "https://moments.example/@ann"))
    app.coordinator.go(to: .mention(handle: "@ann", accountID: "ann", url: page))
    expect(app.openedURLs, equals: [page])
  }

  @Test(arguments: [AppLanguage.english, .simplifiedChinese])
  func aMentionOfAnUnknownPersonShowsAMessage(in language: AppLanguage) async throws {
    let app = await DemoApp(.empty, language: language)
    app.coordinator.go(to: .mention(handle: "@bo", url: nil))
    try await expect(toast(in: app), equals: Strings(language).personUnknown("@bo"))
  }
}
