import DemoViewModels
import Expectations
import Foundation
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsPhotos

/// Photos as large as the screen, on a headless screen.
@Suite struct PhotosScreenTests {
  private struct Shown {
    let screen: Screen
    let viewModel: DemoPhotosViewModel
    let controller: PhotosViewController

    var page: PhotoPageView {
      get throws {
        try require(try screen.view("photos.page.\(viewModel.index.value)") as? PhotoPageView)
      }
    }
  }

  private func show(
    _ photos: [ImageReference] = photos(3),
    index: Int = 0,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async -> Shown {
    let viewModel = DemoPhotosViewModel(photos, index: index, language: language)
    let controller = PhotosViewController(viewModel: viewModel, imageLoader: Rows.loader)
    let screen = Screen(traits: traits.reading(language)) {
      let root = UIViewController()
      root.view.backgroundColor = .white
      return root
    }
    screen.work = [{ await Rows.loader.waitUntilIdle() }]
    screen.perform {
      screen.window.rootViewController?.present(controller, animated: false)
    }
    viewModel.onClose = { [weak controller] in
      controller?.presentingViewController?.dismiss(animated: false)
    }
    await screen.settle()
    return Shown(screen: screen, viewModel: viewModel, controller: controller)
  }

  private static func photos(_ count: Int) -> [ImageReference] {
    Rows.scenes.prefix(count).compactMap { Rows.image($0, width: 900, height: 675) }
  }

  private var described: [ImageReference] {
    var photos = Self.photos(3)
    photos[0].accessibilityDescription =
      "The ridge at first light: snow on the north face, and below it the lake that we walked around on the first day."
    return photos
  }

  // MARK: What it looks like

  @Test func first() async { expectLook(await show(described).screen, "first") }

  @Test func oneOfMany() async {
    expectLook(await show(Self.photos(9), index: 4).screen, "one-of-many")
  }

  @Test func alone() async { expectLook(await show(Self.photos(1)).screen, "alone") }

  @Test func landscape() async {
    expectLook(
      await show(described, traits: ScreenTraits(size: CGSize(width: 844, height: 390))).screen,
      "landscape"
    )
  }

  @Test(arguments: [AppLanguage.simplifiedChinese, .arabic])
  func otherLanguages(language: AppLanguage) async {
    var photos = described
    photos[0].accessibilityDescription =
      language == .arabic
      ? "الجبل عند الفجر، والبحيرة تحته." : "清晨的山脊，北坡积雪，下面是我们第一天绕行的湖。"
    expectLook(await show(photos, language: language).screen, "\(language)")
  }

  @Test func largestText() async {
    expectLook(
      await show(
        described,
        traits: ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
      ).screen,
      "largest-text"
    )
  }

  @Test func failed() async throws {
    let broken = ImageReference(url: try require(URL(string: "demo-art://nobody/1?w=3&h=3")))
    expectLook(
      await show([broken]).screen,
      "failed",
      showing: ["list.message.title", "list.retry"]
    )
  }

  @Test func zoomed() async throws {
    let shown = await show()
    try await doubleTap(shown, at: CGPoint(x: 250, y: 420))
    expectLook(shown.screen, "zoomed")
  }

  // MARK: What it does

  private func doubleTap(_ shown: Shown, at point: CGPoint) async throws {
    await shown.screen.tap(at: point)
    await shown.screen.tap(at: point)
    await shown.screen.advance(by: 1)
  }

  @Test func swipingTurnsOnePage() async throws {
    let shown = await show()
    for index in [1, 2, 2] {
      await shown.screen.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400))
      await shown.screen.advance(by: 1)
      expect(shown.viewModel.index.value, equals: index)
    }
    await shown.screen.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 300, y: 400))
    await shown.screen.advance(by: 1)
    expect(shown.viewModel.index.value, equals: 1)
  }

  @Test func rightToLeftPagingIsMirrored() async throws {
    let shown = await show(language: .arabic)
    await shown.screen.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 300, y: 400))
    await shown.screen.advance(by: 1)
    expect(shown.viewModel.index.value, equals: 1)
    await shown.screen.press(UIKey(keyCode: .keyboardLeftArrow))
    await shown.screen.advance(by: 1)
    expect(shown.viewModel.index.value, equals: 2)
  }

  @Test func onlyThePhotoAndItsNeighboursHaveViews() async throws {
    let shown = await show(Self.photos(9), index: 4)
    for index in 0..<9 {
      let isThere = (try? shown.screen.view("photos.page.\(index)")) != nil
      expect(isThere, equals: (3...5).contains(index))
    }
  }

  @Test func aDoubleTapZoomsInAndOut() async throws {
    let shown = await show()
    try await doubleTap(shown, at: CGPoint(x: 200, y: 420))
    try expect(shown.page.isZoomed)
    try await doubleTap(shown, at: CGPoint(x: 200, y: 420))
    try expect(!shown.page.isZoomed)
    expect(shown.viewModel.intents, satisfies: \.isEmpty)
  }

  @Test func keysTurnSeveralPagesDuringAnAnimation() async throws {
    let shown = await show(Self.photos(6))
    for _ in 0..<3 { await shown.screen.press(UIKey(keyCode: .keyboardRightArrow)) }
    await shown.screen.advance(by: 1)
    expect(shown.viewModel.intents, equals: ["turn 1", "turn 2", "turn 3"])
    let page = try shown.page
    expect(page.convert(page.bounds, to: nil), equals: shown.screen.window.bounds)
  }

  @Test func keysTurnZoomAndClose() async throws {
    let shown = await show()
    await shown.screen.press(UIKey(keyCode: .keyboardRightArrow))
    await shown.screen.advance(by: 1)
    expect(shown.viewModel.index.value, equals: 1)
    await shown.screen.press(UIKey(keyCode: .keyboardErrorUndefined, characters: "+"))
    await shown.screen.advance(by: 1)
    try expect(shown.page.isZoomed)
    await shown.screen.press(UIKey(keyCode: .keyboardEscape))
    await shown.screen.settle()
    expect(shown.viewModel.intents, equals: ["turn 1", "close"])
    expectNil(shown.screen.window.rootViewController?.presentedViewController)
  }

  @Test func swipingDownClosesThePhoto() async throws {
    let shown = await show()
    await shown.screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 640))
    await shown.screen.settle()
    expect(shown.viewModel.intents, equals: ["close"])
  }

  @Test func aShortDragDownReturns() async throws {
    let shown = await show()
    await shown.screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 360), duration: 2)
    await shown.screen.settle()
    expect(shown.viewModel.intents, satisfies: \.isEmpty)
    let page = try shown.page
    expect(page.convert(page.bounds, to: nil), equals: shown.screen.window.bounds)
  }

  @Test func draggingMovesAZoomedPhoto() async throws {
    let shown = await show()
    try await doubleTap(shown, at: CGPoint(x: 200, y: 420))
    await shown.screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 640))
    await shown.screen.settle()
    expect(shown.viewModel.intents, satisfies: \.isEmpty)
    try expect(shown.page.isZoomed)
  }

  @Test func tappingTogglesTheBar() async throws {
    let shown = await show(described)
    let bar = try require(try shown.screen.view("photos.close").superview)
    await shown.screen.tap(at: CGPoint(x: 200, y: 420))
    await shown.screen.advance(by: 1)
    expect(bar.alpha, equals: 0)
    await shown.screen.tap(at: CGPoint(x: 200, y: 420))
    await shown.screen.advance(by: 1)
    expect(bar.alpha, equals: 1)
  }

  @Test func theButtonsCloseAndOpenTheBrowser() async throws {
    let onTheWeb = ImageReference(url: try require(URL(string: "https://example.org/a.jpg")))
    let shown = await show([onTheWeb])
    try await shown.screen.tap("photos.browser")
    try await shown.screen.tap("photos.close")
    expect(shown.viewModel.intents, equals: ["browser", "close"])
  }

  @Test func theScreenIsReleased() async throws {
    weak var gone: PhotosViewController?
    do {
      let shown = await show()
      gone = shown.controller
      try await shown.screen.tap("photos.close")
      await shown.screen.settle()
    }
    expectNil(gone)
  }
}
