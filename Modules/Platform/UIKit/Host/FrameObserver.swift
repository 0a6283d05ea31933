import Foundation

/// Moves something on with every frame, as scrolling does.
@MainActor protocol FrameObserver: AnyObject {
  /// A frame for `time` is being made, in seconds of `CACurrentMediaTime()`.
  ///
  /// `false` ends the observation.
  func frameWillBegin(at time: TimeInterval) -> Bool
}
