internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UICollectionView {
  // MARK: Making

  /// The view of an element that appears on screen: an existing one, or one from the data source or
  /// the layout.
  final func view(for placed: PlacedElement) -> UICollectionReusableView? {
    if let item = shown[placed.element] { return item.view }
    guard let view = makeView(placed) else { return nil }
    view.collection = self
    view.element = placed.element
    shown[placed.element] = ShownElement(view: view, placed: placed, pass: pass)
    if view.superview == nil {
      // A view needs the traits of its superview to be measured.
      view.isHidden = true
      insertSubview(view, at: bottomIndex)
    }
    return view
  }

  private func makeView(_ placed: PlacedElement) -> UICollectionReusableView? {
    let element = placed.element
    let isCell = element.category == .cell
    let size = placed.attributes.size
    if element.category == .decorationView { return decoration(element, size: size) }
    guard let source = storedDataSource else { return nil }
    // During interactive movement, the data source expects the index path that it knows.
    let known = isCell ? movement?.dataPath(of: element.indexPath) : nil
    let path = known ?? element.indexPath
    let prepare = { [unowned self] (view: UIView) in apply(placed, beforeConfiguring: view) }
    let (view, dequeued) = request(at: element.moved(to: path), size: size, prepare: prepare) {
      isCell
        ? source.collectionView(self, cellForItemAt: path)
        : source.collectionView(self, viewForSupplementaryElementOfKind: element.kind, at: path)
    }
    guard dequeued === view else {
      fatalError(
        "the \(isCell ? "cell" : "view") returned from"
          + " \(isCell ? "-collectionView:cellForItemAtIndexPath:" : "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:")"
          + " does not have a reuseIdentifier - cells must be retrieved by calling"
          + " -dequeueReusableCellWithReuseIdentifier:forIndexPath:. View: \(view);"
          + " index path: \(element.indexPath)"
      )
    }
    return view
  }

  /// Applies attributes to a dequeued view: the data source configures it by them.
  private func apply(_ placed: PlacedElement, beforeConfiguring view: UIView) {
    guard let view = view as? UICollectionReusableView else { return }
    view.collection = self
    view.element = placed.element
    // It stays hidden until it is displayed.
    let isHidden = view.isHidden
    view.applyGeometry(placed.attributes, center: placed.attributes.center)
    view.isHidden = isHidden
    view.apply(placed.attributes)
    view.appliedAttributes = placed.attributes.duplicate
  }

  private func decoration(_ element: CollectionElement, size: CGSize) -> UICollectionReusableView {
    let name = SupplementaryName(kind: element.kind, id: "")
    if let view = supplementaryPool.dequeue(name) {
      view.appliedAttributes = nil
      return view
    }
    guard let type = storedLayout.decorationTypes[element.kind] else {
      fatalError(
        "could not dequeue a decoration view of kind: \(element.kind) - must register as a class"
          + " or nib or connect a prototype in a storyboard"
      )
    }
    let view = ClassTemplates.reusableView(of: type, size: size)
    view.storedIdentifier = element.kind
    return view
  }

  // MARK: Showing

  /// Adds a view to the screen and notifies the delegate.
  final func display(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.isOnScreen = true
    if view.isHidden { view.isHidden = false }
    let path = element.indexPath
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      let isSelected = selection.contains(path)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    case .supplementaryView:
      collectionDelegate?.collectionView(
        self,
        willDisplaySupplementaryView: view,
        forElementKind: element.kind,
        at: path
      )
    case .decorationView: break
    }
  }

  /// Removes a view from the screen, immediately or at the end of an animated change.
  final func drop(_ item: ShownElement) {
    if change?.keep(item) == true { return }
    recycle(item.view, item.placed.element)
  }

  /// Removes a view from the screen and adds it to the reuse pool.
  final func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
    endDisplaying(view, element)
    pool(view, element)
  }

  final func endDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
    let path = element.indexPath
    if element.category == .cell, highlightedPath == path { endHighlight() }
    guard view.isOnScreen else { return }
    view.isOnScreen = false
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    case .supplementaryView:
      collectionDelegate?.collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: element.kind,
        at: path
      )
    case .decorationView: break
    }
  }

  final func pool(_ view: UICollectionReusableView, _ element: CollectionElement) {
    swipeActions?.rowWasRecycled(view)
    view.isOnScreen = false
    view.element = nil
    if !view.isHidden { view.isHidden = true }
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      cellPool.put(cell, cell.storedIdentifier ?? "")
    } else {
      let id = element.category == .decorationView ? "" : view.storedIdentifier ?? ""
      supplementaryPool.put(view, SupplementaryName(kind: element.kind, id: id))
    }
  }

  /// Returns all views to the reuse pools.
  final func recycleEverything() {
    let items = shownInOrder { _ in true }
    shown.removeAll(keepingCapacity: true)
    for item in items { recycle(item.view, item.placed.element) }
  }

  // MARK: Asking

  /// The elements with views; none from a reload to the layout pass that makes the new ones.
  final var currentElements: [CollectionElement: ShownElement] { needsReload ? [:] : shown }

  /// The cells on screen, by index path.
  final var shownCells: [ShownElement] {
    currentElements.values.filter { $0.placed.element.category == .cell && $0.view.isOnScreen }
      .sorted { $0.placed.element.isBefore($1.placed.element) }
  }

  /// The frontmost cell that meets a condition.
  final func frontCell(where isHit: (UICollectionReusableView) -> Bool) -> ShownElement? {
    shown.values.filter { $0.placed.element.category == .cell && isHit($0.view) }
      .max {
        $0.view.stackOrder != $1.view.stackOrder
          ? $0.view.stackOrder < $1.view.stackOrder
          : $0.placed.element.isBefore($1.placed.element)
      }
  }

  final func shownCell(at path: IndexPath) -> UICollectionViewCell? {
    currentElements[CollectionElement(.cell, path)]?.view as? UICollectionViewCell
  }

  final func shownSupplementaries(_ kind: String) -> [ShownElement] {
    currentElements.values.filter {
      let element = $0.placed.element
      return element.category == .supplementaryView && element.kind == kind && $0.view.isOnScreen
    }.sorted { $0.placed.element.isBefore($1.placed.element) }
  }

  final func indexPath(
    of view: UICollectionReusableView,
    _ category: ElementCategory
  ) -> IndexPath? {
    guard let element = view.element, element.category == category,
      currentElements[element]?.view === view
    else { return nil }
    return element.indexPath
  }

  final func item(at point: CGPoint) -> IndexPath? {
    layOutIfReloaded()
    let front = frontCell { $0.bounds.contains($0.convert(point, from: self)) }
    if let front { return front.placed.element.indexPath }
    prepareLayout()
    let dot = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let found = elements(in: dot).first {
      $0.element.category == .cell && !$0.attributes.isHidden
        && $0.attributes.frame.contains(point)
    }
    return found?.element.indexPath
  }
}

extension CollectionElement {
  /// Compares index paths.
  package func isBefore(_ other: CollectionElement) -> Bool {
    section != other.section ? section < other.section : item < other.item
  }

  /// A total order for elements at the same position: by index path, then category and kind.
  @MainActor func precedes(_ other: CollectionElement) -> Bool {
    if section != other.section || item != other.item { return isBefore(other) }
    if category != other.category { return category.rawValue < other.category.rawValue }
    return kindNumber != other.kindNumber && kind < other.kind
  }
}
