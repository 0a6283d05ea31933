public import CoreGraphics
public import Foundation

/// A layout of items in lines, with sections that have headers and footers.
///
/// Items of a uniform size cost nothing until they are on screen, regardless of their number. Sizes
/// from a delegate are all requested at once. With `estimatedItemSize`, cells provide their sizes
/// when they appear on screen, and the visible items do not move.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items whose cells size themselves.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  /// The area that section insets are relative to.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  final var sections: ContiguousArray<FlowSection> = []
  final var sums = OffsetSums()
  /// Whether the sections must be recomputed.
  final var isStale = true
  /// Whether the delegate is known to provide no sizes.
  final var delegateHasNoSizes = false
  /// The preferred sizes of cells, by section and item.
  final var measured: [Int: [Int: CGSize]] = [:]
  final var frameSize = CGSize.zero
  /// Whether the layout was prepared, or prepares itself for the first question.
  final var wasPrepared = false

  /// Makes a vertical layout with items of 50 by 50 points.
  public override init() { super.init() }

  /// Makes a layout with default values; archived properties are ignored on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Properties

  /// The scrolling axis, along which lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { forgetAndInvalidate() } }
  }
  /// The minimum spacing between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum spacing between items of a line; full lines are justified to the whole width.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of items, unless the delegate provides it.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size of items until their cells are measured; zero for fixed sizes.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { forgetAndInvalidate() } }
  }
  /// The size of headers, of which only the length along the scrolling axis is used; zero for none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, of which only the length along the scrolling axis is used; zero for none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The insets around the items of a section; headers and footers span the whole width.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The area that `sectionInset` is relative to.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether headers are pinned while their section is visible.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers are pinned while their section is visible.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: Overrides

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Checks whether the size of the collection view changed.
  ///
  /// Sections are computed on demand, so that a subclass can set sizes before or after calling
  /// `super`.
  open override func prepare() {
    super.prepare()
    wasPrepared = true
    adoptSize()
  }

  open override var collectionViewContentSize: CGSize {
    build()
    return isVertical
      ? CGSize(width: CGFloat(availableWidth), height: CGFloat(sums.total))
      : CGSize(width: CGFloat(sums.total), height: CGFloat(availableWidth))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    build()
    return elements(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    build()
    return attributes(ofItem: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    build()
    guard indexPath.count == 2, indexPath.item == 0, sections.indices.contains(indexPath.section)
    else { return nil }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: return header(of: indexPath.section)
    case UICollectionView.elementKindSectionFooter: return footer(of: indexPath.section)
    default: return nil
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.layer.bounds else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return across(newBounds.size) != across(old.size)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      let isResized = across(newBounds.size) != across(frameSize)
      flow.invalidateFlowLayoutDelegateMetrics = isResized
      flow.invalidateFlowLayoutAttributes = isResized
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard wantsPreferredSizes, originalAttributes.representedElementCategory == .cell else {
      return false
    }
    let requested = preferredAttributes.size
    let size = originalAttributes.size
    return abs(requested.width - size.width) > 0.01 || abs(requested.height - size.height) > 0.01
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    context.invalidateItems(at: [originalAttributes.indexPath])
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
    }
    return context
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferredAttributes, !context.isComplete, !isStale {
      setMeasuredSize(preferred.size, ofItem: preferred.indexPath)
    } else if let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
      !flow.invalidateFlowLayoutAttributes, !flow.invalidateFlowLayoutDelegateMetrics,
      !flow.isComplete, !flow.invalidateDataSourceCounts
    {
      // Only pinned elements moved.
    } else {
      isStale = true
    }
    super.invalidateLayout(with: context)
  }

  // MARK: Inside the module

  override func invalidationContext(
    forInsetChangeFrom old: UIEdgeInsets
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forInsetChangeFrom: old)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      let new = collectionView?.storedAdjustedInset ?? old
      let isNarrowed =
        isVertical
        ? new.left != old.left || new.right != old.right
        : new.top != old.top || new.bottom != old.bottom
      flow.invalidateFlowLayoutDelegateMetrics = isNarrowed
      flow.invalidateFlowLayoutAttributes = isNarrowed
    }
    return context
  }

  @_spi(UIKit) open override var wantsPreferredSizes: Bool { estimatedItemSize != .zero }

  @_spi(UIKit) open override var keepsPositionWhenInvalidated: Bool { true }

  override func delegateDidChange() { delegateHasNoSizes = false }

  @_spi(UIKit) open override func dataWillChange() { moveMeasurements() }

  private func forgetAndInvalidate() {
    measured.removeAll()
    invalidateLayout()
  }
}
