public import ListModel
public import UIKit

/// Where a row is on screen.
public struct ListPosition: Hashable {
  /// The row.
  public var itemID: ListItemID

  /// From the top edge of what is visible of the list, below the bars, to the top edge of the row,
  /// in points; negative for a row that is cut off above.
  public var distance: CGFloat

  /// Makes a place.
  public init(itemID: ListItemID, distance: CGFloat) {
    self.itemID = itemID
    self.distance = distance
  }
}

extension ListView {
  // MARK: Rows on screen

  /// The sections on screen.
  var shownSections: [ListSection] { driver?.updater.sections ?? [] }

  /// The rows of one type on screen or scrolled away, in order.
  ///
  /// Lazy: the first costs no more than the rows before it, all of them O(rows).
  public func rows<Row: ListItemViewModel>(of type: Row.Type) -> some Collection<Row> {
    shownSections.lazy.flatMap { $0.rows(of: type) }
  }

  /// The row at an index path, with its type; `nil` outside of the list, and for rows of other
  /// types.
  public func row<Row: ListItemViewModel>(at indexPath: IndexPath, as type: Row.Type) -> Row? {
    driver?.item(at: indexPath)?.as(type)
  }

  /// The row of an identity, with its type.
  ///
  /// O(rows).
  public func row<Row: ListItemViewModel>(_ id: ListItemID, as type: Row.Type) -> Row? {
    indexPath(of: id).flatMap { row(at: $0, as: type) }
  }

  /// The identity of the row at an index path; `nil` outside of the list.
  public func itemID(at indexPath: IndexPath) -> ListItemID? { driver?.item(at: indexPath)?.itemID }

  /// The index path of a row; `nil` where it is not in the list.
  ///
  /// O(rows).
  public func indexPath(of id: ListItemID) -> IndexPath? {
    for (section, content) in shownSections.enumerated() {
      if let row = content.items.firstIndex(where: { $0.itemID == id }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  /// Where a row lies in the content, in points; `nil` where it is not in the list.
  public func frame(of id: ListItemID) -> CGRect? {
    indexPath(of: id).flatMap { driver?.container.frameOfItem(at: $0) }
  }

  /// Says which rows hold the reader's place when others come between them and those above; all do
  /// unless said.
  ///
  /// A header at the top does not as a rule: what comes below it would push the rows that are read.
  ///
  /// - Parameter isHeld: Whether a row does; asked while an update is shown.
  public func holdPlace(at isHeld: @escaping (ListItemID) -> Bool) {
    driver?.updater.holdsPlace = { isHeld($0.itemID) }
  }

  // MARK: The reader's place

  /// Whether nothing is left to scroll back to.
  public var isAtTop: Bool { scrollView.contentOffset.y <= top }

  /// Where the topmost row of a type on screen is.
  ///
  /// - Parameters:
  ///   - type: The type of the rows that count.
  ///   - isWanted: Which of them count.
  /// - Returns: Its place; `nil` where none of them is on screen.
  public func topmostPlace<Row: ListItemViewModel>(
    of type: Row.Type,
    where isWanted: (Row) -> Bool = { _ in true }
  ) -> ListPosition? {
    guard let driver else { return nil }
    let visibleTop = scrollView.contentOffset.y - top
    for path in driver.container.visibleItemPaths.sorted() {
      // What the bars cover is not seen.
      guard let row = row(at: path, as: type), isWanted(row),
        let frame = driver.container.frameOfItem(at: path), frame.maxY - visibleTop > 0.5
      else { continue }
      return ListPosition(itemID: row.itemID, distance: frame.minY - visibleTop)
    }
    return nil
  }

  /// Brings a row to where it was before, without an animation.
  ///
  /// Rows that come into view are measured, and what was an estimate until then moves: a few rounds
  /// settle it.
  ///
  /// - Returns: Whether the row is in the list.
  @discardableResult
  public func scroll(to place: ListPosition) -> Bool {
    guard let driver, let path = indexPath(of: place.itemID) else { return false }
    for _ in 0..<4 {
      guard let frame = driver.container.frameOfItem(at: path) else { return false }
      let wanted = max(frame.minY - place.distance + top, top)
      guard abs(wanted - scrollView.contentOffset.y) >= 0.25 else { break }
      scrollView.settle(at: CGPoint(x: scrollView.contentOffset.x, y: wanted))
    }
    return true
  }

  /// Leads the reader to a row.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - position: Where on screen it comes to lie.
  ///   - animated: Whether the way there is seen.
  ///   - completion: Called once when the row is there; not where it is not in the list.
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
    // A way of no length has no end that would be told.
    if animated, willScroll(from: before) { afterScroll(completion) } else { completion() }
    return true
  }

  /// Whether a scroll animation is under way that began at an offset.
  private func willScroll(from offset: CGPoint) -> Bool {
    if #available(iOS 17.4, *) { return scrollView.isScrollAnimating }
    return scrollView.contentOffset != offset
  }

  /// Leads the reader back to the first row.
  ///
  /// Rows that come into view on the way are measured, and move what was an estimate until then:
  /// the way goes on until it is at the top, unless the reader takes hold of the list.
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
