internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// A table or a collection view as a list of cells that it shows and scrolls to; each positions its
/// cells itself.
@MainActor protocol CellList: UIScrollView, BatchUpdatedList {
  /// The edge or center of the visible area that an item is scrolled to.
  associatedtype ScrollPosition
  /// The identity of what the list requests a cell for.
  associatedtype Place: ListPlace
  associatedtype Cell: ReusedView
  /// A cell on screen that may stay where it is while what is before it changes.
  associatedtype AnchorCell

  var needsReload: Bool { get set }
  var storedBackgroundView: UIView? { get set }
  /// How often a layout pass scrolled back into the content and began again.
  var keepsInsideDepth: Int { get set }
  /// The target of an animated scroll.
  var scrollTarget: (path: IndexPath, position: ScrollPosition)? { get set }
  /// The views whose elements left the screen with an animation that is in progress.
  var leavingViews: [UIView] { get set }
  /// The request for a cell in progress.
  var request: CellRequest<Place, Cell>? { get set }
  /// The views that the next layout pass measures again.
  var sizingNotices: SelfSizingNotices { get set }
  var prefetched: PrefetchWindow { get set }
  var isPrefetchingEnabled: Bool { get }
  var sectionIndex: SectionIndexView? { get set }

  func hasItem(at path: IndexPath) -> Bool
  /// Returns the item at a point, whether or not it can be selected.
  func itemPath(at point: CGPoint) -> IndexPath?
  /// Returns the index path of a cell on screen; nil for other views.
  func itemPath(of cell: UIView) -> IndexPath?
  func cellOnScreen(at path: IndexPath) -> UIView?

  /// Counts the items again if necessary.
  func reloadIfNeeded()
  /// Ends the drag of an item without moving it, because the items are counted again.
  func abandonDrag()
  func recycleEverything()
  /// Adopts the numbers of items from the data source.
  func adopt(counts: [Int])
  /// Requests the titles of the section index from the data source.
  func loadSectionIndex()
  /// Called after a reload.
  ///
  /// `anchor` is the item that keeps its position; nil if there is none.
  func didReload(holding anchor: ListAnchor<Place>?)
  /// Adapts to a change of the bounds, before cells are laid out.
  func prepareToTile()
  /// Adds and removes cells for the current bounds.
  func tile()

  /// Returns the next items in the direction of scrolling, nearest first; nil if no data source
  /// prefetches them.
  func itemsToPrefetch() -> [IndexPath]?
  func prefetch(_ paths: [IndexPath])
  func cancelPrefetching(_ paths: [IndexPath])

  /// The axes along which the position of items is preserved; nil if there is nothing to preserve.
  var heldAxes: (x: Bool, y: Bool)? { get }
  /// The cells on screen, of which one is preserved.
  var anchorCandidates: AnchorCandidates<AnchorCell> { get }
  /// Returns the current position of a cell, to be preserved along axes.
  func anchor(_ cell: AnchorCell, holds: (x: Bool, y: Bool)) -> ListAnchor<Place>

  /// Returns the content offset that shows the item at a position; nil if there is no such item.
  func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint?
  /// Changes the target of the running scroll animation.
  func retargetAnimation(to offset: CGPoint, _ position: ScrollPosition)
}

extension CellList {
  // MARK: Loading

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

  /// Scrolls back into the content if that became shorter, unless a drag or a motion is in
  /// progress, and lays out again: cells that appear may grow, which makes space for the ones to
  /// keep in place.
  func keepInside(isFlipped: Bool = false, layOutAgain: () -> Void) {
    defer { isPushedBeforeStart = false }
    guard drag == nil, animation == nil, momentumDeadline == nil, layer.bounds.height > 0 else {
      return
    }
    let offset = layer.bounds.origin
    let rest = ListRest(
      offset: offset,
      nearest: resting(offset),
      isPushedBeforeStart: isPushedBeforeStart,
      isPlacedPastEnd: isPlacedPastEnd,
      isFlipped: isFlipped
    )
    guard rest.target != offset else { return }
    isPushedBeforeStart = false
    applyOffset(rest.target)
    guard keepsInsideDepth < 4 else { return }
    keepsInsideDepth += 1
    layOutAgain()
    keepsInsideDepth -= 1
  }

  /// Passes the next items in the direction of scrolling to the prefetching data source, once each.
  func prefetch() {
    guard isPrefetchingEnabled, let coming = itemsToPrefetch() else { return }
    let (fresh, cancelled) = prefetched.expect(coming) { cellOnScreen(at: $0) != nil }
    if !cancelled.isEmpty { cancelPrefetching(cancelled) }
    if !fresh.isEmpty { prefetch(fresh) }
  }

  /// Whether the content is at its top, so that what is inserted there becomes visible.
  var isAtTop: Bool { layer.bounds.minY <= -storedAdjustedInset.top + 0.5 }

  /// Gives a view its usual look when the animation by which it leaves ended, or when the list
  /// needs it again earlier.
  ///
  /// - Returns: `false` if it is not leaving any more.
  @discardableResult func endLeaving(_ view: UIView) -> Bool {
    guard leavingViews.contains(where: { $0 === view }) else { return false }
    leavingViews.removeAll { $0 === view }
    view.alpha = 1
    view.transform = .identity
    return true
  }

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
    scroll(toMeasured: { self.offset(showing: path, at: position) })
  }

  /// Scrolls to an offset immediately: scrolling measures items, which moves the target, so that a
  /// few iterations settle it.
  func scroll(toMeasured offset: () -> CGPoint?) {
    for _ in 0..<12 {
      guard let offset = offset(), offset != layer.bounds.origin else { return }
      scroll(to: offset, animated: false)
      layOutCells()
    }
  }

  /// Called when a motion was stopped before its end.
  func forgetScrollTarget() { scrollTarget = nil }

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

  // MARK: Filling cells

  /// Lets the data source configure an existing cell again; stops the program if it returns another
  /// one.
  func refill(_ cell: Cell, at place: Place, by fill: () -> Cell) {
    request = CellRequest(place: place, size: cell.bounds.size, reconfigured: cell)
    let filled = fill()
    request = nil
    guard filled !== cell else { return }
    fatalError(
      "The cell returned for \(words.anItem) being reconfigured must be the existing one, as"
        + " dequeued. Returned: \(filled); existing: \(cell)"
    )
  }

  /// Returns the existing cell for `dequeue` when an item is reconfigured; nil if a new cell is
  /// requested.
  func cellToRefill(at place: Place, _ identifier: String) -> Cell? {
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
}
