public import Foundation

extension RunLoop.Mode {
  /// The mode of timers that fire only while the reader drags a scroll view.
  ///
  /// Timers of the default mode fire meanwhile too, unlike on iOS.
  public static var tracking: RunLoop.Mode { RunLoop.Mode(rawValue: "UITrackingRunLoopMode") }
}
