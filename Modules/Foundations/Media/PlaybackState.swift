public import Foundation

/// The playback state of a film or a sound.
public struct PlaybackState: Hashable, Sendable {
  /// The loading state.
  public enum Phase: Hashable, Sendable {
    /// Nothing was requested.
    case idle
    /// The media is being loaded or examined.
    case loading
    /// The media can be played.
    case ready
    /// The media cannot be played.
    case failed(PlaybackError)
  }

  /// The loading state.
  public var phase: Phase
  /// Whether it is playing.
  public var isPlaying: Bool
  /// Whether it has ended: playing starts from the beginning.
  public var hasEnded: Bool
  /// The current time, in seconds.
  public var position: TimeInterval
  /// The duration, in seconds; nil if it is unknown.
  public var duration: TimeInterval?
  /// Whether it has a sound track.
  public var hasSound: Bool
  /// Whether the sound is muted.
  public var isMuted: Bool

  /// Makes a state; by default that of a player before any request.
  public init(
    phase: Phase = .idle,
    isPlaying: Bool = false,
    hasEnded: Bool = false,
    position: TimeInterval = 0,
    duration: TimeInterval? = nil,
    hasSound: Bool = false,
    isMuted: Bool = false
  ) {
    self.phase = phase
    self.isPlaying = isPlaying
    self.hasEnded = hasEnded
    self.position = position
    self.duration = duration
    self.hasSound = hasSound
    self.isMuted = isMuted
  }
}

/// The reason why something cannot be played.
public enum PlaybackError: Error, Hashable, Sendable {
  /// This device has no decoder for the format, or does not permit one.
  case unsupported
  /// The data is truncated, or not in a playable format.
  case damaged
  /// The media exceeds the maximum number of bytes or pixels.
  case tooLarge
  /// There is no media file at the URL.
  case missing
  /// The media could not be loaded: retrying may help.
  case unreachable
}
