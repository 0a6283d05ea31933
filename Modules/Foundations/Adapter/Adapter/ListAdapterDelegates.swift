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

/// Receives the durations of a ``ListAdapter``'s work, in real time.
///
/// All methods are optional. Without a delegate nothing is measured.
public protocol ListAdapterPerformanceDelegate: AnyObject {
  /// Called after a section controller dequeued and configured a cell.
  func listAdapter(
    _ adapter: ListAdapter,
    didDequeue cell: UICollectionViewCell,
    for section: ListSectionController,
    at index: Int,
    in duration: Duration
  )
  /// Called after the delegates were notified that a cell appears.
  func listAdapter(
    _ adapter: ListAdapter,
    didDisplay cell: UICollectionViewCell,
    for section: ListSectionController,
    at index: Int,
    in duration: Duration
  )
  /// Called after the list scrolled and all delegates were notified.
  func listAdapter(_ adapter: ListAdapter, didScrollIn duration: Duration)
  /// Called after an update was prepared, compared and passed to the collection view.
  func listAdapter(_ adapter: ListAdapter, didUpdateIn duration: Duration)
}

extension ListAdapterPerformanceDelegate {
  /// Does nothing.
  public func listAdapter(
    _ adapter: ListAdapter,
    didDequeue cell: UICollectionViewCell,
    for section: ListSectionController,
    at index: Int,
    in duration: Duration
  ) {}
  /// Does nothing.
  public func listAdapter(
    _ adapter: ListAdapter,
    didDisplay cell: UICollectionViewCell,
    for section: ListSectionController,
    at index: Int,
    in duration: Duration
  ) {}
  /// Does nothing.
  public func listAdapter(_ adapter: ListAdapter, didScrollIn duration: Duration) {}
  /// Does nothing.
  public func listAdapter(_ adapter: ListAdapter, didUpdateIn duration: Duration) {}
}

/// Receives the problems of a ``ListAdapter``'s updates.
///
/// The list shows the new data nevertheless; a problem is a programming error.
public protocol ListAdapterProblemDelegate: AnyObject {
  /// Called when an update could not be made as requested.
  func listAdapter(_ adapter: ListAdapter, didFind problem: ListAdapterProblem)
}
