internal import UIKit

/// A cell with a collection of its own.
protocol NestedCollectionOwner: UIView {
  /// The table's update is over: the collection may be updated too.
  func tableDidUpdate()
  /// The cell comes on screen: what it was given before is shown at once.
  func willAppear()
  /// The cell goes back to the pool.
  func didLeaveScreen()
}
