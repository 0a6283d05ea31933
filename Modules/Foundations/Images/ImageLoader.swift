import Foundation
public import UIKit

/// Loads images: memory first, then the source; decoded off the main actor at the size asked for.
///
/// Asking twice for one image loads it once. A load ends when the last who wanted it has
/// cancelled. One loader serves an app; hand it to the views that need it.
public final class ImageLoader {
  private let source: any ImageDataSource
  private let memory: ImageMemoryCache
  /// The loads that can be joined.
  private var loads: [ImageRequest: Load] = [:]
  /// How many loads are not over yet, those that nobody waits for any more included.
  private var runningCount = 0
  private var prefetches: [ImageRequest: Task<Void, Never>] = [:]
  private var idleWaiters: [CheckedContinuation<Void, Never>] = []
  /// Where the images are that were loaded and have several frames.
  private var moving: Set<URL> = []

  private struct Load {
    var task: Task<UIImage, any Error>
    var waiters: Int
  }

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - source: Where the bytes come from, which caches on disk if that is worth it.
  ///   - memoryLimit: How much decoded images may take, in bytes. 96 MB by default: about six
  ///     screens of photos.
  public init(
    source: any ImageDataSource,
    memoryLimit: Int = 96_000_000
  ) {
    self.source = source
    memory = ImageMemoryCache(limit: memoryLimit)
  }

  /// The image if it is in memory: for showing it without a flash.
  ///
  /// O(1).
  public func cachedImage(for request: ImageRequest) -> UIImage? {
    memory[request]
  }

  /// The image, loaded if need be.
  ///
  /// - Throws: What the source threw, ``ImageLoadingError`` for bytes that are no image, or
  ///   `CancellationError`.
  public func image(for request: ImageRequest) async throws -> UIImage {
    if let image = memory[request] { return image }
    var load = loads[request] ?? start(request)
    load.waiters += 1
    loads[request] = load
    let task = load.task
    let image = try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      Task { @MainActor in self.waiterLeft(request, task: task) }
    }
    try Task.checkCancellation()
    return image
  }

  /// A player of an image that moves, such as a GIF.
  ///
  /// It reads the file from the source again.
  ///
  /// - Parameter request: An image that was loaded.
  /// - Returns: The player; nil for an image that stands still, was not loaded, or cannot be had
  ///   any more.
  public func player(for request: ImageRequest) async -> FramePlayer? {
    guard moving.contains(request.url), let data = try? await source.data(for: request.url),
      let frames = await Self.frames(in: data, maximumPixelSize: request.maximumPixelSize)
    else { return nil }
    return FramePlayer(frames)
  }

  @concurrent private nonisolated static func frames(
    in data: Data,
    maximumPixelSize: Int
  ) async -> FrameSource? {
    FrameSource(data, maximumPixelSize: maximumPixelSize)
  }

  /// Loads images that are about to be shown.
  public func prefetch(_ requests: [ImageRequest]) {
    for request in requests where memory[request] == nil && prefetches[request] == nil {
      prefetches[request] = Task {
        _ = try? await image(for: request)
        // A cancelled one has been forgotten already, and another may have taken its place.
        if !Task.isCancelled { prefetches[request] = nil }
      }
    }
  }

  /// Stops loads begun by ``prefetch(_:)`` that nobody else waits for.
  public func cancelPrefetching(_ requests: [ImageRequest]) {
    for request in requests { prefetches.removeValue(forKey: request)?.cancel() }
  }

  /// Whether nothing is being loaded.
  public var isIdle: Bool { runningCount == 0 }

  /// Returns when nothing is being loaded.
  ///
  /// For images of a screen in tests, which must not depend on luck.
  public func waitUntilIdle() async {
    while !isIdle {
      await withCheckedContinuation { idleWaiters.append($0) }
    }
  }

  private func start(_ request: ImageRequest) -> Load {
    runningCount += 1
    let task = Task {
      defer { finish(request) }
      let (image, isMoving) = try await Self.load(request, from: source)
      try Task.checkCancellation()
      memory[request] = image
      if isMoving { moving.insert(request.url) }
      return image
    }
    return Load(task: task, waiters: 0)
  }

  /// A cancelled load was forgotten when its last asker left; the one under its request now is
  /// another.
  private func finish(_ request: ImageRequest) {
    if !Task.isCancelled { loads[request] = nil }
    runningCount -= 1
    guard isIdle else { return }
    let waiters = idleWaiters
    idleWaiters = []
    for waiter in waiters { waiter.resume() }
  }

  private func waiterLeft(_ request: ImageRequest, task: Task<UIImage, any Error>) {
    guard var load = loads[request], load.task == task else { return }
    load.waiters -= 1
    loads[request] = load
    guard load.waiters <= 0 else { return }
    // Whoever asks from now on gets a load of their own: this one ends with an error.
    loads[request] = nil
    task.cancel()
  }

  private nonisolated static func load(
    _ request: ImageRequest,
    from source: any ImageDataSource
  ) async throws -> (image: UIImage, isMoving: Bool) {
    let data = try await source.data(for: request.url)
    try Task.checkCancellation()
    if request.isMoving, let image = await decodeFrames(data, for: request) { return (image, true) }
    guard let image = await decode(data, maximumPixelSize: request.maximumPixelSize) else {
      throw ImageLoadingError.notAnImage(request.url)
    }
    return (request.isSquare ? await square(image) : image, await moves(data))
  }

  @concurrent private nonisolated static func moves(_ data: Data) async -> Bool {
    ImageFrames(data).map { $0.count > 1 } ?? false
  }

  @concurrent private nonisolated static func square(_ image: UIImage) async -> UIImage {
    squared(image)
  }

  /// The frames of an image that moves; nil for one that stands still.
  @concurrent private nonisolated static func decodeFrames(
    _ data: Data,
    for request: ImageRequest
  ) async -> UIImage? {
    guard var image = MovingImage(data, maximumPixelSize: request.maximumPixelSize) else {
      return nil
    }
    if request.isSquare { image.frames = image.frames.map(squared) }
    return image.animated()
  }

  /// The image in the middle of a square that it just fits in.
  private nonisolated static func squared(_ image: UIImage) -> UIImage {
    let size = image.size
    let side = max(size.width, size.height)
    guard size.width != size.height, side > 0 else { return image }
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: image.scale))
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
      _ in
      let place = CGRect(
        x: (side - size.width) / 2,
        y: (side - size.height) / 2,
        width: size.width,
        height: size.height
      )
      image.draw(in: place)
    }
  }

  @concurrent private nonisolated static func decode(
    _ data: Data,
    maximumPixelSize: Int
  ) async -> UIImage? {
    guard let image = UIImage(data: data) else { return nil }
    let width = image.size.width * image.scale
    let height = image.size.height * image.scale
    let longer = max(width, height)
    guard longer > 0 else { return nil }
    let factor = min(1, CGFloat(maximumPixelSize) / longer)
    return image.preparingThumbnail(
      of: CGSize(
        width: max(1, (width * factor).rounded()),
        height: max(1, (height * factor).rounded())
      )
    )
  }
}
