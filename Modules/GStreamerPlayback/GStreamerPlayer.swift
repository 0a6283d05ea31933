import Foundation
import Foundations
import ListModel
import QuartzCore
import UIKit
import UIKitClosures

/// Plays one film or sound with GStreamer.
///
/// The pipeline decodes on its own threads and is polled with every frame of the screen; the
/// current image becomes the contents of a layer. At most five later images are kept.
final class GStreamerPlayer: MediaPlayer {
  var state: Observable<PlaybackState> { source }
  var view: UIView { screen }

  private let url: URL
  private let repeats: Bool
  private let bytes: any ImageDataSource
  private let blockSize: Int
  /// Whether the clock is that of the screen, which may be paused, and not that of the audio
  /// output.
  private let followsMediaTime: Bool
  private let screen = FilmView()
  private let source: MutableObservable<PlaybackState>
  private var film: Film?
  private var link: CADisplayLink?
  private(set) var loading: Task<Void, Never>?
  /// The next image, which is not due yet.
  private var next: Film.Frame?
  /// The film's time when the clock was last set.
  private var start: TimeInterval = 0
  /// The screen's time when the clock was last set; nil while paused.
  private var startedAt: CFTimeInterval?
  /// The target of the seek in progress.
  private var target: TimeInterval?
  /// The target of the next seek, requested during another one.
  private var nextTarget: TimeInterval?
  private var isStopped = false
  /// The time since which the pipeline has been stalled.
  private var waitingSince: CFTimeInterval?
  /// Whether waiting for an image has timed out, which happens at most once.
  private var isLate = false

  /// The maximum time that a paused screen waits for an image, in seconds.
  private static let patience: TimeInterval = 2
  /// The maximum time of a pipeline to start or to seek, in seconds.
  private static let maximumWait: TimeInterval = 20

  init(url: URL, repeats: Bool, source: any ImageDataSource, followsMediaTime: Bool, blockSize: Int)
  {
    self.url = url
    self.repeats = repeats
    bytes = source
    self.followsMediaTime = followsMediaTime
    self.blockSize = blockSize
    self.source = MutableObservable(PlaybackState(isMuted: repeats))
  }

  deinit {
    loading?.cancel()
  }

  private var patience: TimeInterval { followsMediaTime && !isLate ? Self.patience : 0 }

  private func update(_ change: (inout PlaybackState) -> Void) {
    var state = source.value
    change(&state)
    source.setIfChanged(state)
  }

  // MARK: Loading

  func load() {
    guard !isStopped, film == nil, loading == nil else { return }
    update { $0.phase = .loading }
    let (bytes, url, blockSize) = (bytes, url, blockSize)
    let limits = Film.Limits(leavesSoundOut: repeats, isAudible: !followsMediaTime)
    let patience = followsMediaTime ? Self.maximumWait / 4 : 0
    loading = Task { [weak self] in
      do {
        let film = try await Self.film(of: url, from: bytes, blockSize, limits, patience)
        guard !Task.isCancelled else { return }
        self?.begin(film)
      } catch {
        guard !Task.isCancelled else { return }
        self?.fail(PlaybackError(error))
      }
    }
  }

  /// Loads the first bytes and makes a pipeline, off the main thread: the first one searches all
  /// decoders of the system.
  ///
  /// For a paused screen it also starts here: a frame would otherwise have to wait for it.
  @concurrent private nonisolated static func film(
    of url: URL,
    from source: any ImageDataSource,
    _ blockSize: Int,
    _ limits: Film.Limits,
    _ patience: TimeInterval
  ) async throws -> Film {
    let bytes = try await FilmBytes.open(url, from: source, blockSize: blockSize)
    try Task.checkCancellation()
    guard let film = Film(bytes, limits: limits) else { throw PlaybackError.unsupported }
    if patience > 0 { _ = film.state(patience: patience) }
    return film
  }

  private func begin(_ film: Film) {
    loading = nil
    guard !isStopped else { return }
    self.film = film
    link = .onFrame(of: self) { player, _ in player.frame() }
  }

  private func fail(_ error: PlaybackError) {
    loading = nil
    free()
    update {
      $0.phase = .failed(error)
      $0.isPlaying = false
    }
  }

  /// Releases the pipeline off the main thread: ending it waits for its threads.
  private func free() {
    link?.invalidate()
    link = nil
    next = nil
    (startedAt, waitingSince) = (nil, nil)
    (target, nextTarget) = (nil, nil)
    guard let film else { return }
    self.film = nil
    Task.detached { withExtendedLifetime(film) {} }
  }

  // MARK: Frames

  /// Called with every frame of the screen: takes new images, and shows the current one.
  private func frame() {
    guard let film else { return }
    let isSeeking = target != nil
    let waits = followsMediaTime && (isSeeking || source.value.phase != .ready)
    let state = film.state(patience: followsMediaTime && isSeeking ? Self.maximumWait / 4 : 0)
    switch state {
    case .tooLarge: return fail(.tooLarge)
    case .unsupported: return fail(.unsupported)
    case .damaged: return fail(Self.damage(of: film))
    // A paused screen has already waited for it; the next frame would wait as long again.
    case .waiting:
      return waits && !film.bytes.isWaiting ? fail(Self.damage(of: film)) : giveUpInTime(film)
    case .ready, .ended: break
    }
    waitingSince = nil
    if source.value.phase != .ready { becomeReady(film) }
    if target != nil { arrive(film) }
    guard source.value.isPlaying, target == nil else {
      if !source.value.isPlaying, target == nil { link?.isPaused = true }
      return
    }
    if startedAt == nil { startClock() }
    let position = position(of: film)
    showFrames(until: position, of: film)
    let duration = source.value.duration ?? 0
    // A pipeline that decodes as fast as possible ends long before the film's time.
    let isOver = next == nil && (!followsMediaTime || position >= duration)
    if film.state(patience: 0) == .ended, isOver { return end(film) }
    update { $0.position = min(position, $0.duration ?? position) }
  }

