internal import UIKit

/// A cell with a collection of its own, which fills it.
protocol NestedCollectionOwner: UIView {
  associatedtype View: ListItemView
  var collection: NestedCollectionView<View> { get }
  var contentView: UIView { get }
}

extension NestedCollectionOwner {
  /// The table's update is over: the collection may be updated too.
  func tableDidUpdate() { collection.applyPendingItems() }
  /// The cell comes on screen: what it was given before is shown at once.
  func willAppear() { collection.showPendingItems() }
  /// The cell goes back to the pool.
  func didLeaveScreen() { collection.didLeaveScreen() }

  /// Puts the collection into the cell, as large as its content from now on.
  func fillContent() {
    collection.frame = contentView.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(collection)
  }
}
