import ListModel
public import UIKit

/// Is notified when sections and cells of a ``ListAdapter`` appear and disappear.
///
/// Every method is optional.
public protocol ListAdapterDisplayDelegate: AnyObject {
  /// The first row of an object is about to appear.
  func listAdapter(_ adapter: ListAdapter, willDisplay section: ListSectionController)
  /// The last visible row of an object has disappeared.
  func listAdapter(_ adapter: ListAdapter, didEndDisplaying section: ListSectionController)
  /// A cell is about to appear.
  func listAdapter(_ adapter: ListAdapter, willDisplay cell: UICollectionViewCell, at: IndexPath)
  /// A cell has disappeared; the index path is the one it had when it appeared.
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
/// Every method is optional. Without a delegate nothing is measured.
public protocol ListAdapterPerformanceDelegate: AnyObject {
  /// A section controller has dequeued and filled a cell.
  func listAdapter(
    _ adapter: ListAdapter,
    didDequeue cell: UICollectionViewCell,
    for section: ListSectionController,
    at index: Int,
    in duration: Duration
  )
  /// Delegates were notified that a cell appears.
  func listAdapter(
    _ adapter: ListAdapter,
    didDisplay cell: UICollectionViewCell,
    for section: ListSectionController,
    at index: Int,
    in duration: Duration
  )
  /// The list scrolled and all delegates were notified.
  func listAdapter(_ adapter: ListAdapter, didScrollIn duration: Duration)
  /// An update was prepared, compared and passed to the collection view.
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
/// The list shows the new data nevertheless; a problem is a programming mistake, to be found in
/// development.
public protocol ListAdapterProblemDelegate: AnyObject {
  /// An update could not be made as requested.
  func listAdapter(_ adapter: ListAdapter, didFind problem: ListAdapterProblem)
}
