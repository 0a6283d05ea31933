import Foundation

/// Says where bars are.
///
/// Every method is optional.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar is.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Where the bar is by itself.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
