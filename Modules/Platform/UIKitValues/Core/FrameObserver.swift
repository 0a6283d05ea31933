package import Foundation

/// Advances with every frame; used by scrolling.
@MainActor package protocol FrameObserver: AnyObject {
  /// Called before a frame for `time` is made, in seconds of `CACurrentMediaTime()`.
  ///
  /// Return `false` to end the observation.
  func frameWillBegin(at time: TimeInterval) -> Bool
}
