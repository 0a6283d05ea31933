public import ListModel
public import UIKit

/// The position of a row on screen, to return to it later: even in another list, or in another run
/// of the program.
///
/// An ``AnchorPosition`` is that of a row during one update. The positions of a timeline
/// (`TimelinePosition` of the contracts, `ReadingPosition` of the store) are those of its moments.
public struct ListPosition: Hashable, Codable, Sendable {
  /// The row.
  public var itemID: ListItemID

  /// The distance from the top edge of the list's visible area, below the bars, to the top edge of
  /// the row, in points; negative for a row that is cut off above.
  public var distance: CGFloat

  /// Makes a position.
  public init(itemID: ListItemID, distance: CGFloat) {
    self.itemID = itemID
    self.distance = distance
  }
}

extension ListView {
  // MARK: Rows on screen

  // Of section controllers, a row is the object of a section, which may have several cells.

  /// The rows of one type, on screen or not, in order.
  ///
  /// Lazy: the first costs no more than the rows before it, all of them O(rows).
  public func rows<Row: ListItemViewModel>(of type: Row.Type) -> some Collection<Row> {
    driver.listUpdater.sections.lazy.flatMap { $0.items.lazy.compactMap { $0.firstRow(as: type) } }
  }

  /// The row at an index path, with its type; `nil` if it is outside the list or of another type.
  public func row<Row: ListItemViewModel>(at indexPath: IndexPath, as type: Row.Type) -> Row? {
    driver.item(at: indexPath)?.row(as: type)
  }

  /// The row with an identity, with its type.
  ///
  /// O(rows).
  public func row<Row: ListItemViewModel>(_ id: ListItemID, as type: Row.Type) -> Row? {
    indexPath(of: id).flatMap { row(at: $0, as: type) }
  }

  /// The identity of the row at an index path; `nil` if it is outside the list.
  public func itemID(at indexPath: IndexPath) -> ListItemID? { driver.item(at: indexPath)?.rowID }

  /// The index path of a row, or of its first cell; `nil` if it is not in the list.
  ///
  /// O(rows).
  public func indexPath(of id: ListItemID) -> IndexPath? { driver.indexPath(of: id) }

  /// The frame of a row in the content, in points; `nil` if it is not in the list.
  public func frame(of id: ListItemID) -> CGRect? {
    indexPath(of: id).flatMap { driver.frame(at: $0) }
  }

  /// Sets which rows updates keep in place when rows are inserted above them; all are by default.
  ///
  /// A header at the top usually should not: rows inserted below it would push the rows that the
  /// reader is looking at.
  ///
  /// - Parameter isAnchor: Whether a row keeps its position; called while an update is shown.
  public func anchorUpdates(to isAnchor: @escaping (ListItemID) -> Bool) {
    driver.anchorUpdates(to: isAnchor)
  }

  // MARK: The reading position

  /// Whether the list is scrolled to its top.
  public var isAtTop: Bool { scrollView.contentOffset.y <= top }

  /// The position of the topmost row of a type on screen.
  ///
  /// - Parameters:
  ///   - type: The type of the rows to consider.
  ///   - isIncluded: Whether a row is considered.
  /// - Returns: Its position; `nil` if there is none on screen.
  public func topmostPosition<Row: ListItemViewModel>(
    of type: Row.Type,
    where isIncluded: (Row) -> Bool = { _ in true }
  ) -> ListPosition? {
    topmostPosition { $0.row(as: type).map(isIncluded) ?? false }
  }

  /// The position of the topmost row on screen for which the closure returns true.
  func topmostPosition(where isIncluded: (AnyListItem) -> Bool) -> ListPosition? {
    for path in driver.container.visibleItemPaths.sorted() {
      guard let item = driver.item(at: path), isIncluded(item), let position = position(at: path)
      else { continue }
      return position
    }
    return nil
  }

