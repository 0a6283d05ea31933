import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import Foundations
import ListModel
import MomentsContracts
import MomentsExplore
import MomentsLanguage
import MomentsThread
import MomentsTimeline
import MomentsWall
import ScreenTesting
import SocialModel
import Testing
import UIKit

/// Tabs, and their arrangement in wide windows.
@Suite struct ShellTests {
  private static let wide = ScreenTraits(size: CGSize(width: 1200, height: 800))

  private func arrive(_ app: DemoApp) async {
    await app.screen.advance(by: 1.5)
    await app.screen.settle()
  }

  private func tap(_ identifier: String, in app: DemoApp) async throws {
    try await app.screen.tap(identifier)
    await arrive(app)
  }

  private func go(_ route: Route, in app: DemoApp) async {
    app.screen.perform { app.coordinator.go(to: route) }
    await arrive(app)
  }

  private func top(of app: DemoApp) -> UIViewController? { app.coordinator.topViewController }

  private func has(_ identifier: String, _ app: DemoApp) -> Bool {
    (try? app.screen.view(identifier)) != nil
  }

  // MARK: Narrow

  @Test func eachTabHasItsOwnScreens() async throws {
    let app = await DemoApp()
    await go(.hashtag("hiking"), in: app)
    try await tap("tab.explore", in: app)
    expect(top(of: app) is ExploreViewController)
    try expect(app.screen.view("tab.explore").accessibilityTraits.contains(.selected))
    await go(.moment("moment-1"), in: app)
    try await tap("tab.wall", in: app)
    expect(top(of: app) is WallViewController)
    try await tap("tab.timeline", in: app)
    expect(top(of: app)?.title, equals: Strings(.english).hashtagTitle("hiking"))
    try await tap("tab.explore", in: app)
    expect(top(of: app) is ThreadViewController)
  }

  @Test func tappingTheSelectedTabPopsAndThenScrollsToTop() async throws {
    let app = await DemoApp()
    try await app.screen.scroll(by: 900)
    await go(.hashtag("hiking"), in: app)
    try await tap("tab.timeline", in: app)
    expect(app.stack.count, equals: 1)
    let list = try require(top(of: app) as? TimelineViewController).listView
    expect(!list.isAtTop)
    try await tap("tab.timeline", in: app)
    expect(list.isAtTop)
  }

  @Test func unavailableTabsAreLeftOutAndTheProfileIsAddedLater() async throws {
    let app = await DemoApp(hasWall: false, hasReader: false)
    expect(has("tab.timeline", app) && has("tab.explore", app))
    expect(!has("tab.wall", app) && !has("tab.profile", app))
    // The reader may become known later.
    let reader = PersonReference(id: "ann", name: "Ann", handle: "@ann", avatar: nil)
    app.screen.perform {
      app.coordinator.showTab(of: reader)
      app.coordinator.showTab(of: reader)
    }
    await arrive(app)
    try await tap("tab.profile", in: app)
    expect((try app.screen.view("profile.name") as? UILabel)?.text, equals: "Ann Walker")
  }

  @Test func theProfileOfTheReaderIsATab() async throws {
    let app = await DemoApp(hasAccounts: true)
    try await tap("tab.profile", in: app)
    expect(top(of: app)?.title, equals: app.reader?.displayName)
    expect(has("open.accounts", app) && has("open.compose", app))
    // The reader's own profile has no follow button, but has the counts.
    expect(!has("profile.follow", app))
    expect(has("profile.counts", app))
  }

  @Test(arguments: [Route.tab(.explore), .tab(.wall), .tab(.profile)])
  func theInitialTabCanBeChosen(_ first: Route) async throws {
    let app = await DemoApp(first: first)
    expect(app.stack.count, equals: 1)
    try expect(!app.screen.view("tab.timeline").accessibilityTraits.contains(.selected))
  }

  @Test func linksSelectTabs() async throws {
    let app = await DemoApp()
    let url = try require(URL(string: "moments://profile"))
    expect(app.screen.perform { app.coordinator.open(url) })
    await arrive(app)
    expect(top(of: app)?.title, equals: app.reader?.displayName)
    let archive = await DemoApp(hasWall: false)
    let wall = try require(URL(string: "moments://wall"))
    expect(archive.screen.perform { !archive.coordinator.open(wall) })
  }

