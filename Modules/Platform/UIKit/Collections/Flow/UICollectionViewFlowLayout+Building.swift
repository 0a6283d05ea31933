internal import CoreGraphics
internal import Foundation

extension UICollectionViewFlowLayout {
  final var isVertical: Bool { scrollDirection == .vertical }

  final func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private func flowSize(_ size: CGSize) -> FlowSize {
    isVertical
      ? FlowSize(width: Double(size.width), length: Double(size.height))
      : FlowSize(width: Double(size.height), length: Double(size.width))
  }

  /// The available width across the scrolling axis, within the content insets.
  final var availableWidth: Double {
    guard let view = collectionView else { return 0 }
    let inset = view.adjustedContentInset
    let insets = isVertical ? inset.left + inset.right : inset.top + inset.bottom
    return max(Double(across(frameSize) - insets), 0)
  }

  /// Takes the size of the collection view, which sections depend on.
  final func adoptSize() {
    let size = collectionView?.layer.bounds.size ?? .zero
    guard size != frameSize else { return }
    if across(size) != across(frameSize) { measured.removeAll() }
    frameSize = size
    isStale = true
  }

  /// Counts the items and prepares the layout for a question that comes before the layout pass.
  private func prepareIfAskedEarly(_ view: UICollectionView) {
    guard view.collectionViewLayout === self, !view.isPreparing else { return }
    view.reloadIfNeeded()
    guard !wasPrepared, !view.layoutIsPrepared else { return }
    wasPrepared = true
    // A subclass may set the sizes here.
    prepare()
  }

  /// Computes the sections if they are out of date.
  final func build() {
    guard let view = collectionView else { return }
    prepareIfAskedEarly(view)
    guard isStale else { return }
    adoptSize()
    isStale = false
    let number = view.counts.count
    let old = measured
    measured = measured.filter { $0.key < number }
    sections = ContiguousArray((0..<number).map { makeSection($0, view, old[$0] ?? [:]) })
    sums = OffsetSums(sections.lazy.map(\.length))
  }

  private func makeSection(
    _ index: Int,
    _ view: UICollectionView,
    _ known: [Int: CGSize]
  ) -> FlowSection {
    let delegate = view.collectionDelegate as? any UICollectionViewDelegateFlowLayout
    var section = FlowSection()
    section.count = view.counts[index]
    var inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    let reference = referenceInset(view)
    inset.left += reference.left
    inset.right += reference.right
    section.before = Double(isVertical ? inset.top : inset.left)
    section.after = Double(isVertical ? inset.bottom : inset.right)
    section.side = Double(isVertical ? inset.left : inset.top)
    let sides = isVertical ? inset.left + inset.right : inset.top + inset.bottom
    section.width = max(availableWidth - Double(sides), 0)
    section.lineSpacing = Double(
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
        ?? minimumLineSpacing
    )
    section.itemSpacing = Double(
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
        ?? minimumInteritemSpacing
    )
    section.header =
      flowSize(
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
          ?? headerReferenceSize
      ).length
    section.footer =
      flowSize(
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
          ?? footerReferenceSize
      ).length
    section.usual = flowSize(usualSize)
    section.given = givenSizes(index, view, delegate)
    if wantsPreferredSizes {
      for (item, size) in known where item < section.count {
        section.measured[item] = flowSize(size)
      }
    }
    section.breakLines(changes: wantsPreferredSizes)
    return section
  }

  /// The horizontal insets of sections in addition to their own.
  private func referenceInset(_ view: UICollectionView) -> UIEdgeInsets {
    guard isVertical else { return .zero }
    let adjusted = view.adjustedContentInset
    func beyond(_ inset: UIEdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(
        top: 0,
        left: max(inset.left - adjusted.left, 0),
        bottom: 0,
        right: max(inset.right - adjusted.right, 0)
      )
    }
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: return beyond(view.safeAreaInsets)
    case .fromLayoutMargins: return beyond(view.layoutMargins)
    }
  }

  /// The default size of items.
  private var usualSize: CGSize {
    guard wantsPreferredSizes, estimatedItemSize != Self.automaticSize else {
      return itemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : itemSize
    }
    return estimatedItemSize
  }

  /// The sizes provided by the delegate; nil if it provides none.
  private func givenSizes(
    _ index: Int,
    _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> ContiguousArray<FlowSize>? {
    guard let delegate, !delegateHasNoSizes else { return nil }
    let count = view.counts[index]
    var sizes: ContiguousArray<FlowSize> = []
    sizes.reserveCapacity(count)
    for item in 0..<count {
      var size = delegate.collectionView(
        view,
        layout: self,
        sizeForItemAt: IndexPath(item: item, section: index)
      )
      // The default implementation of the method reports that the delegate provides none.
      if delegateHasNoSizes { return nil }
      if size == Self.automaticSize { size = usualSize }
      sizes.append(flowSize(size))
    }
    return sizes
  }

  // MARK: Sizes that cells ask for

  final func setMeasuredSize(_ size: CGSize, ofItem path: IndexPath) {
    guard sections.indices.contains(path.section) else { return }
    measured[path.section, default: [:]][path.item] = size
    let old = sections[path.section].length
    sections[path.section].setSize(flowSize(size), of: path.item)
    sums.grow(path.section, by: sections[path.section].length - old)
  }

  /// Updates the index paths of known sizes.
  final func moveMeasurements() {
    guard !measured.isEmpty, let plan = storedCollectionView?.updatePlan else { return }
    var moved: [Int: [Int: CGSize]] = [:]
    for (section, sizes) in measured where section < plan.oldCounts.count {
      for (item, size) in sizes where item < plan.oldCounts[section] {
        let path = IndexPath(item: item, section: section)
        if let new = plan.newIndexPath(forOld: path) {
          moved[new.section, default: [:]][new.item] = size
        }
      }
    }
    measured = moved
  }
}
