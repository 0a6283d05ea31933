import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsPhotos
import MomentsThread
import MomentsTimeline
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Photos in the whole app: over the screen, and beside the list in wide windows.
@Suite struct PhotoColumnTests {
  private static let wide = ScreenTraits(size: CGSize(width: 1200, height: 800))

  private func arrive(_ app: DemoApp) async {
    await app.screen.advance(by: 1)
    await app.screen.settle()
  }

  /// Opens a moment beside the timeline, and taps a photo in the list.
  private func openPhoto(in app: DemoApp) async throws -> PhotosViewController {
    app.screen.perform { app.coordinator.go(to: .moment("moment-2")) }
    await arrive(app)
    try await app.screen.scroll(by: 300)
    await arrive(app)
    try await app.screen.tap("photo.0.moment-1")
    await arrive(app)
    return try require(app.coordinator.topViewController as? PhotosViewController)
  }

  @Test func aPhotoIsShownBesideTheList() async throws {
    let app = await DemoApp(traits: Self.wide)
    let photo = try await openPhoto(in: app)
    expectNil(app.coordinator.rootViewController.presentedViewController)
    expect(photo.view.frame.minX > 500 && photo.view.frame.maxX == 1200)
    expectLook(app.screen, "wide", as: .image)
    // The list continues to work.
    _ = try app.screen.view("like.moment-1")
    try await app.screen.tap("photos.close")
    await arrive(app)
    expect(app.coordinator.topViewController is ThreadViewController)
    expectNil(photo.viewIfLoaded?.window)
  }

  @Test(arguments: [(UIUserInterfaceStyle.dark, AppLanguage.arabic), (.light, .simplifiedChinese)])
  func inOtherLanguages(style: UIUserInterfaceStyle, language: AppLanguage) async throws {
    let traits = ScreenTraits(size: CGSize(width: 900, height: 700), style: style)
    let app = await DemoApp(traits: traits, language: language)
    _ = try await openPhoto(in: app)
    expectLook(app.screen, "wide-\(language)")
  }

  @Test func escapeAndKeysReachAPhotoBesideTheList() async throws {
    let app = await DemoApp(traits: Self.wide)
    let photo = try await openPhoto(in: app)
    app.screen.perform {
      let escape = UIKey(keyCode: .keyboardEscape)
      let isTaken = app.coordinator.keyboardShortcuts.contains {
        $0.matches(escape) && $0.perform()
      }
      expect(isTaken)
    }
    await arrive(app)
    expect(app.coordinator.topViewController is ThreadViewController)
    expectNil(photo.viewIfLoaded?.window)
  }

  @Test func anotherScreenOrTabReplacesThePhoto() async throws {
    let app = await DemoApp(traits: Self.wide)
    _ = try await openPhoto(in: app)
    app.screen.perform { app.coordinator.go(to: .hashtag("hiking")) }
    await arrive(app)
    expect(app.coordinator.topViewController is TimelineViewController)
    _ = try await openPhoto(in: app)
    try await app.screen.tap("tab.explore")
    await arrive(app)
    expect(!(app.coordinator.topViewController is PhotosViewController))
  }

  @Test func narrowingTheWindowKeepsThePhoto() async throws {
    let app = await DemoApp(traits: Self.wide)
    let photo = try await openPhoto(in: app)
    app.screen.change { $0.size = CGSize(width: 400, height: 800) }
    await arrive(app)
    expect(photo.view.frame, equals: CGRect(x: 0, y: 0, width: 400, height: 800))
    try await app.screen.tap("photos.close")
    await arrive(app)
    expect(app.coordinator.topViewController is ThreadViewController)
  }

  @Test func photosAnimateFromTimelineAndThread() async throws {
    let app = await DemoApp()
    try await app.screen.scroll(by: 300)
    await arrive(app)
    try await app.screen.tap("photo.0.moment-1")
    expect((try? app.screen.view("photos.flight")) != nil)
    await arrive(app)
    try await app.screen.tap("photos.close")
    expect((try? app.screen.view("photos.flight")) != nil)
    await arrive(app)
    app.screen.perform { app.coordinator.go(to: .moment("moment-1")) }
    await arrive(app)
    try await app.screen.tap("photo.0.thread")
    expect((try? app.screen.view("photos.flight")) != nil)
    await arrive(app)
    try await app.screen.tap("photos.close")
    expect((try? app.screen.view("photos.flight")) != nil)
    await arrive(app)
    expectNil((try? app.screen.view("photos.flight")))
  }

  @Test func photosAnimateFromTheWall() async throws {
    let app = await DemoApp(first: .tab(.wall))
    await arrive(app)
    let image = try require(firstImage(in: app.screen.window))
    try await app.screen.tap(try require(image.accessibilityIdentifier))
    expect((try? app.screen.view("photos.flight")) != nil)
    await arrive(app)
    expect(app.coordinator.rootViewController.presentedViewController is PhotosViewController)
  }

  private func firstImage(in view: UIView) -> UIView? {
    if view.accessibilityIdentifier?.hasPrefix("wall.picture.") == true { return view }
    return view.subviews.lazy.compactMap { self.firstImage(in: $0) }.first
  }
}
