import Foundation

/// A bar that has a position.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The edge that the bar is attached to, as its delegate or container decided.
  var barPosition: UIBarPosition { get }
}
