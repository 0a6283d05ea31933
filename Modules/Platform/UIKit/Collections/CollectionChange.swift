internal import CoreGraphics
internal import Foundation

/// A change that is applied and animated.
///
/// It records what was on screen before, and determines what appears, disappears and moves.
@MainActor final class CollectionChange {
  /// The changes of the items; nil if only the layout changes.
  let plan: ListUpdatePlan?
  /// The elements on screen, by their index paths before the change.
  let before: [CollectionElement: ShownElement]
  /// The elements of `before`, by view.
  private var formerByView: [ObjectIdentifier: ShownElement] = [:]
  /// The previous centers of views inside sections' own scroll views, and of these scroll views.
  private var centers: [ObjectIdentifier: CGPoint] = [:]
  private let offset: CGPoint
  private unowned let collection: UICollectionView
  /// The views of deleted elements.
  var leaving: [ShownElement] = []
  /// The scroll views of deleted sections.
  var leavingContainers: [CollectionContainerView] = []
  /// The views of existing elements that are no longer on screen.
  private(set) var departingCells: [ShownElement] = []
  /// The distance that visible content moved in content coordinates.
  private(set) var shift = CGPoint.zero
  /// The distances that remaining cells moved on screen, in the order of their items.
  private var shifts: [(element: CollectionElement, shift: CGPoint)] = []

  init(_ collection: UICollectionView, plan: ListUpdatePlan?) {
    self.plan = plan
    self.collection = collection
    before = collection.shown
    offset = collection.layer.bounds.origin
    for item in before.values {
      let id = ObjectIdentifier(item.view)
      formerByView[id] = item
      centers[id] = item.view.center
    }
    for view in collection.containers.values { centers[ObjectIdentifier(view)] = view.center }
  }

  /// Retains a view that left the screen until the animation ends.
  ///
  /// Returns false for a view that was not on screen before the change.
  func keep(_ item: ShownElement) -> Bool {
    guard formerByView[ObjectIdentifier(item.view)] != nil else { return false }
    departingCells.append(item)
    return true
  }

  /// Called when the new layout is in effect: computes the distances.
  func didLayOut() {
    let origin = collection.layer.bounds.origin
    shift = CGPoint(x: origin.x - offset.x, y: origin.y - offset.y)
    for item in collection.shownCells {
      guard let former = formerByView[ObjectIdentifier(item.view)] else { continue }
      let start = former.placed.attributes.center
      let end = item.placed.attributes.center
      let distance = CGPoint(x: start.x + shift.x - end.x, y: start.y + shift.y - end.y)
      shifts.append((item.placed.element, distance))
    }
  }

  /// The distance that an element from outside the screen moves together with its neighbors.
  ///
  /// Uses the neighbors before it in scrolling direction, or otherwise those after it.
  private func neighborShift(of element: CollectionElement) -> CGPoint {
    let before = shifts.last { $0.element.isBefore(element) }
    guard let distance = (before ?? shifts.first)?.shift else { return .zero }
    let scroll = collection.scrollingAxes
    return CGPoint(x: scroll.x ? distance.x : 0, y: scroll.y || !scroll.x ? distance.y : 0)
  }

  // MARK: What a layout says by default

  /// The initial attributes of an element that is on screen after the change, where it was on
  /// screen before, or where it fades in.
  ///
  /// In the coordinates of the content before the change: scrolling moves it with everything else.
  func appearance(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if let former = former(element) {
      let start = former.placed.attributes.duplicate
      start.indexPath = element.indexPath
      return start
    }
    guard let start = collection.placedElement(element)?.attributes.duplicate else { return nil }
    start.center.x -= shift.x
    start.center.y -= shift.y
    if isNew(element) {
      start.alpha = 0
    } else {
      let distance = neighborShift(of: element)
      start.center.x += distance.x
      start.center.y += distance.y
    }
    return start
  }

  /// What showed the element before the change, if its view remains.
  private func former(_ element: CollectionElement) -> ShownElement? {
    guard let view = collection.shown[element]?.view else { return nil }
    return formerByView[ObjectIdentifier(view)]
  }

  /// The final attributes of an element that disappears from the screen.
  func disappearance(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let item = before[element] else { return nil }
    let end = item.placed.attributes.duplicate
    end.center.x += shift.x
    end.center.y += shift.y
    end.alpha = 0
    return end
  }

  /// Whether an element, by its index path after the change, is inserted or reloaded.
  func isNew(_ element: CollectionElement) -> Bool {
    guard let plan else { return element.category != .cell }
    guard element.section >= 0 else { return false }
    let path = element.indexPath
    let layout = collection.storedLayout
    switch element.category {
    case .supplementaryView
    where layout.indexPathsToInsertForSupplementaryView(ofKind: element.kind).contains(path):
      return true
    case .decorationView
    where layout.indexPathsToInsertForDecorationView(ofKind: element.kind).contains(path):
      return true
    default: break
    }
    if element.category == .cell {
      guard let old = plan.oldIndexPath(forNew: path) else { return true }
      return plan.reloadedRows.contains(old)
    }
    return plan.oldSection(ofRemaining: path.section) == nil
  }

  // MARK: Steps

  /// The views on screen whose initial attributes differ from their current ones.
  func entrances() -> [(view: UICollectionReusableView, start: UICollectionViewLayoutAttributes)] {
    collection.shownInOrder { _ in true }.compactMap { item in
      let placed = item.placed
      // The finger determines its position.
      if placed.element == collection.movement?.element { return nil }
      let former = formerByView[ObjectIdentifier(item.view)]
      if let former, placed.container != nil {
        let start = former.placed.attributes.duplicate
        guard let center = centers[ObjectIdentifier(item.view)] else { return nil }
        start.center = center
        if item.view.center == center, item.view.bounds.size == start.size { return nil }
        return (item.view, start)
      }
      guard let start = initialAttributes(of: placed.element)?.duplicate else { return nil }
      start.center.x += shift.x
      start.center.y += shift.y
      guard former != nil else { return (item.view, start) }
      let end = placed.attributes
      let isSame =
        start.center == end.center && start.size == end.size && start.alpha == end.alpha
        && start.transform == end.transform
      return isSame ? nil : (item.view, start)
    }
  }

  /// The scroll views of sections that moved, with their previous positions.
  func containerMoves() -> [(view: CollectionContainerView, start: CGPoint)] {
    collection.containersInOrder.compactMap { view in
      guard var start = centers[ObjectIdentifier(view)] else { return nil }
      start.x += shift.x
      start.y += shift.y
      return start == view.center ? nil : (view, start)
    }
  }

  /// The final attributes of a view that disappears.
  func exit(of item: ShownElement) -> UICollectionViewLayoutAttributes? {
    let layout = collection.storedLayout
    let element = item.placed.element
    let path = element.indexPath
    switch element.category {
    case .cell: return layout.finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      return layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind,
        at: path
      )
    case .decorationView:
      return layout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: element.kind,
        at: path
      )
    }
  }

  private func initialAttributes(
    of element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    let layout = collection.storedLayout
    let path = element.indexPath
    switch element.category {
    case .cell: return layout.initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      return layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: element.kind,
        at: path
      )
    case .decorationView:
      return layout.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: element.kind,
        at: path
      )
    }
  }
}