  /// Why a film cannot be played on: bytes that could not be loaded, or damage.
  private static func damage(of film: Film) -> PlaybackError {
    film.bytes.error.map(PlaybackError.init) ?? .damaged
  }

  /// Fails a pipeline that neither starts nor fails, because it would otherwise show a spinner
  /// forever.
  private func giveUpInTime(_ film: Film) {
    let now = CACurrentMediaTime()
    // Slow is not damaged: requests have a time limit of their own.
    let since = film.bytes.isWaiting ? now : waitingSince ?? now
    waitingSince = since
    if now - since > Self.maximumWait { fail(.damaged) }
  }

  private func becomeReady(_ film: Film) {
    film.setMuted(source.value.isMuted)
    showStill(film)
    update {
      $0.phase = .ready
      $0.duration = film.duration
      $0.hasSound = film.hasSound && !repeats
    }
    if source.value.isPlaying { film.setPlaying(true) }
    if let nextTarget { go(to: nextTarget) }
  }

  /// The film's time, by the clock of the audio output or of the screen.
  private func position(of film: Film) -> TimeInterval {
    guard followsMediaTime else { return start + film.runningTime }
    return start + (startedAt.map { CACurrentMediaTime() - $0 } ?? 0)
  }

  private func startClock() { startedAt = CACurrentMediaTime() }

  /// Shows the last due image, and skips those before it.
  private func showFrames(until position: TimeInterval, of film: Film) {
    guard film.hasImages else { return }
    var due: Film.Frame?
    while true {
      if next == nil {
        let isEnd = film.state(patience: 0) == .ended
        next = film.nextFrame(patience: isEnd ? 0 : patience)
        if next == nil, film.state(patience: 0) != .ended { isLate = true }
      }
      guard let frame = next, frame.time <= position else { break }
      due = frame
      next = nil
    }
    if let image = due?.image { screen.show(image) }
  }

  /// Shows the image at the film's current time.
  private func showStill(_ film: Film) {
    next = nil
    if let image = film.nextFrame(patience: patience)?.image { screen.show(image) }
  }

  private func end(_ film: Film) {
    if repeats { return go(to: 0) }
    film.setPlaying(false)
    startedAt = nil
    update {
      $0.isPlaying = false
      $0.hasEnded = true
      if let duration = $0.duration { $0.position = duration }
    }
    link?.isPaused = true
  }

  // MARK: Playing

  func play() {
    guard !isStopped, !source.value.isPlaying else { return }
    let hadEnded = source.value.hasEnded
    update {
      $0.isPlaying = true
      $0.hasEnded = false
    }
    guard let film, source.value.phase == .ready else { return load() }
    if hadEnded { go(to: 0) }
    film.setPlaying(true)
    link?.isPaused = false
  }

  func pause() {
    guard source.value.isPlaying else { return }
    update { $0.isPlaying = false }
    guard let film else { return }
    // The clock of the audio output stops by itself, this one must be stopped.
    if followsMediaTime { start = position(of: film) }
    startedAt = nil
    film.setPlaying(false)
  }

  func setMuted(_ isMuted: Bool) {
    guard !repeats else { return }
    update { $0.isMuted = isMuted }
    film?.setMuted(isMuted)
  }

  func stop() {
    isStopped = true
    loading?.cancel()
    loading = nil
    update { $0.isPlaying = false }
    free()
  }

  // MARK: Seeking

  func seek(to position: TimeInterval) {
    guard !isStopped, position.isFinite else { return }
    let end = source.value.duration ?? .greatestFiniteMagnitude
    let place = min(max(0, position), end)
    guard source.value.phase == .ready, target == nil else {
      nextTarget = place
      return
    }
    update { $0.hasEnded = false }
    go(to: place)
  }

  private func go(to position: TimeInterval) {
    nextTarget = nil
    guard let film, film.seek(to: position) else { return }
    next = nil
    target = position
    link?.isPaused = false
    update { $0.position = position }
  }

  /// A seek has ended; starts the next one if one was requested.
  private func arrive(_ film: Film) {
    guard let place = target else { return }
    target = nil
    start = place
    startedAt = nil
    if !source.value.isPlaying { showStill(film) }
    if let nextTarget { go(to: nextTarget) }
  }
}

extension PlaybackError {
  /// The playback error for an error of a source.
  fileprivate init(_ error: any Error) {
    if let error = error as? PlaybackError {
      self = error
      return
    }
    switch ImageLoadingError(error) {
    case .missing: self = .missing
    case .tooLarge: self = .tooLarge
    case .notAnImage: self = .damaged
    case nil: self = .unreachable
    }
  }
}
