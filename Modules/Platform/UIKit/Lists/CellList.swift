internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// What tables and collection views have in common as views that show cells; where the cells are is
/// each one's own.
@MainActor protocol CellList: UIScrollView, BatchUpdatedList {
  /// Where on screen an item is to be scrolled to.
  associatedtype ScrollPosition

  var needsReload: Bool { get set }
  var storedBackgroundView: UIView? { get set }
  /// The item that a finger is on, if it may be chosen.
  var highlightedPath: IndexPath? { get set }
  /// The target of an animated scroll.
  var scrollTarget: (path: IndexPath, position: ScrollPosition)? { get set }

  func hasItem(at path: IndexPath) -> Bool
  func deselectEverything()
  /// Counts the items again if need be.
  func reloadIfNeeded()
  /// Takes notice of another size, before cells are placed.
  func prepareToTile()
  /// Brings the cells in line with the bounds.
  func tile()

  /// The item whose cell is under a finger.
  func item(under touch: UITouch) -> IndexPath?
  func cellOnScreen(at path: IndexPath) -> UIView?
  /// Whether the delegate lets the item light up.
  func shouldHighlight(_ path: IndexPath) -> Bool
  /// Lights the cell up or puts its light out, and notifies the delegate.
  func highlightDidChange(_ path: IndexPath, isHighlighted: Bool)
  /// The finger was lifted: selects or deselects the item that is lit up.
  func chooseHighlighted()

  var allowsFocus: Bool { get }
  /// Whether a tap chooses items.
  var choosesByTouch: Bool { get }
  /// Where the item of a cell on screen is; nil for other views.
  func itemPath(of cell: UIView) -> IndexPath?
  /// Whether the delegate lets the item have the focus; nil without a delegate.
  func delegateAllowsFocus(_ path: IndexPath) -> Bool?
  /// Whether items are selected as they get the focus.
  var selectionFollowsFocus: Bool { get }
  /// Whether an item is selected by that: not where it is already, where several can be, or where
  /// the delegate says no.
  func isChosenByFocus(_ path: IndexPath) -> Bool
  /// Selects or deselects an item as a tap on it does, and notifies the delegate.
  func choose(itemAt path: IndexPath)
  var remembersLastFocusedIndexPath: Bool { get }
  /// The item that had the focus last, if it is still there.
  var lastFocusedPath: IndexPath? { get set }
  /// The item that the delegate prefers the focus on; nil for none.
  var delegatesPreferredFocus: IndexPath? { get }

  /// The drag that selects the items it goes over; nil where several cannot be selected.
  var selectionDrag: ListSelectionDrag? { get set }
  var allowsMultipleSelection: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  /// Whether several items can be selected at once, as things are.
  var selectsSeveral: Bool { get }
  func isChosen(_ path: IndexPath) -> Bool
  /// Whether the delegate lets a drag select from an item on.
  func mayBeginSelectionDrag(at path: IndexPath) -> Bool
  func selectionDragDidBegin(at path: IndexPath)
  func selectionDragDidEnd()

  /// Shows the menus of items, once there is a delegate.
  var contextMenus: ListContextMenus? { get set }
  /// The menu for a point, as the delegate has it.
  func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration?
  /// The item at a point, whether or not it can be chosen.
  func itemPath(at point: CGPoint) -> IndexPath?
  /// What is lifted beside the menu, as the delegate has it.
  func highlightPreview(
    _ configuration: UIContextMenuConfiguration,
    at path: IndexPath
  ) -> UITargetedPreview?
  /// Where what is lifted goes back to, as the delegate has it; without a path for an item that is
  /// gone.
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

  /// The offset that shows the item at a position; nil where there is none.
  func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint?
  /// Gives the running animation another end.
  func retargetAnimation(to offset: CGPoint, _ position: ScrollPosition)
}

extension CellList {
  // MARK: Menus

