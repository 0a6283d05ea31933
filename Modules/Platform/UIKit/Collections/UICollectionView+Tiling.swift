internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UICollectionView {
  final func tile() { tile(holding: nil, startsAnew: false) }

  /// Updates the views for the bounds.
  ///
  /// Self-sizing views change the layout and therefore the elements on screen: a few iterations are
  /// needed. An existing element, or else the first item, keeps its position: `anchor` if one was
  /// chosen before. Set `startsAnew` if the elements on screen are not at their layout positions.
  final func tile(holding held: ListAnchor<CollectionElement>?, startsAnew: Bool) {
    guard !isTiling else { return }
    guard layer.bounds.width > 0, layer.bounds.height > 0 else { return measureContent() }
    isTiling = true
    if let notices = sizingNotices.removeAll() { fitAgain { notices.contains($0.view) } }
    prepareLayout()
    letLayoutDetermineOffset()
    if let anchor = pendingAnchor {
      pendingAnchor = nil
      hold(anchor)
    }
    var anchor = held
    var isNew = false
    for _ in 0..<200 {
      let elements = elementsNearby()
      if storedLayout.wantsPreferredSizes {
        let isAsking = elements.contains(where: needsFitting)
        if anchor == nil, isAsking || !containers.isEmpty {
          anchor = sizingAnchor(elements, startsAnew: startsAnew)
        }
        layoutMovedOffset = false
        let didChange = isAsking && fit(elements)
        if mustStopTiling { break }
        if didChange {
          prepareLayout()
          // The layout itself decided what stays where it is.
          if layoutMovedOffset { anchor = nil }
          if let anchor { hold(anchor) }
          continue
        }
      }
      if show(elements) { isNew = true }
      if mustStopTiling { break }
      layOutContainers()
      if mustStopTiling { break }
      if query == nil {
        // The height of an orthogonal section was determined, or pinned elements moved with the
        // bounds.
        prepareLayout()
        if let anchor { hold(anchor) }
        continue
      }
      if !hasUnfitted { break }
    }
    isTiling = false
    if mustStopTiling { return }
    if isNew { prefetch() }
    keepInside(isFlipped: isFlipped) { tile(holding: held, startsAnew: false) }
  }

  /// Lets the layout determine the offset while the size of the collection view changes in an
  /// animation.
  private func letLayoutDetermineOffset() {
    guard boundsAreAnimating else { return }
    let offset = layer.bounds.origin
    let target = storedLayout.targetContentOffset(forProposedContentOffset: offset)
    shiftOffset(by: CGPoint(x: target.x - offset.x, y: target.y - offset.y))
  }

  /// Updates the content size of a collection view that has no size of its own yet.
  ///
  /// One that is as high as its content would never get a size otherwise. The layout is prepared
  /// again as soon as there is space for cells.
  private func measureContent() {
    isTiling = true
    prepareLayout()
    layoutIsPrepared = false
    isTiling = false
  }

  /// Has the preferred sizes of the views that meet a condition requested again.
  final func fitAgain(where isStale: (ShownElement) -> Bool = { _ in true }) {
    var index = shown.values.startIndex
    while index != shown.values.endIndex {
      if isStale(shown.values[index]) { shown.values[index].needsFitting = true }
      shown.values.formIndex(after: &index)
    }
  }

  /// Whether an element on screen still needs self-sizing, or has no view yet.
  private func needsFitting(_ placed: PlacedElement) -> Bool {
    placed.element.category != .decorationView && !placed.attributes.isHidden
      && (shown[placed.element]?.needsFitting ?? true) && isOnScreen(placed)
  }

  private var hasUnfitted: Bool {
    storedLayout.wantsPreferredSizes
      && shown.values.contains {
        $0.needsFitting && $0.placed.container == nil
          && $0.placed.element.category != .decorationView
      }
  }

  // MARK: Sizes

  /// Requests the preferred sizes of the views on screen.
  ///
  /// Returns true if that changed the layout. Views are created line by line, and only as many as
  /// fit: the cells first, because a data source may look them up when it makes a section's
  /// supplementary views.
  final func fit(_ elements: [PlacedElement]) -> Bool {
    let bounds = layer.bounds
    let scroll = scrollingAxes
    let isSideways = scroll.x && !scroll.y
    let requested = elements.filter(needsFitting).sorted {
      let (isCell, isOtherCell) = ($0.element.category == .cell, $1.element.category == .cell)
      if isCell != isOtherCell { return isCell }
      return rank(of: $0.attributes.frame) < rank(of: $1.attributes.frame)
    }
    var didChange = false
    // How much the lines measured so far grew, and where they start.
    var lines: [(start: CGFloat, growth: CGFloat)] = []
    for placed in requested {
      let frame = placed.attributes.frame
      let start = isSideways ? frame.minX : frame.minY
      let before = lines.reduce(0) { $1.start < start - 0.5 ? $0 + $1.growth : $0 }
      if didChange, !isFlipped, start + before >= (isSideways ? bounds.maxX : bounds.maxY) {
        continue
      }
      let size = preferredSize(of: placed)
      if mustStopTiling { return true }
      announce(placed)
      if mustStopTiling { return true }
      guard let size else { continue }
      didChange = true
      let old = placed.source.size
      let grown = isSideways ? size.width - old.width : size.height - old.height
      if let line = lines.lastIndex(where: { abs($0.start - start) <= 0.5 }) {
        lines[line].growth = max(lines[line].growth, grown)
      } else {
        lines.append((start, grown))
      }
    }
    return didChange
  }

  /// Places a view that was made for its size, and notifies the delegate: a view that then finds no
  /// place on screen ends to be displayed.
  private func announce(_ placed: PlacedElement) {
    guard let view = shown[placed.element]?.view, !view.isOnScreen else { return }
    UIView.withoutInheritedAnimation {
      place(view, placed)
      display(view, placed.element)
    }
  }

  /// A view's preferred size; nil if the layout already knows it.
  final func preferredSize(of placed: PlacedElement) -> CGSize? {
    guard let view = view(for: placed) else { return nil }
    shown[placed.element]?.needsFitting = false
    // Not needed if the layout would not be notified.
    if placed.source.widthFitting == .required, placed.source.heightFitting == .required {
      return nil
    }
    let size = placed.source.size
    if view.bounds.size != size {
      UIView.withoutInheritedAnimation { view.frame = placed.attributes.frame }
      view.appliedAttributes = nil
    }
    let preferred = UIView.withoutInheritedAnimation {
      view.preferredLayoutAttributesFitting(placed.source.duplicate)
    }
    shown[placed.element]?.preferredSize = preferred.size
    guard
      storedLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: placed.source
      )
    else { return nil }
    let context = storedLayout.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: placed.source
    )
    storedLayout.invalidate(using: context)
    return preferred.size
  }

  /// Called when the preferred size of a visible view changed.
  final func contentSizeDidChange(of view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, let element = view.element, view.isOnScreen,
      shown[element]?.view === view, storedLayout.wantsPreferredSizes
    else { return }
    measureAgain(view)
  }

  /// Called when the constraints in a cell changed, or only its size.
  final func contentDidLayOut(of cell: UICollectionViewCell) {
    guard selfSizingInvalidation == .enabledIncludingConstraints, !isTiling,
      let element = cell.element, let item = shown[element], item.view === cell,
      storedLayout.wantsPreferredSizes
    else { return }
    let preferred = cell.preferredLayoutAttributesFitting(item.placed.source.duplicate)
    if preferred.size != cell.bounds.size, preferred.size != item.preferredSize {
      contentSizeDidChange(of: cell)
    }
  }

  // MARK: Views

  final func isOnScreen(_ placed: PlacedElement) -> Bool {
    let frame = placed.attributes.frame
    guard let section = placed.container else { return frame.isShown(in: layer.bounds) }
    guard let view = containers[section] else { return false }
    return localFrame(of: placed, in: view).isShown(in: view.bounds)
  }

  /// Positions the views of the elements on screen, and removes the others.
  ///
  /// Returns whether any view appeared or disappeared.
  private func show(_ elements: [PlacedElement]) -> Bool {
    guard let didAppear = showAll(elements) else { return true }
    let held = movement?.element
    let didDisappear = dropAll { $0.placed.container == nil && $0.placed.element != held }
    return didAppear || didDisappear
  }

  /// Positions the views of the elements on screen, cells first.
  ///
  /// Returns whether any view appeared; nil if the model changed meanwhile.
  final func showAll(_ elements: [PlacedElement]) -> Bool? {
    pass += 1
    var isChanged = false
    for isCell in [true, false] {
      for placed in elements where (placed.element.category == .cell) == isCell {
        guard !placed.attributes.isHidden, isOnScreen(placed) else { continue }
        if shown[placed.element] == nil { isChanged = true }
        show(placed)
        if mustStopTiling { return nil }
      }
    }
    return isChanged
  }

  /// Removes the views that meet a condition and were not needed since the last pass began.
  ///
  /// Returns whether there were any.
  final func dropAll(where isInPass: (ShownElement) -> Bool) -> Bool {
    let current = pass
    let outside = shownInOrder { $0.pass != current && isInPass($0) }
    for item in outside {
      shown[item.placed.element] = nil
      drop(item)
    }
    return !outside.isEmpty
  }

  final func show(_ placed: PlacedElement) {
    guard let view = view(for: placed) else { return }
    let isPlaced = shown[placed.element]?.isPlaced ?? false
    shown[placed.element]?.isPlaced = true
    shown[placed.element]?.placed = placed
    shown[placed.element]?.pass = pass
    if !storedLayout.wantsPreferredSizes { shown[placed.element]?.needsFitting = false }
    if isPlaced, view.isOnScreen {
      place(view, placed)
    } else {
      UIView.withoutInheritedAnimation {
        place(view, placed)
        if !view.isOnScreen { display(view, placed.element) }
      }
    }
  }

  /// Applies attributes to a view, unless it has them already.
  ///
  /// Copies are compared, because a layout may change the attributes that it returned before.
  final func place(_ view: UICollectionReusableView, _ placed: PlacedElement) {
    let placed = movingElement(placed) ?? placed
    stack(view, placed)
    let attributes = placed.attributes
    let isApplied = view.appliedAttributes?.isEqual(attributes) ?? false
    if isApplied, placed.container == nil { return }
    var center = attributes.center
    if let section = placed.container, let host = containers[section] {
      let frame = localFrame(of: placed, in: host)
      center = CGPoint(x: frame.midX, y: frame.midY)
    }
    view.applyGeometry(attributes, center: center)
    if isApplied { return }
    view.apply(attributes)
    view.appliedAttributes = attributes.duplicate
  }

  /// Adds a view to its scroll view, at the index for its stacking order.
  private func stack(_ view: UICollectionReusableView, _ placed: PlacedElement) {
    let host: UIView = placed.container.flatMap { containers[$0] } ?? self
    let order = (zIndex: placed.attributes.zIndex, depth: placed.element.depth)
    guard view.superview !== host || view.stackOrder != order else { return }
    view.stackOrder = order
    var index = host === self ? bottomIndex : 0
    for (position, other) in host.subviews.enumerated() where other !== view {
      if let other = other as? UICollectionReusableView {
        if other.stackOrder > order { break }
        index = position + 1
      } else if other is CollectionContainerView {
        if order.zIndex < 0 { break }
        index = position + 1
      }
    }
    host.insertSubview(view, at: index)
  }
}

extension CollectionElement {
  /// The stacking order at the same z-index.
  package var depth: Int {
    switch category {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }
}

extension UICollectionReusableView {
  /// Applies the frame and the appearance of attributes.
  final func applyGeometry(_ attributes: UICollectionViewLayoutAttributes, center: CGPoint) {
    let transform = attributes.transform3D
    if CATransform3DIsIdentity(transform) {
      if !CATransform3DIsIdentity(transform3D) { transform3D = CATransform3DIdentity }
      let frame = attributes.frame.offsetBy(
        dx: center.x - attributes.center.x,
        dy: center.y - attributes.center.y
      )
      if self.frame != frame { self.frame = frame }
    } else {
      if bounds.size != attributes.size { bounds.size = attributes.size }
      if self.center != center { self.center = center }
      transform3D = transform
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
  }
}
