import AppCoordinator
import DemoProvider
import Foundation
import ListModel
import MomentsContracts
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
    let url = try #require(URL(string: address))
    app.coordinator.go(to: .link(url))
    #expect(app.openedURLs == [url])
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "gopher://example.org"])
  func otherSchemesAreRejectedWithAMessage(_ address: String) async throws {
    let app = await DemoApp(.empty)
    let url = try #require(URL(string: address))
    app.coordinator.go(to: .link(url))
    #expect(app.openedURLs.isEmpty)
    let scheme = try #require(url.scheme)
    #expect(try await toast(in: app) == Strings(.english).linkRefused(scheme))
  }

  @Test func aLinkWithoutAHandlerShowsAMessage() async throws {
    let app = await DemoApp(.empty)
    app.hasBrowser = false
    app.coordinator.go(to: .link(try #require(URL(string: "https://example.org"))))
    #expect(try await toast(in: app) == Strings(.english).linkNotOpened)
  }

  @Test func aPhotoOpensInFullScreenAndCloses() async throws {
    let app = await DemoApp()
    try await app.screen.scroll(by: 300)
    await app.screen.settle()
    try await app.screen.tap("photo.0.moment-1")
    await app.screen.settle()
    let root = app.coordinator.rootViewController
    #expect(root.presentedViewController is PhotosViewController)
    try await app.screen.tap("photos.close")
    await app.screen.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test(arguments: [nil, URL(string: "https://moments.example/@ann")])
  func aMentionOfAKnownPersonOpensTheirTimeline(page: URL?) async throws {
    let app = await DemoApp()
    app.coordinator.go(to: .mention(handle: "@ann", accountID: "ann", url: page))
    await app.screen.settle()
    let shown = try #require(app.coordinator.topViewController)
    #expect(shown.title == "@ann")
    #expect(app.stack.count == 2)
    #expect(app.openedURLs.isEmpty)
  }

  @Test func aMentionOfAStrangerOpensTheirPage() async throws {
    let app = await DemoApp(.empty)
    let page = try #require(URL(string: "https://far.example/@bo"))
    app.coordinator.go(to: .mention(handle: "@bo@far.example", url: page))
    #expect(app.openedURLs == [page])
  }

  @Test func mentionsOpenThePageIfPeopleHaveNoTimelines() async throws {
    let app = await DemoApp(.empty, knowsEverybody: false)
    let page = try #require(URL(string: "https://moments.example/@ann"))
    app.coordinator.go(to: .mention(handle: "@ann", accountID: "ann", url: page))
    #expect(app.openedURLs == [page])
  }

  @Test(arguments: [AppLanguage.english, .simplifiedChinese])
  func aMentionOfAnUnknownPersonShowsAMessage(in language: AppLanguage) async throws {
    let app = await DemoApp(.empty, language: language)
    app.coordinator.go(to: .mention(handle: "@bo", url: nil))
    #expect(try await toast(in: app) == Strings(language).personUnknown("@bo"))
  }
}
