import Foundation

/// Provides the position of bars.
///
/// Every method is optional.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// The default is the bar's own position.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
