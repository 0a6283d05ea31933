import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import Foundations
import ListModel
import LiveViewModels
import MomentsComposition
import MomentsContracts
import MomentsLanguage
import MomentsThread
import MomentsTimeline
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsWall

/// The wall in the whole app, on demo stories.
@Suite struct WallAppTests {
  /// The app on a story, opened at the wall.
  private struct App {
    let screen: Screen
    let coordinator: AppCoordinator

    init(
      _ story: DemoStory = .timeline,
      first: Route = .tab(.wall),
      traits: ScreenTraits = ScreenTraits(),
      language: AppLanguage = .english
    ) async {
      let clock = HeadlessClock()
      let app = ComposedApp(
        ProviderSet(DemoProvider(story, clock: clock)),
        language: language,
        time: .demo(now: DemoProvider.defaultNow, clock: clock)
      )
      let coordinator = app.coordinator
      self.coordinator = coordinator
      screen = Screen(traits: traits.reading(language), clock: clock) {
        coordinator.start(with: first)
        return coordinator.rootViewController
      }
      let loader = app.imageLoader
      screen.work = [{ await loader.waitUntilIdle() }]
      await rest()
    }

    func rest() async {
      await screen.settle()
      await screen.advance(by: 1.5)
      await screen.settle()
    }

    var top: UIViewController? { coordinator.topViewController }

    func label(_ identifier: String) throws -> String? {
      try screen.view(identifier).accessibilityLabel
    }
  }

  @Test func aButtonOfExploreOpensTheWall() async throws {
    let app = await App(first: .tab(.timeline))
    try expect(app.label("tab.wall"), equals: "Wall")
    try await app.screen.tap("tab.wall")
    await app.rest()
    expect(app.top is WallViewController)
    expect(!app.coordinator.isLoading)
    expectLook(app.screen, "wall")
  }

  @Test func photosCaptionsAndPeopleOpenScreens() async throws {
    let app = await App()
    try await app.screen.tap("wall.picture.photo moment-1")
    await app.rest()
    try await app.screen.tap("photos.close")
    await app.rest()
    let photo = try app.screen.view("wall.photo moment-1")
    let words = CGPoint(x: 60, y: photo.bounds.height - 24)
    await app.screen.tap(at: photo.convert(words, to: nil))
    await app.rest()
    expect(app.top is ThreadViewController)
    try await app.screen.tap("navigation.back")
    await app.rest()
    let member = try app.screen.view("wall.member xiaoyu")
    let place = member.convert(CGPoint(x: 100, y: 20), to: nil)
    await app.screen.tap(at: place)
    await app.rest()
    expect(app.top is TimelineViewController)
    expect(app.top?.title, equals: "陈小雨")
  }

  @Test func slowFollowsWaitAndRefusedOnesAreUndone() async throws {
    let app = await App(.slowFollows)
    try await app.screen.tap("wall.follow.xiaoyu")
    await app.screen.advance(by: 1)
    try expect(app.label("wall.follow.xiaoyu"), equals: "Loading")
    await app.screen.advance(by: 3)
    try expect(app.label("wall.follow.xiaoyu"), equals: "Following")
    try await app.screen.tap("wall.follow.xiaoyu")
    await app.screen.advance(by: 4)
    try expect(app.label("wall.follow.xiaoyu"), equals: "Following")
    expect(app.coordinator.message, equals: "You still follow 陈小雨.")
  }

  @Test func tappingRetriesFailedPhotos() async throws {
    let app = await App(.failingPhotos)
    let retry = "wall.retry.photo moment-1"
    _ = try app.screen.view(retry)
    try await app.screen.tap(retry)
    await app.rest()
    #expect(throws: ScreenTestingError.self) { try app.screen.view(retry) }
  }

  @Test(arguments: [DemoStory.failure, .empty, .pageFailure])
  func everyStateOfTheList(story: DemoStory) async throws {
    let app = await App(story)
    if story == .pageFailure {
      for _ in 0..<3 {
        try await app.screen.scroll(by: 20_000)
        await app.rest()
      }
    }
    expectLook(app.screen, "wall-\(story.rawValue)", showing: ["list.message.title"])
  }

  @Test func anArchiveHasNoWall() async throws {
    var providers = ProviderSet(DemoProvider())
    providers.relationships = nil
    let features = LiveFactory(providers, language: .english).features
    expect(!features.contains(.wall))
    expect(LiveFactory(ProviderSet(DemoProvider()), language: .english).features.contains(.wall))
  }
}