  // MARK: Wide

  @Test func aMomentIsShownBesideTheList() async throws {
    let app = await DemoApp(traits: Self.wide)
    expect(has("sidebar", app))
    expect(top(of: app) is TimelineViewController)
    let name = try app.screen.view("list.message.title") as? UILabel
    expect(name?.text, equals: Strings(.english).nothingOpenTitle)
    let list = try require(top(of: app))
    try await tap("text.moment-1", in: app)
    expect(top(of: app) is ThreadViewController)
    let frames = [list, try require(top(of: app))].map { $0.view.convert($0.view.bounds, to: nil) }
    expect(frames[0].minX == 220 && frames[0].maxX <= frames[1].minX)
    expect(abs(frames[1].maxX - 1200), isBelow: 1)
  }

  @Test func theListReplacesTheSecondColumnWhichPushes() async throws {
    let app = await DemoApp(traits: Self.wide)
    try await tap("text.moment-1", in: app)
    await go(.hashtag("nobody-uses-this"), in: app)
    expect(app.stack.count, equals: 2)
    try await tap("text.moment-1", in: app)
    expect(top(of: app) is ThreadViewController)
    expect(app.stack.count, equals: 1)
  }

  @Test func eachTabHasItsOwnSecondColumn() async throws {
    let app = await DemoApp(traits: Self.wide)
    await go(.moment("moment-1"), in: app)
    let thread = top(of: app)
    try await tap("tab.explore", in: app)
    expect(top(of: app) is ExploreViewController)
    await go(.hashtag("hiking"), in: app)
    try await tap("tab.timeline", in: app)
    expect(top(of: app), isSameAs: thread)
    try await tap("tab.explore", in: app)
    expect(top(of: app)?.title, equals: Strings(.english).hashtagTitle("hiking"))
  }

  @Test func aScreenThatIsReplacedBesideTheListIsReleased() async throws {
    let app = await DemoApp(traits: Self.wide)
    await go(.moment("moment-1"), in: app)
    weak let thread = top(of: app)
    expect(thread is ThreadViewController)
    try await tap("tab.explore", in: app)
    try await tap("tab.timeline", in: app)
    await go(.hashtag("nobody-uses-this"), in: app)
    try await tap("text.moment-1", in: app)
    expect(top(of: app) is ThreadViewController)
    expectNil(thread)
    app.screen.change { $0.size.width = 390 }
    await arrive(app)
    expect(app.stack.count, equals: 2)
  }

  @Test func resizingTheWindowKeepsTheScreens() async throws {
    let app = await DemoApp()
    await go(.moment("moment-1"), in: app)
    await go(.hashtag("hiking"), in: app)
    try await tap("tab.explore", in: app)
    await go(.moment("moment-2"), in: app)
    let state = app.coordinator.state
    let thread = top(of: app)
    for width in [1200, 390, 1000, 899, 900, 320] as [CGFloat] {
      app.screen.change { $0.size.width = width }
      await arrive(app)
      expect(top(of: app), isSameAs: thread)
      expect(app.stack.count, equals: (width < 900 ? 2 : 1))
      expect(app.coordinator.state, equals: state)
      expect(has("sidebar", app), equals: (width >= 900))
    }
    try await tap("tab.timeline", in: app)
    expect(app.stack.count, equals: 3)
    expect(top(of: app)?.title, equals: Strings(.english).hashtagTitle("hiking"))
    try await tap("navigation.back", in: app)
    expect(top(of: app) is ThreadViewController)
  }

  @Test func accessibilityTextSizesUseOneColumn() async {
    var traits = Self.wide
    traits.contentSize = .accessibilityExtraExtraExtraLarge
    let app = await DemoApp(traits: traits)
    expect(!has("sidebar", app))
    app.screen.change { $0.contentSize = .large }
    await arrive(app)
    expect(has("sidebar", app))
  }

  @Test func theAppIsReleased() async throws {
    weak var root: UIViewController?
    weak var coordinator: AppCoordinator?
    do {
      let app = await DemoApp(traits: Self.wide)
      await go(.moment("moment-1"), in: app)
      root = app.coordinator.rootViewController
      coordinator = app.coordinator
      app.screen.perform { app.screen.window.rootViewController = nil }
      await arrive(app)
    }
    expectNil(root)
    expectNil(coordinator)
  }
}
