public import Foundation
public import ListModel
public import UIKit
import UIKitClosures

/// Plays an animated image, such as a GIF: without sound, in a loop.
///
/// For full-screen images. Only two frames are in memory, the current and the next one, so that a
/// long file of large frames can be played too; if decoding is slower than the frame rate, it plays
/// slower. Many small images are loaded completely instead: ``ImageRequest/isMoving``.
///
/// ``ImageLoader/player(for:)`` makes one.
@MainActor public final class FramePlayer: MediaPlayer {
  /// Changes with every frame of the screen during playback.
  public var state: Observable<PlaybackState> { source }
  /// The view that shows the frames.
  public var view: UIView { imageView }

  private let imageView = UIImageView()
  private let source: MutableObservable<PlaybackState>
  private let frames: FrameSource
  /// The start time of each frame, in seconds, and the end of the last one.
  private let times: [TimeInterval]
  /// The number of playable frames: those before the first broken one.
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

  /// Does nothing: the image is playable from the start.
  public func load() {}

  /// Starts or resumes.
  public func play() {
    guard link == nil else { return }
    change { $0.isPlaying = true }
    lastTime = nil
    link = .onFrame(of: self) { $0.go(to: $1.targetTimestamp) }
    if next == nil { make(imageView.image == nil ? index : following(index)) }
  }

  /// Pauses at the current frame.
  public func pause() {
    link?.invalidate()
    link = nil
    change { $0.isPlaying = false }
  }

  /// Shows the frame at a time, as soon as it is decoded.
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

  /// Stops permanently and releases the frames.
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
    // Playback waits for a frame that is not decoded yet, without skipping frames to catch up.
    let late = position - times[index + 1]
    showNext(at: min(late, frames.delays[following(index)]))
  }

  /// Shows the decoded frame, if there is one, which was due for `passed` seconds already.
  private func showNext(at passed: TimeInterval) {
    guard let next else { return change { $0.position = min($0.position, times[index + 1]) } }
    if imageView.image != nil { index = following(index) }
    show(next)
    change { $0.position = times[index] + passed }
    make(following(index))
  }

  private func make(_ number: Int, showing: Bool = false) {
    next = nil
    making?.cancel()
    making = Task { [weak self, frames] in
      let image = await frames.frame(number)
      guard !Task.isCancelled, let self else { return }
      guard let image else { return end(before: number) }
      if showing {
        show(image)
        make(following(number))
      } else {
        next = image
      }
    }
  }

  /// Shows a frame on a black background, which hides the still image below transparent parts.
  private func show(_ image: UIImage) {
    imageView.backgroundColor = .black
    imageView.image = image
  }

  /// Ends playback before a broken frame of the file.
  private func end(before broken: Int) {
    guard broken > 1 else { return pause() }
    count = broken
    change { $0.duration = times[count] }
    index = min(index, count - 1)
    make(following(index))
  }
}
