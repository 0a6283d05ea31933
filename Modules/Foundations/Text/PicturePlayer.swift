import Foundation
import UIKit
import UIKitClosures

/// Moves the pictures of a text, from the time when they have come until it is stopped.
final class PicturePlayer {
  private let attachments: [PictureAttachment]
  private let onChange: () -> Void
  private var loads: [Task<Void, Never>] = []
  /// The pictures that move.
  private var moving: [ImageRequest: UIImage] = [:]
  private(set) var link: CADisplayLink?
  private var start: CFTimeInterval?

  /// Loads the pictures, and moves those that have several frames.
  ///
  /// - Parameters:
  ///   - attachments: Places of pictures.
  ///   - loader: Loads the pictures.
  ///   - onChange: Called whenever another frame is to be drawn.
  init(
    _ attachments: [PictureAttachment],
    loader: ImageLoader,
    onChange: @escaping () -> Void
  ) {
    self.attachments = attachments
    self.onChange = onChange
    loads = Set(attachments.compactMap(\.movingRequest))
      .map { request in
        Task { [weak self] in
          let picture = try? await loader.image(for: request)
          guard !Task.isCancelled, let picture, picture.images?.count ?? 0 > 1 else { return }
          self?.move(picture, for: request)
        }
      }
  }

  // The run loop keeps a link that nobody invalidates: a label that goes with its row stops
  // nothing.
  isolated deinit { link?.invalidate() }

  /// Lets the pictures stand still.
  func stop() {
    for load in loads { load.cancel() }
    loads = []
    link?.invalidate()
    link = nil
    for attachment in attachments { attachment.frame = nil }
    onChange()
  }

  private func move(_ picture: UIImage, for request: ImageRequest) {
    moving[request] = picture
    if link == nil { link = .onFrame { [weak self] in self?.show(at: $0.targetTimestamp) } }
  }

  private func show(at time: CFTimeInterval) {
    let passed = time - (start ?? time)
    if start == nil { start = time }
    var isChanged = false
    for attachment in attachments {
      guard let picture = attachment.movingRequest.flatMap({ moving[$0] }),
        let frames = picture.images, picture.duration > 0
      else { continue }
      let step = Int(passed / picture.duration * Double(frames.count) + 1e-6) % frames.count
      guard frames[step] !== attachment.frame else { continue }
      attachment.frame = frames[step]
      isChanged = true
    }
    if isChanged { onChange() }
  }
}
