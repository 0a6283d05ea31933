internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The common interface of table and collection views as lists of cells; each positions its cells
/// itself.
@MainActor protocol CellList: UIScrollView, BatchUpdatedList {
  /// The edge or center of the visible area that an item is scrolled to.
  associatedtype ScrollPosition

  var needsReload: Bool { get set }
  var storedBackgroundView: UIView? { get set }
  /// The item under the touch, if it can be selected.
  var highlightedPath: IndexPath? { get set }
  /// The target of an animated scroll.
  var scrollTarget: (path: IndexPath, position: ScrollPosition)? { get set }

  func hasItem(at path: IndexPath) -> Bool
  func deselectEverything()
  /// Counts the items again if necessary.
  func reloadIfNeeded()
  /// Adapts to a change of the bounds, before cells are laid out.
  func prepareToTile()
  /// Adds and removes cells for the current bounds.
  func tile()

  /// Returns the item whose cell is under a touch.
  func item(under touch: UITouch) -> IndexPath?
  func cellOnScreen(at path: IndexPath) -> UIView?
  /// Whether the delegate allows the item to be highlighted.
  func shouldHighlight(_ path: IndexPath) -> Bool
  /// Highlights or unhighlights the cell, and notifies the delegate.
  func highlightDidChange(_ path: IndexPath, isHighlighted: Bool)
  /// Selects or deselects the highlighted item after the touch ended.
  func chooseHighlighted()

  var allowsFocus: Bool { get }
  /// Whether a tap selects items.
  var selectsByTouch: Bool { get }
  /// Returns the index path of a cell on screen; nil for other views.
  func itemPath(of cell: UIView) -> IndexPath?
  /// Whether the delegate allows an item to be focused; nil without a delegate.
  func delegateAllowsFocus(_ path: IndexPath) -> Bool?
  /// Whether focusing an item selects it.
  var selectionFollowsFocus: Bool { get }
  /// Whether focusing an item would select it: not if it is selected already, if multiple selection
  /// is allowed, or if the delegate refuses.
  func isChosenByFocus(_ path: IndexPath) -> Bool
  /// Selects or deselects an item like a tap, and notifies the delegate.
  func choose(itemAt path: IndexPath)
  var remembersLastFocusedIndexPath: Bool { get }
  /// The item that was focused last; nil if it was deleted.
  var lastFocusedPath: IndexPath? { get set }
  /// The item that the delegate prefers to be focused; nil for none.
  var delegatesPreferredFocus: IndexPath? { get }

  /// The pan gesture that selects the items it crosses; nil unless multiple selection is allowed.
  var selectionDrag: ListSelectionDrag? { get set }
  var allowsMultipleSelection: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  /// Whether multiple selection is allowed in the current editing state.
  var selectsSeveral: Bool { get }
  func isChosen(_ path: IndexPath) -> Bool
  /// Whether the delegate allows a selection drag to begin at an item.
  func mayBeginSelectionDrag(at path: IndexPath) -> Bool
  func selectionDragDidBegin(at path: IndexPath)
  func selectionDragDidEnd()

  /// Provides the context menus of items; nil until there is a delegate.
  var contextMenus: ListContextMenus? { get set }
  /// Returns the delegate's menu configuration for a point.
  func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration?
  /// Returns the item at a point, whether or not it can be selected.
  func itemPath(at point: CGPoint) -> IndexPath?
  /// Returns the delegate's preview for the cell of a menu.
  func highlightPreview(
    _ configuration: UIContextMenuConfiguration,
    at path: IndexPath
  ) -> UITargetedPreview?
  /// Returns the delegate's dismissal preview for a lifted item; `path` is nil if the item was
  /// deleted.
  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration,
    at path: IndexPath?
  ) -> UITargetedPreview?
  func willCommitMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  )
  func willDisplayMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
  func willEndMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Returns the content offset that shows the item at a position; nil if there is no such item.
  func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint?
  /// Changes the target of the running scroll animation.
  func retargetAnimation(to offset: CGPoint, _ position: ScrollPosition)
}

extension CellList {
  // MARK: Menus

  /// Adds the context menu interaction, the first time that it is called.
  func offerContextMenus() {
    guard contextMenus == nil else { return }
    let menus = ListContextMenus(list: self)
    contextMenus = menus
    addInteraction(UIContextMenuInteraction(delegate: menus))
  }

