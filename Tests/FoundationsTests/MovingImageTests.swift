import DemoArtwork
import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

/// Animated images in texts, which play while the reader points at the row.
@Suite struct MovingImageTests {
  private let loader = ImageLoader(source: Painter())

  private func request(_ address: String, isMoving: Bool) throws -> ImageRequest {
    let url = try require(URL(string: address))
    var request = ImageRequest(url: url, size: CGSize(width: 20, height: 20), scale: 1)
    request.isMoving = isMoving
    return request
  }

  /// A list of two rows, with one kind of list view.
  private func screen(_ face: String, isCalm: Bool = false) async -> Screen {
    let viewModel = TestListViewModel()
    let list = ListView(viewModel, style: face == "table" ? .table() : .collection)
    if face == "sections" {
      list.register(NameRow.self) { [loader] in
        ListSingleSectionController<NameRow> { row in
          Row({ NameView(loader) }, row).contextMenu { _ in NameView.menu }
        }
      }
    } else {
      list.register(NameRow.self) { [loader] row in
        Row({ NameView(loader) }, row).contextMenu { _ in NameView.menu }
      }
    }
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) {
      let controller = UIViewController()
      list.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      controller.view.addSubview(list)
      return controller
    }
    screen.reducesMotion = isCalm
    screen.work = [{ [loader] in await loader.waitUntilIdle() }]
    let rows = [NameRow(itemID: "Ann"), NameRow(itemID: "Bo")]
    viewModel.show([ListSection(id: "one", rows: rows)])
    await screen.settle()
    return screen
  }

  /// The number of different images that a row shows in half a second; one if it is not animated.
  private func images(_ row: String, on screen: Screen) async throws -> Int {
    let label = try require(try screen.view("label." + row) as? ImageLabel)
    var seen: Set<ObjectIdentifier> = []
    for _ in 0..<30 {
      await screen.advance(by: 1.0 / 60)
      for image in label.attributedText?.images ?? [] {
        if let image = image.image { seen.insert(ObjectIdentifier(image)) }
      }
    }
    return seen.count
  }

  @Test func animatedImagesHaveAllTheirFrames() async throws {
    let image = try await loader.image(for: request(NameRow.moving, isMoving: true))
    expect(image.images?.count, equals: 16)
    expect(abs(image.duration - 0.96), isBelow: 1e-9)
    let still = try await loader.image(for: request(NameRow.moving, isMoving: false))
    expectNil(still.images)
  }

  @Test func aStillImageHasOneFrame() async throws {
    let image = try await loader.image(for: request(NameRow.still, isMoving: true))
    expect(image.images == nil && image.size.width == 64)
  }

  @Test func largeFilesDecodeFewFrames() throws {
    let data = try DemoPainter.pngData(for: require(URL(string: NameRow.moving)))
    let image = MovingImage(data, maximumPixelSize: 64, workLimit: 64 * 64 * 5)
    expect(image?.frames.count, equals: 5)
    // A single frame is not animated.
    expectNil(MovingImage(data, maximumPixelSize: 64, workLimit: 64 * 64))
  }

  @Test func decodingEndsWithoutAWaitingCaller() async throws {
    let data = try DemoPainter.pngData(for: require(URL(string: NameRow.moving)))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return MovingImage(data, maximumPixelSize: 64) == nil
    }
    await expect(task.value)
  }

  @Test func framesCountTowardsTheMemoryLimit() async throws {
    let cache = ImageMemoryCache<ImageRequest>(limit: 1_000_000)
    let request = try request(NameRow.moving, isMoving: true)
    cache[request] = try await loader.image(for: request)
    expect(cache.bytes, equals: 16 * 64 * 64 * 4)
  }

  @Test func framesKeepTheirRelativeDurations() throws {
    let red = try require(UIImage(data: TestImage.data()))
    let blue = try require(UIImage(data: TestImage.data(color: .blue)))
    let image = try require(MovingImage(frames: [red, blue], delays: [0.2, 0.5]).animated())
    expect(image.images, equals: [red, red, blue, blue, blue, blue, blue])
    expect(abs(image.duration - 0.7), isBelow: 1e-9)
    // If a common divisor would need too many frames, all frames have the same duration.
    let long = try require(MovingImage(frames: [red, blue], delays: [655, 0.01]).animated())
    expect(long.images, equals: [red, blue])
  }

  @Test(arguments: ["table", "collection", "sections"])
  func theRowUnderThePointerPlays(face: String) async throws {
    let screen = await screen(face)
    try await expect(images("Ann", on: screen), equals: 1)
    let atRest = try screen.pngData()
    try await screen.movePointer(over: "label.Ann")
    await screen.settle()
    try await expect(images("Ann", on: screen), isAbove: 5)
    try await expect(images("Bo", on: screen), equals: 1)
    try await screen.movePointer(over: "label.Bo")
    await screen.settle()
    try await expect(images("Ann", on: screen), equals: 1)
    try await expect(images("Bo", on: screen), isAbove: 5)
    await screen.movePointer(to: nil)
    try await expect(images("Bo", on: screen), equals: 1)
    try expect(screen.pngData(), equals: atRest)
  }

  @Test(arguments: ["table", "collection", "sections"])
  func theRowWhoseMenuIsOpenPlays(face: String) async throws {
    let screen = await screen(face)
    try await screen.openMenu("label.Bo")
    await screen.settle()
    try await expect(images("Bo", on: screen), isAbove: 5)
    try await screen.tap("menu.copy")
    await screen.settle()
    try await expect(images("Bo", on: screen), equals: 1)
  }

  @Test func reduceMotionPreventsPlaybackUnderThePointer() async throws {
    let screen = await screen("table", isCalm: true)
    try await screen.movePointer(over: "label.Ann")
    try await expect(images("Ann", on: screen), equals: 1)
    // A menu was requested.
    try await screen.openMenu("label.Ann")
    await screen.settle()
    try await expect(images("Ann", on: screen), isAbove: 5)
  }

  @Test func removingAPlayingLabelStopsFrameRequests() async throws {
    weak var link: CADisplayLink?
    do {
      let places = NameView.text.images
      let player = ImagePlayer(places, loader: loader) {}
      _ = try await loader.image(for: require(places.first?.movingRequest))
      for _ in 0..<1_000 where player.link == nil { await Task.yield() }
      link = player.link
      expect(link != nil)
    }
    await Screen { UIViewController() }.advance(by: 0.1)
    expectNil(link)
  }

  @Test func replacingTheTextContinuesPlayback() async throws {
    let screen = await screen("table")
    try await screen.movePointer(over: "label.Ann")
    let label = try require(try screen.view("label.Ann") as? ImageLabel)
    screen.perform { label.text = "Ann" }
    try await expect(images("Ann", on: screen), equals: 0)
    screen.perform { label.show { _ in NameView.text } }
    await screen.settle()
    try await expect(images("Ann", on: screen), isAbove: 5)
  }
}

