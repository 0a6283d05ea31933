public import Foundation
public import ListModel
public import UIKit

/// A player without playback: its state changes only when it is set, and time does not pass.
///
/// For galleries, and for tests of screens with players.
public final class StillMediaPlayer: MediaPlayer {
  /// The URL of the media.
  public let url: URL
  /// Whether it loops.
  public let repeats: Bool
  /// Changes only when it is set or the player is called, never with time.
  public var state: Observable<PlaybackState> { source }
  /// Shows nothing.
  public let view = UIView()
  /// Whether it was stopped permanently.
  public private(set) var isStopped = false

  private let source: MutableObservable<PlaybackState>
  /// The state after loading.
  public var loaded: PlaybackState
  /// Whether `play()` starts playback.
  private let canPlay: Bool

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - url: The URL of the media.
  ///   - repeats: Whether it loops.
  ///   - loaded: The state after loading.
  ///   - canPlay: Whether `play()` starts playback; if not, it keeps the loaded state.
  public init(
    for url: URL,
    repeats: Bool = false,
    loaded: PlaybackState,
    canPlay: Bool = true
  ) {
    self.canPlay = canPlay
    self.url = url
    self.repeats = repeats
    self.loaded = loaded
    source = MutableObservable(PlaybackState(isMuted: repeats))
  }

  /// Changes the state, in place of time or a network.
  public func update(_ change: (inout PlaybackState) -> Void) {
    guard !isStopped else { return }
    var state = source.value
    change(&state)
    source.setIfChanged(state)
  }

  /// Sets the loaded state immediately.
  public func load() {
    guard source.value.phase != .ready else { return }
    let plays = source.value.isPlaying
    update {
      $0 = loaded
      $0.isPlaying = loaded.phase == .ready && (plays || loaded.isPlaying)
    }
  }

  /// Starts playing immediately.
  public func play() {
    guard canPlay else { return }
    update {
      if $0.hasEnded { $0.position = 0 }
      $0.hasEnded = false
      $0.isPlaying = true
    }
  }

  /// Pauses.
  public func pause() { update { $0.isPlaying = false } }

  /// Sets the new time immediately.
  public func seek(to position: TimeInterval) {
    update {
      $0.position = min(max(0, position), $0.duration ?? 0)
      $0.hasEnded = false
    }
  }

  /// Mutes or unmutes.
  public func setMuted(_ isMuted: Bool) { update { $0.isMuted = isMuted } }

  /// Marks the player as stopped.
  public func stop() {
    pause()
    isStopped = true
  }
}

/// Makes players without playback, all in one state.
public final class StillMediaPlayers: MediaPlayerMaking {
  /// The state of the players after loading.
  public var loaded: PlaybackState
  /// Whether `play()` starts playback.
  public var canPlay = true
  /// The players that were made, in order.
  public private(set) var made: [StillMediaPlayer] = []

  /// Makes the factory.
  public init(loaded: PlaybackState) {
    self.loaded = loaded
  }

  /// A player in the common state.
  public func makePlayer(for url: URL, repeats: Bool) -> any MediaPlayer {
    let player = StillMediaPlayer(for: url, repeats: repeats, loaded: loaded, canPlay: canPlay)
    made.append(player)
    return player
  }
}