  /// Lets the delegate offer menus, from the first one on.
  func offerContextMenus() {
    guard contextMenus == nil else { return }
    let menus = ListContextMenus(list: self)
    contextMenus = menus
    addInteraction(UIContextMenuInteraction(delegate: menus))
  }

  /// The interaction that shows the menus of items.
  var menuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first {
      $0.delegate is ListContextMenus
    }
  }

  /// The cell that the open menu belongs to, lifted from where it is.
  var previewOfMenuCell: UITargetedPreview? {
    contextMenus?.path.flatMap(cellOnScreen(at:)).map { UITargetedPreview(view: $0) }
  }

  // MARK: Loading

  /// Makes the items be counted again before anything is asked of them.
  func markNeedsReload(keepsSelection: Bool = true) {
    needsReload = true
    batches.freshCounts = nil
    if !keepsSelection { deselectEverything() }
    setNeedsLayout()
  }

  /// Reloads and places cells, when the items were not counted since they changed.
  func layOutIfReloaded() {
    guard needsReload, !isTiling else { return }
    layOutCells()
  }

  // MARK: Layout

  /// The layout pass: cells that left the screen return to the pools, new ones are made.
  func layOutCells() {
    guard !isTiling else { return }
    applyDeferredBatch()
    reloadIfNeeded()
    prepareToTile()
    tile()
    retargetScrolling()
    applyDeferredBatch()
  }

  /// Whether the model changed while cells were being placed: what is requested next would not fit
  /// what is on screen.
  var mustStopTiling: Bool { needsReload || batches.isDeferred }

  // MARK: The background

  func setBackgroundView(_ view: UIView?) {
    guard view !== storedBackgroundView else { return }
    storedBackgroundView?.removeFromSuperview()
    storedBackgroundView = view
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  /// The place of cells among the subviews: in front of the background, behind headers and
  /// indicators.
  var bottomIndex: Int { storedBackgroundView?.superview === self ? 1 : 0 }

  func layOutBackgroundView() {
    if let view = storedBackgroundView, view.frame != layer.bounds { view.frame = layer.bounds }
  }

  // MARK: Touches

  /// Lights up the item under a finger.
  ///
  /// False when there is none that may.
  func highlight(_ touches: Set<UITouch>) -> Bool {
    guard !batches.isOpen, let path = touches.first.flatMap(item(under:)), shouldHighlight(path)
    else { return false }
    highlightedPath = path
    highlightDidChange(path, isHighlighted: true)
    return true
  }

  /// Puts the light out when the finger leaves the item.
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
    // Items are measured on the way, and move the target: a few rounds settle it.
    for _ in 0..<12 {
      guard let offset = offset(showing: path, at: position) else { return }
      if offset == layer.bounds.origin { break }
      scroll(to: offset, animated: false)
      layOutCells()
    }
  }

  /// Corrects the end of an animated scroll to an item, as items before it are measured.
  func retargetScrolling() {
    guard let (path, position) = scrollTarget else { return }
    guard hasItem(at: path), let offset = offset(showing: path, at: position) else {
      scrollTarget = nil
      return
    }
    guard animation == nil else { return retargetAnimation(to: offset, position) }
    // The animation is over, but its last items were measured only now.
    scrollTarget = nil
    for _ in 0..<4 {
      guard let offset = self.offset(showing: path, at: position), layer.bounds.origin != offset
      else { break }
      applyOffset(offset)
      tile()
    }
  }

  /// Follows the item under a finger, and the one scrolled to, to their places after a batch.
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

  /// The cell that the data source dequeues for an item that it is asked to fill again; nil where
  /// it is requested a new one.
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

  /// Stops the program if the data source filled another cell than the one on screen.
  func requireRefilled(_ cell: UIView, by filled: UIView) {
    guard filled !== cell else { return }
    fatalError(
      "The cell returned for \(words.anItem) being reconfigured must be the existing one, as"
        + " dequeued. Returned: \(filled); existing: \(cell)"
    )
  }
}
