import Foundation
public import UIKit
import UIKitClosures

/// Loads images: from memory first, then from the source; decodes them off the main actor at the
/// requested size.
///
/// Concurrent requests for one image share a load. A load is cancelled when its last request is.
/// One loader serves an app; pass it to the views that need it.
@MainActor
public final class ImageLoader {
  private let source: any ImageDataSource
  private let memory: ImageMemoryCache<ImageRequest>
  /// The loads that new requests can share.
  private var loads: [ImageRequest: Load] = [:]
  /// The number of unfinished loads, including those without a waiting request.
  private var runningCount = 0
  private var prefetches: [ImageRequest: Task<Void, Never>] = [:]
  private var idleWaiters: [CheckedContinuation<Void, Never>] = []
  /// The URLs of loaded images with several frames.
  private var moving: Set<URL> = []
  private var memoryWarnings: NotificationObservation?

  private struct Load {
    var task: Task<UIImage, any Error>
    var waiters: Int
  }

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - source: The source of the data, which caches on disk if that is worthwhile.
  ///   - memoryLimit: The maximum size of decoded images in memory, in bytes. 96 MB by default:
  ///     about six screens of photos.
  ///   - notifications: The notification center of memory warnings, `.default` in an app: decoded
  ///     images that no view shows are released then. Defaults to nil, so that tests are isolated.
  public init(
    source: any ImageDataSource,
    memoryLimit: Int = 96_000_000,
    notifications: NotificationCenter? = nil
  ) {
    self.source = source
    memory = ImageMemoryCache(limit: memoryLimit)
    memoryWarnings = notifications?.observe(
      UIApplication.didReceiveMemoryWarningNotification
    ) { [weak self] _ in self?.memory.removeAll() }
  }

  /// Returns the image, if it is in memory: to show it without a flash.
  ///
  /// O(1).
  public func cachedImage(for request: ImageRequest) -> UIImage? {
    memory[request]
  }

  /// Returns the image, loaded if necessary.
  ///
  /// - Throws: The error of the source, ``ImageLoadingError`` for data that is not an image, or
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

  /// Returns a player of an animated image, such as a GIF.
  ///
  /// It reads the file from the source again.
  ///
  /// - Parameter request: A loaded image.
  /// - Returns: The player; nil if the image is not animated, was not loaded, or is no longer
  ///   available.
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
        // A cancelled prefetch is already removed, and a new one may be stored for the request.
        if !Task.isCancelled { prefetches[request] = nil }
      }
    }
  }

  /// Cancels loads started by ``prefetch(_:)`` that no other request waits for.
  public func cancelPrefetching(_ requests: [ImageRequest]) {
    for request in requests { prefetches.removeValue(forKey: request)?.cancel() }
  }

  /// Whether nothing is being loaded.
  public var isIdle: Bool { runningCount == 0 }

  /// Returns when no image is being loaded.
  ///
  /// For tests of screens with images, which must be deterministic.
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

  /// Called when a load ended.
  ///
  /// A cancelled load was removed already; the load stored for the request now is another one.
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
    // Later requests start a new load: this one ends with an error.
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

  /// The frames of an animated image; nil for a still one.
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

  /// The image centered in the smallest square that contains it.
  private nonisolated static func squared(_ image: UIImage) -> UIImage {
    let size = image.size
    let side = max(size.width, size.height)
    guard size.width != size.height, side > 0 else { return image }
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: image.scale))
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
      _ in
      let frame = CGRect(
        x: (side - size.width) / 2,
        y: (side - size.height) / 2,
        width: size.width,
        height: size.height
      )
      image.draw(in: frame)
    }
  }

  /// The image of encoded bytes, scaled down; nil if they are none.
  @concurrent nonisolated static func decode(
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
