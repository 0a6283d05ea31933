public import UIKit

/// Is notified when a section's rows appear and disappear.
///
/// Every method is optional.
public protocol ListDisplayDelegate: AnyObject {
  /// The first row of the section is about to appear.
  func listSectionWillDisplay(_ section: ListSectionController)
  /// The last visible row of the section has disappeared.
  func listSectionDidEndDisplaying(_ section: ListSectionController)
  /// A cell is about to appear.
  func listSection(
    _ section: ListSectionController,
    willDisplay cell: UICollectionViewCell,
    at index: Int
  )
  /// A cell has disappeared; the index is the one it had when it appeared.
  func listSection(
    _ section: ListSectionController,
    didEndDisplaying cell: UICollectionViewCell,
    at index: Int
  )
}

extension ListDisplayDelegate {
  /// Does nothing.
  public func listSectionWillDisplay(_ section: ListSectionController) {}
  /// Does nothing.
  public func listSectionDidEndDisplaying(_ section: ListSectionController) {}
  /// Does nothing.
  public func listSection(
    _ section: ListSectionController,
    willDisplay cell: UICollectionViewCell,
    at index: Int
  ) {}
  /// Does nothing.
  public func listSection(
    _ section: ListSectionController,
    didEndDisplaying cell: UICollectionViewCell,
    at index: Int
  ) {}
}

/// Is notified when a section comes near the visible rows, and when it is far again: the time to
/// start and to stop loading images.
///
/// The adapter's initializer sets the distance, in sections.
public protocol ListWorkingRangeDelegate: AnyObject {
  /// The section has come near.
  func listSectionDidEnterWorkingRange(_ section: ListSectionController)
  /// The section has left the working range, or the list.
  func listSectionDidLeaveWorkingRange(_ section: ListSectionController)
}

/// Is notified of scrolling while a row of the section is visible.
///
/// Every method is optional.
public protocol ListScrollDelegate: AnyObject {
  /// The list has scrolled.
  func listSectionDidScroll(_ section: ListSectionController)
  /// A finger begins to drag the list.
  func listSectionWillBeginDragging(_ section: ListSectionController)
  /// The finger has left the list, which may decelerate.
  func listSectionDidEndDragging(_ section: ListSectionController, willDecelerate: Bool)
  /// The list has come to rest after a drag.
  func listSectionDidEndDecelerating(_ section: ListSectionController)
}

extension ListScrollDelegate {
  /// Does nothing.
  public func listSectionDidScroll(_ section: ListSectionController) {}
  /// Does nothing.
  public func listSectionWillBeginDragging(_ section: ListSectionController) {}
  /// Does nothing.
  public func listSectionDidEndDragging(_ section: ListSectionController, willDecelerate: Bool) {}
  /// Does nothing.
  public func listSectionDidEndDecelerating(_ section: ListSectionController) {}
}
