internal import CoreGraphics
internal import Foundation

/// A list whose items the reader selects, by touch, by key or by moving the focus.
///
/// The extension decides what is selected; the list shows it, and knows its delegate.
@MainActor protocol SelectableList: CellList {
  var selection: ListSelection { get set }
  /// The item under the touch, if it can be selected.
  var highlightedPath: IndexPath? { get set }
  /// The item that was focused last, which may be deleted by now.
  var lastFocused: IndexPath? { get set }
  /// The pan gesture that selects the items it crosses; nil unless multiple selection is allowed.
  var selectionDrag: ListSelectionDrag? { get set }

  var isEditing: Bool { get }
  var allowsSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var allowsFocus: Bool { get }
  var selectionFollowsFocus: Bool { get }
  var remembersLastFocusedIndexPath: Bool { get }

  /// Returns the item whose cell is under a touch.
  func item(under touch: UITouch) -> IndexPath?
  /// Shows the item as selected or not, if it has a cell.
  func showSelection(_ isSelected: Bool, at path: IndexPath, animated: Bool)
  /// Highlights or unhighlights the cell, and notifies the delegate.
  func highlightDidChange(_ path: IndexPath, isHighlighted: Bool)
  /// Selects or deselects the highlighted item after the touch ended.
  func chooseHighlighted()

  /// Whether the delegate allows the item to be highlighted.
  func shouldHighlight(_ path: IndexPath) -> Bool
  /// Returns the item that the delegate has selected instead of one; nil for none.
  func willSelect(_ path: IndexPath) -> IndexPath?
  func didSelect(_ path: IndexPath)
  /// Returns the item that the delegate has deselected instead of one, which is replaced if another
  /// one is selected; nil for none.
  func willDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath?
  func didDeselect(_ path: IndexPath, isReplaced: Bool)
  /// Performs the primary action of the item, if the delegate has one.
  func performPrimaryAction(at path: IndexPath)
  /// Whether the delegate allows an item to be focused; nil without a delegate.
  func delegateAllowsFocus(_ path: IndexPath) -> Bool?
  /// Whether the delegate allows that focusing an item selects it.
  func delegateSelectsByFocus(_ path: IndexPath) -> Bool
  /// The item that the delegate prefers to be focused; nil for none.
  var delegatesPreferredFocus: IndexPath? { get }
  /// Whether the delegate allows a selection drag to begin at an item.
  func mayBeginSelectionDrag(at path: IndexPath) -> Bool
  func selectionDragDidBegin(at path: IndexPath)
  func selectionDragDidEnd()
}

extension SelectableList {
  /// Whether a tap selects items in the current editing state.
  var selectsByTouch: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several items can be selected in the current editing state.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Has the items counted again before they are accessed.
  package func markNeedsReload(keepsSelection: Bool = true) {
    needsReload = true
    batches.freshCounts = nil
    if !keepsSelection { selection.removeAll() }
    setNeedsLayout()
  }

  /// Counts the items again if necessary.
  ///
  /// The views on screen return to the reuse pools, and the first item keeps its position; cells
  /// follow in the layout pass.
  func reloadIfNeeded() {
    guard needsReload, !isTiling else { return }
    abandonDrag()
    needsReload = false
    let wasApplying = batches.isApplying
    batches.isApplying = true
    let anchor = readingAnchor
    recycleEverything()
    let counts = batches.freshCounts ?? countItems()
    batches.freshCounts = nil
    adopt(counts: counts)
    selection.keep(where: hasItem)
    if let path = highlightedPath, !hasItem(at: path) { highlightedPath = nil }
    prefetched.forget()
    loadSectionIndex()
    didReload(holding: anchor.flatMap { hasItem(at: $0.item.indexPath) ? $0 : nil })
    batches.isApplying = wasApplying
    setNeedsLayout()
  }

  // MARK: By code

  /// Selects an item, or clears the selection for nil, without notifying the delegate.
  ///
  /// - Returns: Whether there is such an item.
  @discardableResult func select(_ path: IndexPath?, animated: Bool) -> Bool {
    layOutIfReloaded()
    guard path.map(hasItem) ?? true else { return false }
    if path == nil || !selectsSeveral {
      for other in selection.paths where other != path { deselect(other, animated: animated) }
    }
    guard let path else { return false }
    selection.select(path)
    showSelection(true, at: path, animated: animated)
    return true
  }

  /// Deselects an item without notifying the delegate.
  func deselect(_ path: IndexPath, animated: Bool) {
    if selection.deselect(path) { showSelection(false, at: path, animated: animated) }
  }

  // MARK: By the reader

  /// Selects or deselects an item like a tap, and notifies the delegate.
  ///
  /// Has no effect before the layout pass that counts the items again, which touches and keys
  /// precede: the data source may not have the item any more.
  func choose(_ path: IndexPath) {
    guard !needsReload, hasItem(at: path) else { return }
    if selectsSeveral, selection.contains(path) { return leave(path, isReplaced: false) }
    defer { if !selectsSeveral, hasItem(at: path) { performPrimaryAction(at: path) } }
    guard let chosen = willSelect(path), hasItem(at: chosen) else { return }
    if !selectsSeveral {
      for other in selection.paths where other != chosen { leave(other, isReplaced: true) }
    }
    selection.select(chosen)
    showSelection(true, at: chosen, animated: false)
    didSelect(chosen)
  }

  private func leave(_ path: IndexPath, isReplaced: Bool) {
    guard let left = willDeselect(path, isReplaced: isReplaced) else { return }
    deselect(left, animated: false)
    didDeselect(left, isReplaced: isReplaced)
  }

  // MARK: Touches

  /// Highlights the item under a touch.
  ///
  /// - Returns: `false` if there is none that can be highlighted.
  func highlight(_ touches: Set<UITouch>) -> Bool {
    guard !batches.isOpen, selectsByTouch else { return false }
    // Touches precede the layout pass that counts the items again.
    layOutIfReloaded()
    guard let path = touches.first.flatMap(item(under:)), shouldHighlight(path) else {
      return false
    }
    highlightedPath = path
    highlightDidChange(path, isHighlighted: true)
    return true
  }

  /// Removes the highlight when the touch leaves the item.
  func followHighlight(_ touches: Set<UITouch>) {
    guard let path = highlightedPath, let touch = touches.first, let cell = cellOnScreen(at: path),
      !cell.bounds.contains(touch.location(in: cell))
    else { return }
    endHighlight()
  }

  func endHighlight() {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    highlightDidChange(path, isHighlighted: false)
  }
}
