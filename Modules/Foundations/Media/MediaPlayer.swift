public import Foundation
public import ListModel
public import UIKit

/// Plays one film or sound.
///
/// Screens use players only through this protocol. The app chooses the decoder; see
/// ``MediaPlayerMaking``. A player that is released without ``stop()`` MUST end, too.
public protocol MediaPlayer: AnyObject {
  /// The playback state; during playback, it changes with every frame of the screen.
  var state: Observable<PlaybackState> { get }

  /// The view that shows the film, scaled to fill; transparent before the first image, and for a
  /// sound, so that the view below is visible.
  var view: UIView { get }

  /// Loads the media, unless it is loaded or loading; loads it again after a failure.
  func load()

  /// Starts or resumes as soon as there is something to play; starts from the beginning if it had
  /// ended.
  func play()

  /// Pauses.
  func pause()

  /// Seeks to a time, in seconds, clamped to the duration.
  ///
  /// May be called more often than images can be decoded: the last call takes effect.
  func seek(to position: TimeInterval)

  /// Mutes or unmutes the sound.
  func setMuted(_ isMuted: Bool)

  /// Stops permanently and releases its resources; no callback follows.
  func stop()
}

/// Decides which decoder plays a film or sound.
public protocol MediaPlayerMaking {
  /// Makes a player, which does nothing yet.
  ///
  /// - Parameters:
  ///   - url: The URL of the media; one that may not be opened fails when it is loaded.
  ///   - repeats: Whether it loops without sound, in place of an animated image.
  /// - Returns: The player.
  func makePlayer(for url: URL, repeats: Bool) -> any MediaPlayer
}