/// Paints the requested images.
private nonisolated struct Painter: ImageDataSource {
  func data(for url: URL) async throws -> Data { try DemoPainter.pngData(for: url) }
}

/// A name with an image in it.
private struct NameRow: ListItemViewModel, Equatable {
  static let still = "demo-art://emoji/cat-1?w=64&h=64"
  static let moving = still + "&moves=1"

  var itemID: ListItemID
}

private final class NameView: BaseListItemView<NameRow, Never> {
  private let label = ImageLabel()

  init(_ loader: ImageLoader) {
    super.init(frame: .zero)
    label.imageLoader = loader
  }

  static var text: NSAttributedString {
    guard let still = URL(string: NameRow.still) else { return NSAttributedString(string: "") }
    return NSAttributedString(
      attachment: ImageAttachment(
        url: still,
        movingURL: URL(string: NameRow.moving),
        words: "cat",
        font: .systemFont(ofSize: 16),
        scale: 2
      )
    )
  }

  static var menu: UIMenu {
    UIMenu(children: [UIAction(title: "Copy", identifier: UIAction.Identifier("copy")) { _ in }])
  }

  override func makeControls() { addSubview(label) }

  override func constrainControls() {
    label.constrain(.edges, .height(60))
  }

  override func update(with row: NameRow) {
    label.accessibilityIdentifier = "label.\(row.itemID)"
    label.show { _ in NameView.text }
  }
}
