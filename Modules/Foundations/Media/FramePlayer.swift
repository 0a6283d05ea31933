public import Foundation
public import ListModel
public import UIKit
import UIKitClosures

/// Plays an image that moves, such as a GIF: without a sound, and from the beginning at its end.
///
/// For images on a whole screen. Two frames are in memory, the one that shows and the next, so
/// that a long film of large frames plays, too; where frames take longer to make than they show, it
/// plays slower. Small images, many at a time, are loaded whole: ``ImageRequest/isMoving``.
///
/// ``ImageLoader/player(for:)`` makes one.
@MainActor public final class FramePlayer: MediaPlayer {
  /// How it is getting on.
  public var state: Observable<PlaybackState> { source }
  /// Shows the frames.
  public var view: UIView { imageView }

  private let imageView = UIImageView()
  private let source: MutableObservable<PlaybackState>
  private let frames: FrameSource
  /// When each frame begins, in seconds, and when the last one ends.
  private let times: [TimeInterval]
  /// How many frames can be shown: those before the first that is broken.
  private var count: Int
  private var index = 0
  private var next: UIImage?
  private var making: Task<Void, Never>?
  private(set) var link: CADisplayLink?
  private var lastTime: CFTimeInterval?

  init(_ frames: FrameSource) {
    self.frames = frames
    count = frames.delays.count
    var end = 0.0
    times =
      [0]
      + frames.delays.map { delay in
        end += delay
        return end
      }
    source = MutableObservable(PlaybackState(phase: .ready, duration: end, isMuted: true))
  }

  isolated deinit { link?.invalidate() }

  /// Does nothing: there is something to play from the beginning.
  public func load() {}

  /// Goes on.
  public func play() {
    guard link == nil else { return }
    change { $0.isPlaying = true }
    lastTime = nil
    link = .onFrame { [weak self] in self?.go(to: $0.targetTimestamp) }
    if next == nil { make(imageView.image == nil ? index : following(index)) }
  }

  /// Stops at the frame that shows.
  public func pause() {
    link?.invalidate()
    link = nil
    change { $0.isPlaying = false }
  }

  /// Shows the frame of a time, as soon as it is made.
  public func seek(to position: TimeInterval) {
    let position = min(max(0, position), times[count])
    let found = times[..<count].lastIndex { $0 <= position } ?? 0
    change { $0.position = position }
    if found == index, imageView.image != nil { return }
    index = found
    make(found, showing: true)
  }

  /// Does nothing: there is no sound.
  public func setMuted(_ isMuted: Bool) {}

  /// Stops for good, and frees the frames.
  public func stop() {
    pause()
    making?.cancel()
    making = nil
    next = nil
    imageView.image = nil
    imageView.backgroundColor = nil
  }

  private func change(_ change: (inout PlaybackState) -> Void) {
    var state = source.value
    change(&state)
    source.setIfChanged(state)
  }

  private func following(_ index: Int) -> Int { (index + 1) % count }

  private func go(to time: CFTimeInterval) {
    defer { lastTime = time }
    guard let lastTime else { return }
    let position = source.value.position + max(0, time - lastTime)
    guard imageView.image != nil else { return showNext(at: 0) }
    if position < times[index + 1] { return change { $0.position = position } }
    // What is not made yet is waited for, and not made up for.
    let late = position - times[index + 1]
    showNext(at: min(late, frames.delays[following(index)]))
  }

  /// Shows the frame that was made, if it was, for which some time has passed already.
  private func showNext(at passed: TimeInterval) {
    guard let next else { return change { $0.position = min($0.position, times[index + 1]) } }
    if imageView.image != nil { index = following(index) }
    show(next)
    change { $0.position = times[index] + passed }
    make(following(index))
  }

  private func make(_ wanted: Int, showing: Bool = false) {
    next = nil
    making?.cancel()
    making = Task { [weak self, frames] in
      let image = await frames.frame(wanted)
      guard !Task.isCancelled, let self else { return }
      guard let image else { return end(before: wanted) }
      if showing {
        show(image)
        make(following(wanted))
      } else {
        next = image
      }
    }
  }

  /// What is below, the image standing still, is not seen where the frame is see-through.
  private func show(_ image: UIImage) {
    imageView.backgroundColor = .black
    imageView.image = image
  }

  /// The file is broken from a frame on: it plays as far as that.
  private func end(before broken: Int) {
    guard broken > 1 else { return pause() }
    count = broken
    change { $0.duration = times[count] }
    index = min(index, count - 1)
    make(following(index))
  }
}
