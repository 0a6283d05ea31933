public import Foundation

/// How a film or a sound is getting on.
public struct PlaybackState: Hashable, Sendable {
  /// Whether there is anything to play.
  public enum Phase: Hashable, Sendable {
    /// Nothing was asked for.
    case idle
    /// It is being fetched, or looked at.
    case loading
    /// It can be played.
    case ready
    /// It cannot.
    case failed(PlaybackError)
  }

  /// Whether there is anything to play.
  public var phase: Phase
  /// Whether time goes on.
  public var isPlaying: Bool
  /// Whether everything was played: playing begins anew.
  public var hasEnded: Bool
  /// How far it has come, in seconds.
  public var position: TimeInterval
  /// How long it takes, in seconds; nil where that is not known.
  public var duration: TimeInterval?
  /// Whether there is a sound to be heard or muted.
  public var hasSound: Bool
  /// Whether the sound is not heard.
  public var isMuted: Bool

  /// Makes a state; by default that of a player which was not asked for anything.
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

/// Why something cannot be played.
public enum PlaybackError: Error, Hashable, Sendable {
  /// This device has no decoder for it, or does not admit one.
  case unsupported
  /// What came is cut short, or nothing that is played.
  case damaged
  /// It has more bytes, or more pixels, than are played here.
  case tooLarge
  /// There is nothing at the address, or not any more.
  case missing
  /// It could not be fetched: trying again may help.
  case unreachable
}