  /// What the list shows now.
  ///
  /// O(rows on screen).
  public var viewport: ListViewport {
    ListViewport(
      isAtTop: isAtTop,
      rows: driver.container.visibleItemPaths.sorted().compactMap { path in
        guard let item = driver.item(at: path), let position = position(at: path) else {
          return nil
        }
        return (item, position)
      }
    )
  }

  /// The position of a row; `nil` for one covered by bars, which is not visible.
  private func position(at path: IndexPath) -> ListPosition? {
    let visibleTop = scrollView.contentOffset.y - top
    guard let item = driver.item(at: path), let frame = driver.frame(at: path),
      frame.maxY - visibleTop > 0.5
    else { return nil }
    return ListPosition(itemID: item.rowID, distance: frame.minY - visibleTop)
  }

  /// Scrolls a row to a former position, without animation.
  ///
  /// Rows that come into view are measured, which changes estimated heights: a few iterations reach
  /// the position.
  ///
  /// - Returns: Whether the row is in the list.
  @discardableResult
  public func scroll(to position: ListPosition) -> Bool {
    guard let path = indexPath(of: position.itemID) else { return false }
    for _ in 0..<4 {
      guard let frame = driver.frame(at: path) else { return false }
      let targetOffset = max(frame.minY - position.distance + top, top)
      guard abs(targetOffset - scrollView.contentOffset.y) >= 0.25 else { break }
      scrollView.settle(at: CGPoint(x: scrollView.contentOffset.x, y: targetOffset))
    }
    return true
  }

  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - position: The position of the row on screen after scrolling.
  ///   - animated: Whether the scrolling is animated.
  ///   - completion: Called once when the scrolling has ended; not called if the row is not in the
  ///     list.
  /// - Returns: Whether the row is in the list.
  @discardableResult
  public func scroll(
    to id: ListItemID,
    at position: UITableView.ScrollPosition = .top,
    animated: Bool = true,
    completion: (() -> Void)? = nil
  ) -> Bool {
    guard let path = indexPath(of: id) else { return false }
    let before = scrollView.contentOffset
    tableView?.scrollToRow(at: path, at: position, animated: animated)
    collectionView?.scrollToItem(at: path, at: position.inCollections, animated: animated)
    guard let completion else { return true }
    // An animation over no distance has no end callback.
    if animated, willScroll(from: before) { afterScroll(completion) } else { completion() }
    return true
  }

  /// Whether a scroll animation that began at an offset is running.
  private func willScroll(from offset: CGPoint) -> Bool {
    if #available(iOS 17.4, *) { return scrollView.isScrollAnimating }
    return scrollView.contentOffset != offset
  }

  /// Scrolls to the first row.
  ///
  /// Rows that come into view are measured, which changes estimated heights: the scrolling
  /// continues until it reaches the top, unless the reader drags the list.
  public func scrollToTop(animated: Bool) {
    isLeadingToTop = true
    leadToTop(animations: animated ? 3 : 0)
  }

  private func leadToTop(animations: Int) {
    let before = scrollView.contentOffset
    let start = CGPoint(x: before.x, y: top)
    if animations > 0 {
      scrollView.setContentOffset(start, animated: true)
      guard willScroll(from: before) else { return }
      return afterScroll { [weak self] in
        guard let self, isLeadingToTop, !isAtTop else { return }
        leadToTop(animations: animations - 1)
      }
    }
    for _ in 0..<8 {
      scrollView.setContentOffset(start, animated: false)
      scrollView.layoutIfNeeded()
      if isAtTop { return }
    }
  }

  /// The content offset at which the first row is below the bars.
  private var top: CGFloat { -scrollView.adjustedContentInset.top }
}

extension UITableView.ScrollPosition {
  fileprivate var inCollections: UICollectionView.ScrollPosition {
    switch self {
    case .top: .top
    case .middle: .centeredVertically
    case .bottom: .bottom
    default: []
    }
  }
}
