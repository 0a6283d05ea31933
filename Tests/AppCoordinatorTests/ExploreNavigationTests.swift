import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsExplore
import MomentsLanguage
import MomentsTimeline
import ScreenTesting
import Testing
import UIKit

@Suite struct ExploreNavigationTests {
  private func top(of app: DemoApp) -> UIViewController? {
    app.coordinator.topViewController
  }

  /// Waits until a push or pop and the loads that it starts are complete.
  private func arrive(_ app: DemoApp) async {
    await app.screen.advance(by: 1.5)
    await app.screen.settle()
  }

  @Test func exploreIsATabBesideTheTimeline() async throws {
    let app = await DemoApp()
    try expect(app.screen.view("tab.explore").accessibilityLabel, equals: "Explore")
    try await app.screen.tap("tab.explore")
    await arrive(app)
    expect(top(of: app) is ExploreViewController)
    expect(top(of: app)?.title, equals: "Explore")
    expect(!app.coordinator.isLoading)
    try await app.screen.tap("tab.timeline")
    await arrive(app)
    expect(top(of: app)?.title, equals: "Moments")
  }

  @Test func tappingAHashtagOpensItsTimeline() async throws {
    let app = await DemoApp(first: .tab(.explore))
    await arrive(app)
    try await app.screen.scroll(by: 240)
    try await app.screen.tap("tag.hiking")
    await arrive(app)
    expect(top(of: app) is TimelineViewController)
    expect(top(of: app)?.title, equals: Strings(.english).hashtagTitle("hiking"))
    _ = try app.screen.view("name.moment-1")
    #expect(throws: ScreenTestingError.self) { try app.screen.view("profile.name") }
    #expect(throws: ScreenTestingError.self) { try app.screen.view("open.compose") }
  }

  @Test func tappingAPersonOpensTheirTimelineOnce() async throws {
    let app = await DemoApp(first: .tab(.explore))
    await arrive(app)
    try await app.screen.scroll(by: 300)
    try await app.screen.tap("person.xiaoyu")
    await arrive(app)
    expect(top(of: app)?.title, equals: "陈小雨")
    expect((try app.screen.view("profile.name") as? UILabel)?.text, equals: "陈小雨")
    let depth = app.stack.count
    try await app.screen.tap("profile.avatar")
    await arrive(app)
    expect(app.stack.count, equals: depth)
  }

  @Test func aLinkOpensInTheBrowser() async throws {
    let app = await DemoApp(first: .tab(.explore))
    await arrive(app)
    try await app.screen.scroll(by: 700)
    try await app.screen.tap("link.https://tom.example/2025/lists-that-do-not-jump")
    expect(app.openedURLs.map(\.host), equals: ["tom.example"])
  }

  @Test func tappingAHashtagInATextOpensItsTimeline() async throws {
    let app = await DemoApp()
    app.coordinator.go(to: .hashtag("nobody-uses-this"))
    await arrive(app)
    let title = try app.screen.view("list.message.title") as? UILabel
    expect(title?.text, equals: Strings(.english).emptyHashtagTitle("nobody-uses-this"))
  }

  @Test func theScreenFailsOnlyIfAllShelvesFail() async {
    let failed = await DemoApp(.failure, first: .tab(.explore))
    await arrive(failed)
    expect(failed.coordinator.failure?.hasPrefix("Photos could not be loaded"), equals: true)
    let mixed = await DemoApp(.shelfFailure, first: .tab(.explore))
    await arrive(mixed)
    expectNil(mixed.coordinator.failure)
  }
}
