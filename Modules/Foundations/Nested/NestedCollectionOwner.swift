internal import UIKit

/// A cell that contains a collection, which fills it.
protocol NestedCollectionOwner: UIView {
  associatedtype View: ListItemView
  var collection: NestedCollectionView<View> { get }
  var contentView: UIView { get }
}

extension NestedCollectionOwner {
  /// Called when the table's update has ended: the collection can be updated too.
  func tableDidUpdate() { collection.applyPendingItems() }
  /// Called before the cell appears: pending items are shown immediately.
  func willAppear() { collection.showPendingItems() }
  /// Called when the cell returns to the reuse pool.
  func didLeaveScreen() { collection.didLeaveScreen() }

  /// Adds the collection to the cell, with the size of its content view.
  func fillContent() {
    collection.frame = contentView.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(collection)
  }
}
