public import CoreGraphics
public import Foundation

/// The layout of a collection view during a transition between two layouts; attributes are
/// interpolated by the progress.
///
/// `startInteractiveTransition(to:completion:)` puts it into effect. Set ``transitionProgress`` as
/// a gesture continues, and call `invalidateLayout()`. Elements of only one layout fade. Sections
/// with orthogonal scrolling are omitted during the transition.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let from: UICollectionViewLayout
  private let to: UICollectionViewLayout
  private var animatedValues: [String: CGFloat] = [:]
  /// The layouts that must be prepared again.
  final var stale: Set<ObjectIdentifier> = []
  /// The content offsets of both layouts.
  final var offsets = (from: CGPoint.zero, to: CGPoint.zero)

  /// Makes a transition layout for two layouts.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    from = currentLayout
    to = newLayout
    super.init()
  }

  /// Always returns nil: transition layouts cannot be archived.
  public required init?(coder: NSCoder) { nil }

  /// The progress of the transition, from 0 to 1; takes effect with `invalidateLayout()`.
  open var transitionProgress: CGFloat = 0

  /// The layout that the transition begins with.
  open var currentLayout: UICollectionViewLayout { from }

  /// The layout that the transition ends with.
  open var nextLayout: UICollectionViewLayout { to }

  /// Stores a value that the program needs during the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }

  /// The stored value for a key; 0 by default.
  open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

  // MARK: Overrides

  open override func prepare() {
    super.prepare()
    prepareLayouts()
    storedCollectionView?.followTransition(self)
  }

  open override var collectionViewContentSize: CGSize {
    let (old, new) = (from.collectionViewContentSize, to.collectionViewContentSize)
    return CGSize(width: mix(old.width, new.width), height: mix(old.height, new.height))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { mixedElements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixed(CollectionElement(.cell, indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(CollectionElement(.supplementaryView, kind: elementKind, indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(CollectionElement(.decorationView, kind: elementKind, indexPath))
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != storedCollectionView?.layer.bounds.size
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    for layout in [from, to] where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
      layout.invalidate(using: layout.invalidationContext(forBoundsChange: newBounds))
    }
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    to.developmentLayoutDirection
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    to.flipsHorizontallyInOppositeLayoutDirection
  }

  @_spi(UIKit) open override var wantsPreferredSizes: Bool { false }

  override func delegateDidChange() {
    from.delegateDidChange()
    to.delegateDidChange()
  }

  @_spi(UIKit) open override func dataWillReload() {
    for layout in [from, to] {
      layout.dataWillReload()
      layout.invalidateForReload()
    }
  }
}
