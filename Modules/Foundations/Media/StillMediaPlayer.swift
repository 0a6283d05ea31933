public import Foundation
public import ListModel
public import UIKit

/// A player that plays nothing: its state is what it is given and what it is asked for, and no time
/// goes by.
///
/// For galleries, and for tests of screens that have players.
public final class StillMediaPlayer: MediaPlayer {
  /// What it is to play.
  public let url: URL
  /// Whether it begins anew at its end.
  public let repeats: Bool
  /// How it is getting on.
  public var state: Observable<PlaybackState> { source }
  /// Shows nothing.
  public let view = UIView()
  /// Whether it was stopped for good.
  public private(set) var isStopped = false

  private let source: MutableObservable<PlaybackState>
  /// What loading comes to.
  public var loaded: PlaybackState
  /// Whether it plays when it is asked to.
  private let canPlay: Bool

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - url: What it is to play.
  ///   - repeats: Whether it begins anew at its end.
  ///   - loaded: What it is like when it was loaded.
  ///   - canPlay: Whether it plays when it is asked to: where not, it stays as it is loaded.
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

  /// Changes the state, as time or a network would.
  public func update(_ change: (inout PlaybackState) -> Void) {
    guard !isStopped else { return }
    var state = source.value
    change(&state)
    source.setIfChanged(state)
  }

  /// Is loaded at once.
  public func load() {
    guard source.value.phase != .ready else { return }
    let plays = source.value.isPlaying
    update {
      $0 = loaded
      $0.isPlaying = loaded.phase == .ready && (plays || loaded.isPlaying)
    }
  }

  /// Is playing.
  public func play() {
    guard canPlay else { return }
    update {
      if $0.hasEnded { $0.position = 0 }
      $0.hasEnded = false
      $0.isPlaying = true
    }
  }

  /// Stands still.
  public func pause() { update { $0.isPlaying = false } }

  /// Is there at once.
  public func seek(to position: TimeInterval) {
    update {
      $0.position = min(max(0, position), $0.duration ?? 0)
      $0.hasEnded = false
    }
  }

  /// Is heard or not.
  public func setMuted(_ isMuted: Bool) { update { $0.isMuted = isMuted } }

  /// Does nothing any more.
  public func stop() {
    pause()
    isStopped = true
  }
}

/// Makes players that play nothing, all in one state.
public final class StillMediaPlayers: MediaPlayerMaking {
  /// What the players are like when they were loaded.
  public var loaded: PlaybackState
  /// Whether they play when they are asked to.
  public var canPlay = true
  /// The players that were made, in order.
  public private(set) var made: [StillMediaPlayer] = []

  /// Makes them.
  public init(loaded: PlaybackState) {
    self.loaded = loaded
  }

  /// A player in the state of all.
  public func makePlayer(for url: URL, repeats: Bool) -> any MediaPlayer {
    let player = StillMediaPlayer(for: url, repeats: repeats, loaded: loaded, canPlay: canPlay)
    made.append(player)
    return player
  }
}
