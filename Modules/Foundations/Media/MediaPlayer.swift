public import Foundation
public import ListModel
public import UIKit

/// Plays one film or sound.
///
/// Screens know players by this protocol alone. What decodes is the app's choice; see
/// ``MediaPlayerMaking``.
public protocol MediaPlayer: AnyObject {
  /// How it is getting on; while it plays, a new one with every frame of the screen.
  var state: Observable<PlaybackState> { get }

  /// Shows the film, filling the view; shows nothing before the first image, and nothing of a
  /// sound, so that what is below can be seen.
  var view: UIView { get }

  /// Fetches what is to be played, unless it is there or on its way; does so again after a failure.
  func load()

  /// Goes on, as soon as there is anything to play; from the beginning where it had ended.
  func play()

  /// Stops where it is.
  func pause()

  /// Goes to a time, in seconds; beyond either end it goes to that end.
  ///
  /// May be called more often than images can be made: the last time counts.
  func seek(to position: TimeInterval)

  /// Makes the sound heard or not.
  func setMuted(_ isMuted: Bool)

  /// Stops for good and frees what it holds; nothing is called any more.
  func stop()
}

/// Makes players.
public protocol MediaPlayerMaking {
  /// A player, which does nothing yet.
  ///
  /// - Parameters:
  ///   - url: What it plays; what may not be opened fails when it is loaded.
  ///   - repeats: Whether it begins anew at its end, without a sound, in place of an animated
  ///     image.
  /// - Returns: The player.
  func makePlayer(for url: URL, repeats: Bool) -> any MediaPlayer
}
