internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UICollectionView {
  // MARK: Counting

  package final func countSections() -> Int { storedDataSource?.numberOfSections(in: self) ?? 0 }

  package final func countItems(inSection section: Int) -> Int {
    storedDataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  final func adopt(counts: [Int]) { self.counts = counts }

  final func didReload(holding anchor: ListAnchor<CollectionElement>?) {
    containerOffsets = containerOffsets.filter { counts.indices.contains($0.key) }
    storedLayout.dataWillReload()
    storedLayout.invalidateForReload()
    pendingAnchor = anchor
  }

  final func hasItem(at path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  // MARK: The layout

  /// Prepares the layout, and updates the content size.
  final func prepareLayout() {
    guard !layoutIsPrepared, !isPreparing else { return }
    isPreparing = true
    layoutIsPrepared = true
    query = nil
    announcedSize = layer.bounds.size
    preparedInset = storedAdjustedInset
    storedLayout.prepare()
    isPreparing = false
    updateContentSize()
  }

  /// Called when the layout was invalidated.
  final func layoutWasInvalidated(
    _ context: UICollectionViewLayoutInvalidationContext,
    of layout: UICollectionViewLayout
  ) {
    if let between = transition?.layout, between !== layout {
      between.stale.insert(ObjectIdentifier(layout))
    }
    if !context.invalidatesCounts, context.invalidateDataSourceCounts, !needsReload,
      counts != countItems(), !batches.isOpen,
      change == nil
    {
      markNeedsReload()
    }
    if context.isComplete {
      keepPosition()
      fitAgain()
    }
    layoutIsPrepared = false
    query = nil
    let shift = context.contentOffsetAdjustment
    if shift != .zero {
      layoutMovedOffset = true
      shiftOffset(by: shift)
    }
    let growth = context.contentSizeAdjustment
    if growth != .zero {
      let size = storedContentSize
      adoptContentSize(
        CGSize(width: size.width + growth.width, height: size.height + growth.height)
      )
    }
    setNeedsLayout()
  }

  /// Records the element to keep in place when the layout is prepared again.
  private func keepPosition(isResizing: Bool = false) {
    guard storedLayout.keepsPositionWhenInvalidated, pendingAnchor == nil, !isTiling, change == nil
    else { return }
    pendingAnchor = isResizing ? resizingAnchor : readingAnchor
  }

  /// Called before the bounds change: invalidates the layout if it requires that.
  ///
  /// An offset that is set after the layout was invalidated, or by the layout itself, is kept.
  final func boundsWillChange(to bounds: CGRect) {
    if bounds.origin != layer.bounds.origin { pendingAnchor = nil }
    guard bounds != layer.bounds, !needsReload else { return }
    let isResized = bounds.size != layer.bounds.size && layoutIsPrepared
    if isResized, AnimationState.running.animatesChanges, !boundsAreAnimating {
      boundsAreAnimating = true
      storedLayout.prepare(forAnimatedBoundsChange: layer.bounds)
    }
    guard storedLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    if isResized {
      keepPosition(isResizing: true)
      fitAgain()
    }
    storedLayout.invalidate(using: storedLayout.invalidationContext(forBoundsChange: bounds))
  }

  /// Detects changes of insets, and size changes that bypass `bounds` and `frame`.
  final func prepareToTile() {
    guard layoutIsPrepared else { return }
    if preparedInset != storedAdjustedInset {
      let context = storedLayout.invalidationContext(forInsetChangeFrom: preparedInset)
      storedLayout.invalidate(using: context)
    }
    guard announcedSize != layer.bounds.size else { return }
    keepPosition(isResizing: true)
    fitAgain()
    storedLayout.invalidate(
      using: storedLayout.invalidationContext(forBoundsChange: layer.bounds)
    )
  }

  /// Updates the content size without requesting another layout.
  final func updateContentSize() {
    let size = storedLayout.collectionViewContentSize
    let wasAtStart = isFlipped && isAtStart.x
    adoptContentSize(size)
    guard isFlipped else { return }
    // Mirrored content begins at the right.
    if wasAtStart || !hasStarted, drag == nil, animation == nil {
      hasStarted = layer.bounds.width > 0
      let start = max(
        storedContentSize.width + storedAdjustedInset.right - layer.bounds.width,
        storedAdjustedInset.left.opposite
      )
      if start != layer.bounds.minX {
        moveContent(to: CGPoint(x: start, y: layer.bounds.minY))
      }
    }
  }

  // MARK: Mirroring

  /// Whether the content is mirrored.
  package final var isFlipped: Bool {
    storedLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != storedLayout.developmentLayoutDirection
  }

  /// The width that content is mirrored in.
  private var mirrorWidth: CGFloat {
    let inset = storedAdjustedInset
    return max(storedContentSize.width, layer.bounds.width - inset.left - inset.right)
  }

  /// Converts a rectangle between content and layout coordinates.
  package final func mirrored(_ rect: CGRect) -> CGRect {
    guard isFlipped else { return rect }
    return CGRect(
      x: mirrorWidth - rect.maxX,
      y: rect.minY,
      width: rect.width,
      height: rect.height
    )
  }

  final func mirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard isFlipped else { return attributes }
    let copy = attributes.duplicate
    copy.center.x = mirrorWidth - copy.center.x
    return copy
  }

  // MARK: Asking the layout

  /// The layout's attributes of an element, in layout coordinates.
  final func layoutAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    guard element.category != .cell || hasItem(at: element.indexPath) else { return nil }
    return storedLayout.attributes(of: element)
  }

  /// An element with its attributes as shown; nil if the layout does not contain it.
  final func placedElement(_ element: CollectionElement) -> PlacedElement? {
    guard let source = layoutAttributes(of: element) else { return nil }
    return PlacedElement(
      element: element,
      source: source,
      attributes: mirrored(source),
      container: storedLayout.container(of: element)?.section
    )
  }

  final func publicAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    reloadIfNeeded()
    return layoutAttributes(of: element).map(mirrored)
  }

  /// The layout's elements near the bounds.
  ///
  /// A margin around the visible part is included, so that scrolling does not require a query in
  /// every frame.
  final func elementsNearby() -> [PlacedElement] {
    prepareLayout()
    let bounds = layer.bounds
    if let query, query.rect.contains(bounds) { return query.elements }
    let scroll = scrollingAxes
    // A smaller margin for self-sizing layouts: each new size requires another query.
    let share: CGFloat = storedLayout.wantsPreferredSizes ? 0.2 : 0.5
    let rect = bounds.insetBy(
      dx: scroll.x ? -bounds.width * share : 0,
      dy: scroll.y ? -bounds.height * share : 0
    )
    let elements = elements(in: rect)
    query = (rect, elements)
    return elements
  }

  final func elements(in rect: CGRect) -> [PlacedElement] {
    let found = storedLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []
    return found.map {
      PlacedElement(element: CollectionElement($0), source: $0, attributes: mirrored($0))
    }
  }
}
