import Foundation

/// A bar that has a place.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}
