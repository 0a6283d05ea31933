import DemoViewModels
import Expectations
import Foundation
import Foundations
import ListModel
import MomentsComponents
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsPhotos

/// Transitions of photos from their tiles and back, frame by frame.
@Suite struct PhotosTransitionTests {
  /// A screen with three tiles one above the other, of which a photo is opened.
  private struct Album {
    let screen: Screen
    let grid: PhotoGridView
    let viewModel: DemoPhotosViewModel
    let controller: PhotosViewController

    /// The photo in the air, in the window's coordinates; nil without one.
    var flight: CGRect? {
      guard let view = try? screen.view("photos.flight") else { return nil }
      return screen.perform { view.layer.presentation()?.frame ?? view.frame }
    }

    func tile(_ index: Int) throws -> AsyncImageView {
      try require(
        grid.subviews.compactMap { $0 as? AsyncImageView }.first {
          $0.imageName == .photo(index, of: "album")
        }
      )
    }

    func frame(ofTile index: Int) throws -> CGRect {
      let tile = try tile(index)
      return tile.convert(tile.bounds, to: nil)
    }

    func open() {
      screen.perform {
        screen.window.rootViewController?.present(controller, animated: false)
        controller.arrive()
      }
    }

    var page: PhotoPageView {
      get throws {
        try require(try screen.view("photos.page.\(viewModel.index.value)") as? PhotoPageView)
      }
    }
  }

  private func photos() throws -> [ImageReference] {
    var photos = Rows.scenes.prefix(3).compactMap { Rows.image($0, width: 900, height: 675) }
    photos[0].focalPoint = .init(x: 0.8, y: 0)
    return photos
  }

  private func makeAlbum(
    index: Int = 0,
    top: CGFloat = 120,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async throws -> Album {
    let photos = try photos()
    let viewModel = DemoPhotosViewModel(photos, index: index, language: language)
    let grid = PhotoGridView(imageLoader: Rows.loader)
    let screen = Screen(traits: traits.reading(language)) {
      let root = UIViewController()
      root.view.backgroundColor = .systemBackground
      grid.frame = CGRect(x: 24, y: top, width: 342, height: 114)
      grid.update(with: photos, of: "album", identifier: "album")
      root.view.addSubview(grid)
      return root
    }
    screen.work = [{ await Rows.loader.waitUntilIdle() }]
    await screen.settle()
    let controller = PhotosViewController(viewModel: viewModel, imageLoader: Rows.loader) {
      [weak root = screen.window.rootViewController] in
      root?.viewIfLoaded?.shownImage(named: .photo($0, of: "album"))
    }
    viewModel.onClose = { [weak controller] in
      controller?.leave { controller?.presentingViewController?.dismiss(animated: false) }
    }
    return Album(screen: screen, grid: grid, viewModel: viewModel, controller: controller)
  }

  private func isNear(_ a: CGRect?, _ b: CGRect, _ tolerance: CGFloat = 0.5) -> Bool {
    guard let a else { return false }
    return [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
      .allSatisfy { abs($0) <= tolerance }
  }

  @Test func aPhotoAnimatesFromItsTileToItsPage() async throws {
    let album = try await makeAlbum()
    album.open()
    expect(isNear(album.flight, try album.frame(ofTile: 0)))
    try expect(album.tile(0).alpha, equals: 0)
    expectLook(album.screen, "in-begin")
    await album.screen.advance(by: 0.08)
    let middle = try require(album.flight)
    expect(middle.width > 120 && middle.width < 385)
    expectLook(album.screen, "in-middle")
    await album.screen.advance(by: 1)
    expectNil(album.flight)
    try expect(album.tile(0).alpha, equals: 1)
    let place = try require(try album.page.flightGeometry)
    expect(isNear(place.frame, CGRect(x: 0, y: 275.75, width: 390, height: 292.5)))
    await album.screen.settle()
    expectLook(album.screen, "in-end")
  }

  @Test func aPhotoAnimatesBackToItsTile() async throws {
    let album = try await makeAlbum(traits: ScreenTraits(style: .dark), language: .arabic)
    album.open()
    await album.screen.settle()
    album.screen.perform { album.viewModel.close() }
    expect(isNear(album.flight, CGRect(x: 0, y: 275.75, width: 390, height: 292.5)))
    await album.screen.advance(by: 0.08)
    expectLook(album.screen, "out-middle")
    await album.screen.advance(by: 1)
    expectNil(album.flight)
    expectNil(album.screen.window.rootViewController?.presentedViewController)
    try expect(album.tile(0).alpha, equals: 1)
  }

  @Test func anotherPhotoReturnsToItsOwnTile() async throws {
    let album = try await makeAlbum()
    album.open()
    await album.screen.settle()
    album.screen.perform { album.viewModel.turn(to: 2) }
    await album.screen.advance(by: 1)
    await album.screen.settle()
    album.screen.perform { album.viewModel.close() }
    try expect(album.tile(0).alpha, equals: 1)
    try expect(album.tile(2).alpha, equals: 0)
    await album.screen.advance(by: 0.3)
    let flight = try require(album.flight)
    expect(isNear(flight, try album.frame(ofTile: 2), 8))
  }

  @Test func aTileScrolledOffScreenIsNotATransitionTarget() async throws {
    let album = try await makeAlbum()
    album.open()
    await album.screen.settle()
    album.screen.perform {
      album.grid.frame.origin.y = 3_000
      album.viewModel.close()
    }
    expectNil(album.flight)
    await album.screen.advance(by: 0.1)
    expect(album.controller.view.alpha, equals: 0)
    await album.screen.advance(by: 0.5)
    expectNil(album.screen.window.rootViewController?.presentedViewController)
  }

  @Test func closingDuringTheTransitionReversesIt() async throws {
    let album = try await makeAlbum()
    album.open()
    await album.screen.advance(by: 0.08)
    let middle = try require(album.flight)
    album.screen.perform { album.viewModel.close() }
    expect(isNear(album.flight, middle))
    await album.screen.advance(by: 1)
    expectNil(album.flight)
    try expect(album.tile(0).alpha, equals: 1)
    expectNil(album.screen.window.rootViewController?.presentedViewController)
  }

  @Test func removingTheScreenEndsTheTransition() async throws {
    let album = try await makeAlbum()
    album.open()
    await album.screen.advance(by: 0.08)
    album.screen.perform { album.screen.window.rootViewController?.dismiss(animated: false) }
    await album.screen.advance(by: 1)
    expectNil(album.flight)
    try expect(album.tile(0).alpha, equals: 1)
  }

  @Test func draggingHidesTheTile() async throws {
    let album = try await makeAlbum()
    album.open()
    await album.screen.settle()
    await album.screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 640))
    expect(album.viewModel.intents, equals: ["close"])
    try expect(album.tile(0).alpha, equals: 0)
    await album.screen.advance(by: 1)
    try expect(album.tile(0).alpha, equals: 1)
    expectNil(album.screen.window.rootViewController?.presentedViewController)
  }

