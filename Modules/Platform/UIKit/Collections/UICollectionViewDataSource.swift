public import Foundation

/// Gives a collection view its items.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items the section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// The cell of an item: dequeued from the collection view, and filled.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// How many sections there are; 1 unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The supplementary view that the layout requests: dequeued from the collection view, and
  /// configured.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// The titles of the index at the trailing edge; nil for no index.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// The item that a title of the index leads to, by its place among the titles.
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath
  /// Whether the item can be moved by hand; no unless implemented.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  /// The item was moved by hand, and the collection view shows that already: the data is to follow.
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// No index.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of the section at the place of the title.
  public func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  /// No.
  public func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Stops the program: data whose items can be moved has to follow.
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    fatalError(
      "-collectionView:moveItemAtIndexPath:toIndexPath: is not implemented by \(type(of: self)),"
        + " whose items can be moved"
    )
  }

  /// Stops the program: a layout with supplementary views needs a data source that makes them.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError(
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
        + " (\(kind),\(indexPath)) was not retrieved by calling"
        + " -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
    )
  }
}

/// Is notified early of items that are likely to come into view.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// The items will be needed soon, in this order.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// The items will not be needed soon after all.
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
