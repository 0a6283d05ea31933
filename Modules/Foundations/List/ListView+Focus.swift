public import ListModel
import UIKit

extension ListView {
  /// The shortcuts that reload everything, as pull-to-refresh does: F5, and Ctrl-R.
  public func refreshShortcuts(_ title: String) -> [KeyboardShortcut] {
    let refresh = { [weak self] () -> Void in self?.refresh() }
    return [
      KeyboardShortcut(title, "r", .primary, perform: refresh),
      KeyboardShortcut(title, .code(.keyboardF5), perform: refresh),
    ]
  }

  /// The row of a type that has the keyboard focus, or contains it; `nil` if there is none.
  public func focusedRow<Row: ListItemViewModel>(of type: Row.Type) -> Row? {
    focusedPath.flatMap { row(at: $0, as: type) }
  }

  /// Moves the keyboard focus to the next or the previous row of a type; the first time to the
  /// topmost one on screen.
  ///
  /// - Parameters:
  ///   - type: The type of the rows to consider.
  ///   - step: 1 for the next, -1 for the previous one.
  /// - Returns: Whether there is such a row. O(rows up to it).
  @discardableResult
  public func moveFocus<Row: ListItemViewModel>(to type: Row.Type, by step: Int) -> Bool {
    guard let path = path(of: type, step) else { return false }
    tableView?.scrollToRow(at: path, at: .none, animated: false)
    collectionView?.scrollToItem(at: path, at: [], animated: false)
    scrollView.layoutIfNeeded()
    guard let cell = tableView?.cellForRow(at: path) ?? collectionView?.cellForItem(at: path) else {
      return false
    }
    UIFocusSystem(for: self)?.requestFocusUpdate(to: cell)
    return true
  }

  private func path<Row: ListItemViewModel>(of type: Row.Type, _ step: Int) -> IndexPath? {
    guard let focusedPath else {
      return topmostPosition(of: type).flatMap { indexPath(of: $0.itemID) }
    }
    let sections = driver.listUpdater.sections
    let focused = itemID(at: focusedPath)
    for section in stride(from: focusedPath.section, to: step > 0 ? sections.count : -1, by: step) {
      let end = step > 0 ? sections[section].items.count : -1
      let start = step > 0 ? 0 : sections[section].items.count - 1
      let first = section == focusedPath.section ? focusedPath.item + step : start
      for item in stride(from: first, to: end, by: step) {
        let path = IndexPath(item: item, section: section)
        // The cells of one object are one row.
        if row(at: path, as: type) != nil, let id = itemID(at: path), id != focused {
          return indexPath(of: id)
        }
      }
    }
    return nil
  }

  private var focusedPath: IndexPath? {
    var candidate = UIFocusSystem(for: self)?.focusedItem as? UIView
    while let view = candidate, view !== scrollView {
      if let cell = view as? UITableViewCell, let path = tableView?.indexPath(for: cell) {
        return path
      }
      if let cell = view as? UICollectionViewCell, let path = collectionView?.indexPath(for: cell) {
        return path
      }
      candidate = view.superview
    }
    return nil
  }
}
