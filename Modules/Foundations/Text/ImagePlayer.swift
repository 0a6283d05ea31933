import UIKit
import UIKitClosures

/// Plays the images of a text, from when they are loaded until it is stopped.
final class ImagePlayer {
  private let attachments: [ImageAttachment]
  private let onChange: () -> Void
  private var loads: [Task<Void, Never>] = []
  /// The animated images.
  private var moving: [ImageRequest: UIImage] = [:]
  private(set) var link: CADisplayLink?
  private var start: CFTimeInterval?

  /// Loads the images, and animates those with several frames.
  ///
  /// - Parameters:
  ///   - attachments: The attachments of the images.
  ///   - loader: Loads the images.
  ///   - onChange: Called whenever another frame must be drawn.
  init(
    _ attachments: [ImageAttachment],
    loader: ImageLoader,
    onChange: @escaping () -> Void
  ) {
    self.attachments = attachments
    self.onChange = onChange
    loads = Set(attachments.compactMap(\.movingRequest))
      .map { request in
        Task { [weak self] in
          let image = try? await loader.image(for: request)
          guard !Task.isCancelled, let image, image.images?.count ?? 0 > 1 else { return }
          self?.move(image, for: request)
        }
      }
  }

  /// Stops the animation.
  func stop() {
    for load in loads { load.cancel() }
    loads = []
    link?.invalidate()
    link = nil
    for attachment in attachments { attachment.frame = nil }
    onChange()
  }

  private func move(_ image: UIImage, for request: ImageRequest) {
    moving[request] = image
    if link == nil { link = .onFrame(of: self) { $0.show(at: $1.targetTimestamp) } }
  }

  private func show(at time: CFTimeInterval) {
    let passed = time - (start ?? time)
    if start == nil { start = time }
    var isChanged = false
    for attachment in attachments {
      guard let image = attachment.movingRequest.flatMap({ moving[$0] }),
        let frames = image.images, image.duration > 0
      else { continue }
      let step = Int(passed / image.duration * Double(frames.count) + 1e-6) % frames.count
      guard frames[step] !== attachment.frame else { continue }
      attachment.frame = frames[step]
      isChanged = true
    }
    if isChanged { onChange() }
  }
}