  /// The context menu interaction of the items.
  var menuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first {
      $0.delegate is ListContextMenus
    }
  }

  /// A preview of the cell that the open menu belongs to, at its current position.
  var previewOfMenuCell: UITargetedPreview? {
    contextMenus?.path.flatMap(cellOnScreen(at:)).map { UITargetedPreview(view: $0) }
  }

  // MARK: Loading

  /// Has the items counted again before they are accessed.
  package func markNeedsReload(keepsSelection: Bool = true) {
    needsReload = true
    batches.freshCounts = nil
    if !keepsSelection { deselectEverything() }
    setNeedsLayout()
  }

  /// Reloads and lays out cells, if the items were not counted since they changed.
  package func layOutIfReloaded() {
    guard needsReload, !isTiling else { return }
    layOutCells()
  }

  // MARK: Layout

  /// The layout pass: recycles cells that left the visible area and adds new ones.
  func layOutCells() {
    guard !isTiling else { return }
    applyDeferredBatch()
    reloadIfNeeded()
    prepareToTile()
    tile()
    retargetScrolling()
    applyDeferredBatch()
  }

  /// Whether the model changed during layout, so that further cells would not match those on
  /// screen.
  var mustStopTiling: Bool { needsReload || batches.isDeferred }

  // MARK: The background

  func setBackgroundView(_ view: UIView?) {
    guard view !== storedBackgroundView else { return }
    storedBackgroundView?.removeFromSuperview()
    storedBackgroundView = view
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  /// The subview index of cells: in front of the background view, behind headers and indicators.
  var bottomIndex: Int { storedBackgroundView?.superview === self ? 1 : 0 }

  func layOutBackgroundView() {
    if let view = storedBackgroundView, view.frame != layer.bounds { view.frame = layer.bounds }
  }

  // MARK: Touches

  /// Highlights the item under a touch.
  ///
  /// - Returns: `false` if there is none that can be highlighted.
  func highlight(_ touches: Set<UITouch>) -> Bool {
    guard !batches.isOpen, let path = touches.first.flatMap(item(under:)), shouldHighlight(path)
    else { return false }
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

  // MARK: Scrolling to items

  func scroll(toItem path: IndexPath, at position: ScrollPosition, animated: Bool) {
    layOutIfReloaded()
    guard hasItem(at: path) else {
      let (section, counts) = (path.section, knownCounts)
      let count = counts.indices.contains(section) ? counts[section] : 0
      fatalError(
        "Attempted to scroll the \(words.view) to an out-of-bounds \(words.item) (\(path.item))"
          + " when there are only \(count) \(words.items) in section \(section)."
          + " \(words.viewAtStart): \(self)"
      )
    }
    if animated, window != nil, UIView.areAnimationsEnabled {
      guard let offset = offset(showing: path, at: position) else { return }
      scroll(to: offset, animated: true)
      scrollTarget = (path, position)
      return
    }
    // Scrolling measures items, which moves the target: a few iterations settle it.
    for _ in 0..<12 {
      guard let offset = offset(showing: path, at: position) else { return }
      if offset == layer.bounds.origin { break }
      scroll(to: offset, animated: false)
      layOutCells()
    }
  }

  /// Updates the target of an animated scroll to an item, after items before it were measured.
  func retargetScrolling() {
    guard let (path, position) = scrollTarget else { return }
    guard hasItem(at: path), let offset = offset(showing: path, at: position) else {
      scrollTarget = nil
      return
    }
    guard animation == nil else { return retargetAnimation(to: offset, position) }
    // The animation has ended, but its last items were measured only now.
    scrollTarget = nil
    for _ in 0..<4 {
      guard let offset = self.offset(showing: path, at: position), layer.bounds.origin != offset
      else { break }
      applyOffset(offset)
      tile()
    }
  }

  /// Updates the index paths of the highlighted item and of the scroll target after a batch.
  func moveTargets(by plan: ListUpdatePlan) {
    highlightedPath = highlightedPath.flatMap { plan.newIndexPath(forOld: $0) }
    if let menus = contextMenus, let path = menus.path {
      menus.path = plan.newIndexPath(forOld: path)
    }
    scrollTarget = scrollTarget.flatMap { target in
      plan.newIndexPath(forOld: target.path).map { ($0, target.position) }
    }
  }

  // MARK: Filling cells

  /// Returns the existing cell for `dequeue` when an item is reconfigured; nil if a new cell is
  /// requested.
  func cellToRefill<Place, Cell>(
    _ request: CellRequest<Place, Cell>?,
    at place: Place,
    _ identifier: String
  ) -> Cell? {
    guard let request, request.place == place, let cell = request.reconfigured else { return nil }
    guard cell.reuseIdentifier == identifier else {
      fatalError(
        "Attempted to dequeue a cell using a different registration or reuse identifier than the"
          + " existing cell when reconfiguring an item, which is not allowed. You must dequeue a"
          + " cell using the same registration or reuse identifier that was used to dequeue the"
          + " cell originally to obtain the existing cell. Dequeued reuse identifier:"
          + " \(identifier); Original reuse identifier: \(cell.reuseIdentifier ?? "nil")"
      )
    }
    return cell
  }

  /// Stops the program if the data source returned another cell than the one being reconfigured.
  func requireRefilled(_ cell: UIView, by filled: UIView) {
    guard filled !== cell else { return }
    fatalError(
      "The cell returned for \(words.anItem) being reconfigured must be the existing one, as"
        + " dequeued. Returned: \(filled); existing: \(cell)"
    )
  }
}
