public import Foundation

extension Strings {
  /// "0:12 of 1:05": the time of a film, for reading aloud.
  public func playbackPosition(_ position: TimeInterval, of duration: TimeInterval) -> String {
    let (position, duration) = (spokenTime(position), spokenTime(duration))
    return playbackPositionOf(position, duration)
  }
}
