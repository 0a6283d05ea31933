public import UIKit

/// Receives the appearance and disappearance of a section's rows.
///
/// All methods are optional.
public protocol ListDisplayDelegate: AnyObject {
  /// Called before the first row of the section appears.
  func listSectionWillDisplay(_ section: ListSectionController)
  /// Called after the last visible row of the section disappeared.
  func listSectionDidEndDisplaying(_ section: ListSectionController)
  /// Called before a cell appears.
  func listSection(
    _ section: ListSectionController,
    willDisplay cell: UICollectionViewCell,
    at index: Int
  )
  /// Called after a cell disappeared; the index is the one it had when it appeared.
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

/// Notified when a section enters and leaves the working range around the visible rows: start and
/// stop loading images here.
///
/// The adapter's initializer sets the size of the range, in sections.
public protocol ListWorkingRangeDelegate: AnyObject {
  /// Called when the section entered the working range.
  func listSectionDidEnterWorkingRange(_ section: ListSectionController)
  /// Called when the section left the working range, or the list.
  func listSectionDidLeaveWorkingRange(_ section: ListSectionController)
}

/// Receives scroll events while a row of the section is visible.
///
/// All methods are optional.
public protocol ListScrollDelegate: AnyObject {
  /// Called when the list scrolled.
  func listSectionDidScroll(_ section: ListSectionController)
  /// Called before a drag of the list begins.
  func listSectionWillBeginDragging(_ section: ListSectionController)
  /// Called when a drag of the list ended; the list may decelerate.
  func listSectionDidEndDragging(_ section: ListSectionController, willDecelerate: Bool)
  /// Called when the list came to rest after a drag.
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
