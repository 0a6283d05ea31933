import ListModel
public import UIKit

/// Receives the appearance and disappearance of a ``ListAdapter``'s sections and cells.
///
/// All methods are optional.
public protocol ListAdapterDisplayDelegate: AnyObject {
  /// Called before the first row of an object appears.
  func listAdapter(_ adapter: ListAdapter, willDisplay section: ListSectionController)
  /// Called after the last visible row of an object disappeared.
  func listAdapter(_ adapter: ListAdapter, didEndDisplaying section: ListSectionController)
  /// Called before a cell appears.
  func listAdapter(_ adapter: ListAdapter, willDisplay cell: UICollectionViewCell, at: IndexPath)
  /// Called after a cell disappeared; the index path is the one it had when it appeared.
  func listAdapter(
    _ adapter: ListAdapter,
    didEndDisplaying cell: UICollectionViewCell,
    at: IndexPath
  )
}

extension ListAdapterDisplayDelegate {
  /// Does nothing.
  public func listAdapter(_ adapter: ListAdapter, willDisplay section: ListSectionController) {}
  /// Does nothing.
  public func listAdapter(_ adapter: ListAdapter, didEndDisplaying section: ListSectionController) {
  }
  /// Does nothing.
  public func listAdapter(
    _ adapter: ListAdapter,
    willDisplay cell: UICollectionViewCell,
    at: IndexPath
  ) {}
  /// Does nothing.
  public func listAdapter(
    _ adapter: ListAdapter,
    didEndDisplaying cell: UICollectionViewCell,
    at: IndexPath
  ) {}
}