  @Test func withReducedMotionTheAlbumFades() async throws {
    let album = try await makeAlbum()
    album.screen.reducesMotion = true
    album.open()
    expectNil(album.flight)
    await album.screen.advance(by: 0.05)
    let pager = try require(try album.page.superview?.superview)
    let shown = album.screen.perform { pager.layer.presentation()?.opacity ?? 1 }
    expect(shown > 0 && shown < 1)
    await album.screen.settle()
    album.screen.perform { album.viewModel.close() }
    expectNil(album.flight)
    await album.screen.advance(by: 0.5)
    expectNil(album.screen.window.rootViewController?.presentedViewController)
  }

  @Test func loadingTheFullPhotoDoesNotMoveIt() async throws {
    var photo = try require(try photos().first)
    photo.pixelSize = nil
    let album = try await makeAlbum()
    let page = PhotoPageView(photo: photo, imageLoader: Rows.loader, strings: Strings(.english))
    album.screen.perform {
      page.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
      album.screen.window.addSubview(page)
      page.layoutIfNeeded()
      if let image = try? album.tile(0).image { page.showMeanwhile(image) }
      page.zoom(by: 2)
    }
    await album.screen.advance(by: 1)
    let before = try require(page.flightGeometry)
    let small = try require(page.image).size
    page.load()
    await album.screen.settle()
    try expect(require(page.image).size.width, isAbove: small.width)
    expect(isNear(page.flightGeometry?.frame, before.frame))
    expect(page.isZoomed)
  }

  @Test func theWheelTurnsZoomsAndMoves() async throws {
    let album = try await makeAlbum()
    album.open()
    await album.screen.settle()
    let point = CGPoint(x: 120, y: 400)
    await album.screen.turnWheel(by: 1, at: point)
    expect(album.viewModel.index.value, equals: 1)
    await album.screen.turnWheel(by: -1, at: point)
    expect(album.viewModel.index.value, equals: 0)
    await album.screen.turnWheel(by: -6, at: point, zooms: true)
    let zoomed = try require(try album.page.flightGeometry?.frame)
    expect(abs(zoomed.width / 390 - 2.986), isBelow: 0.01)
    // The point below the pointer is unchanged.
    expect(abs((point.x - zoomed.minX) / zoomed.width - point.x / 390), isBelow: 0.01)
    await album.screen.turnWheel(by: 1, at: point)
    let moved = try require(try album.page.flightGeometry?.frame)
    expect(moved.minY, isBelow: zoomed.minY)
    // At the end of a zoomed photo, the page does not turn.
    await album.screen.turnWheel(by: 20, at: point)
    expect(album.viewModel.index.value, equals: 0)
    await album.screen.turnWheel(by: 8, at: point, zooms: true)
    try expect(!album.page.isZoomed)
  }
}
