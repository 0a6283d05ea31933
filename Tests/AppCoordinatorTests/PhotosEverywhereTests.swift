import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import Foundations
import ListModel
import MomentsContracts
import MomentsPhotos
import MomentsThread
import ScreenTesting
import SocialModel
import TestSupport
import Testing
import UIKit

/// Every photo of a post, on every screen, opens in full screen.
@Suite struct PhotosEverywhereTests {
  /// A screen of the app that shows photos of posts.
  enum Place: String, CaseIterable, CustomTestStringConvertible {
    case timeline, thread, comments, explore, wall, profile, profilePhotos, hashtag

    var testDescription: String { rawValue }

    var first: Route {
      switch self {
      case .timeline, .profile, .profilePhotos, .hashtag: .tab(.timeline)
      case .thread, .comments: .moment("moment-1")
      case .explore: .tab(.explore)
      case .wall: .tab(.wall)
      }
    }
  }

  /// The addresses of all photos that posts of the demo have.
  private static func addresses() async throws -> Set<URL> {
    let moments = DemoContent(now: DemoProvider.defaultNow).history
    let provider = DemoProvider(.conversation, clock: TestClock { _ in })
    let comments = try await provider.thread(of: "moment-1").comments
    return Set((moments + comments).flatMap(\.attachments).compactMap(\.previewURL))
  }

  private func arrive(_ app: DemoApp) async {
    await app.screen.advance(by: 1)
    await app.screen.settle()
  }

  private func open(_ place: Place, _ addresses: Set<URL>) async throws -> DemoApp {
    let app = await DemoApp(
      place == .comments ? .conversation : .timeline,
      first: place.first,
      traits: ScreenTraits(size: CGSize(width: 390, height: 1_400))
    )
    switch place {
    case .profile, .profilePhotos:
      let ann = PersonReference(id: "ann", name: "Ann Walker", handle: "@ann", avatar: nil)
      app.screen.perform { app.coordinator.go(to: .profile(ann)) }
      await arrive(app)
      if place == .profilePhotos { try await app.screen.tap("profile.part.photos") }
    case .hashtag: app.screen.perform { app.coordinator.go(to: .hashtag("hiking")) }
    case .comments:
      while photos(of: addresses, in: app).allSatisfy({ name($0).hasSuffix(".thread") }) {
        let before = app.screen.layoutDescription()
        try await app.screen.scroll(by: 300)
        await arrive(app)
        if app.screen.layoutDescription() == before { break }
      }
    case .timeline, .thread, .explore, .wall: break
    }
    await arrive(app)
    return app
  }

  private func name(_ image: AsyncImageView) -> String { image.accessibilityIdentifier ?? "" }

  /// The images on screen that show photos of posts, completely or nearly.
  private func photos(of addresses: Set<URL>, in app: DemoApp) -> [AsyncImageView] {
    var found: [AsyncImageView] = []
    let room = app.screen.window.bounds.insetBy(dx: 0, dy: 100)
    func look(into view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      if let image = view as? AsyncImageView, let url = image.request?.url,
        addresses.contains(url),
        room.contains(image.convert(CGPoint(x: 20, y: 20), to: nil))
      {
        found.append(image)
      }
      for subview in view.subviews { look(into: subview) }
    }
    look(into: app.screen.window)
    return found
  }

  @Test(arguments: Place.allCases)
  func tappingAPhotoOpensItInFullScreen(place: Place) async throws {
    let addresses = try await Self.addresses()
    let app = try await open(place, addresses)
    let start = app.coordinator.topViewController
    let names = photos(of: addresses, in: app).map(\.imageName)
    expect(!names.isEmpty)
    for name in names.prefix(4) {
      let image = try require(photos(of: addresses, in: app).first { $0.imageName == name })
      expect(name != nil, "no name: \(image.accessibilityIdentifier ?? "")")
      await app.screen.tap(at: image.convert(CGPoint(x: 20, y: 20), to: nil))
      expect((try? app.screen.view("photos.flight")) != nil)
      await arrive(app)
      let root = app.coordinator.rootViewController
      expect(root.presentedViewController is PhotosViewController)
      try await app.screen.tap("photos.close")
      expect((try? app.screen.view("photos.flight")) != nil)
      await arrive(app)
      expectNil(root.presentedViewController)
      expect(app.coordinator.topViewController, isSameAs: start)
    }
  }

  @Test func aPhotoOpensItsMoment() async throws {
    let app = await DemoApp(first: .tab(.explore))
    await arrive(app)
    try await app.screen.tap("photo.moment-1")
    await arrive(app)
    try await app.screen.tap("photos.moment")
    await arrive(app)
    expectNil(app.coordinator.rootViewController.presentedViewController)
    expect(app.coordinator.topViewController is ThreadViewController)
    // From a photo of the moment itself, nothing further can be opened.
    let depth = app.stack.count
    try await app.screen.tap("photo.0.thread")
    await arrive(app)
    try await app.screen.tap("photos.moment")
    await arrive(app)
    expectNil(app.coordinator.rootViewController.presentedViewController)
    expect(app.stack.count, equals: depth)
  }

  @Test func aPhotoBesideTheListIsReplacedByItsMoment() async throws {
    let wide = ScreenTraits(size: CGSize(width: 1200, height: 800))
    let app = await DemoApp(first: .tab(.explore), traits: wide)
    await arrive(app)
    try await app.screen.tap("photo.moment-1")
    await arrive(app)
    expect(app.coordinator.topViewController is PhotosViewController)
    try await app.screen.tap("photos.moment")
    await arrive(app)
    expect(app.coordinator.topViewController is ThreadViewController)
  }
}
