public import CoreGraphics
public import Foundation

/// Determines the positions of the items of a collection view.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize`,
/// `layoutAttributesForElements(in:)` and `layoutAttributesForItem(at:)`, and other methods if it
/// has supplementary or decoration views, depends on the bounds, or customizes the animation of
/// updates. A collection view only requests attributes near the visible part.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  package final weak var storedCollectionView: UICollectionView?
  final var decorationTypes: [String: UICollectionReusableView.Type] = [:]
  /// The context that `invalidateLayout()` passes on, while the collection view invalidates.
  private final var passedContext: UICollectionViewLayoutInvalidationContext?

  /// Makes a layout.
  public override init() { super.init() }

  /// Makes a layout with default values; archived properties are ignored on this platform.
  public required init?(coder: NSCoder) { super.init() }

  /// Encodes nothing: layouts are made in code.
  open func encode(with coder: NSCoder) {}

  // MARK: What it is asked

  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { storedCollectionView }

  /// The class of the attributes that the layout creates; subclasses return their own.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts made when the layout is invalidated; subclasses return their own.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Computes everything that the methods below return.
  ///
  /// Called before them, and again after an invalidation.
  open func prepare() {}

  /// The size that contains all elements; override it.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements that intersect the rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item's cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a header, footer or other supplementary view; override it.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view; override it.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The layout direction that the layout was developed for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the content is mirrored for the opposite layout direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Decoration

  /// Registers a decoration view class for a kind; nil unregisters it.
  ///
  /// The class needs no `required` initializer.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationTypes[elementKind] = nil
      return
    }
    guard let viewType = viewClass as? UICollectionReusableView.Type else {
      fatalError(
        "decoration view class \(viewClass) must be a subclass of UICollectionReusableView"
      )
    }
    decorationTypes[elementKind] = viewType
  }

  // MARK: Out of date

  /// Invalidates the whole layout; overrides must call `super`.
  ///
  /// Calls `invalidateLayout(with:)`. The collection view invalidates through this method as well,
  /// for example when the bounds change: an override of either method is always called.
  open func invalidateLayout() {
    if let passedContext { return invalidateLayout(with: passedContext) }
    let context = makeContext()
    context.isOfWholeLayout = true
    invalidateLayout(with: context)
  }

  /// Invalidates the parts specified by a context; overrides must call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    storedCollectionView?.layoutWasInvalidated(context, of: self)
  }

  /// Returns whether new bounds, by scrolling or resizing, invalidate the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context for new bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns whether a view's preferred attributes invalidate the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context for a view's preferred attributes.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferredAttributes = preferredAttributes
    return context
  }

  // MARK: Moving by hand

  /// Returns the attributes of an item during interactive movement; by default at the touch, in
  /// front of the others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    guard let attributes = layoutAttributesForItem(at: indexPath)?.duplicate else {
      return UICollectionViewLayoutAttributes(forCellWith: indexPath)
    }
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// Returns the target index path of an interactively moved item; by default that of the item
  /// below it.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    guard let view = storedCollectionView else { return previousIndexPath }
    let dot = view.mirrored(CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1))
    let middle = CGPoint(x: dot.midX, y: dot.midY)
    let found = layoutAttributesForElements(in: dot)?.filter {
      $0.representedElementCategory == .cell && $0.frame.contains(middle)
        && container(of: CollectionElement($0)) == nil
    }
    return found?.max { $0.zIndex < $1.zIndex }?.indexPath ?? previousIndexPath
  }

  /// Returns the context for a step of interactive movement.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Returns the context for the end of interactive movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Updates

  /// Called before a batch is animated: the layout was already prepared for it.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called inside the animation of a batch.
  open func finalizeCollectionViewUpdates() {}

  /// Called before an animated change of the bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after an animated change of the bounds.
  open func finalizeAnimatedBoundsChange() {}

  /// Called before the layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called at the end of a layout change.
  open func finalizeLayoutTransition() {}

  /// Returns the initial attributes of an inserted item; by default it fades in in place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { appearance(of: .init(.cell, itemIndexPath)) }

  /// Returns the final attributes of a deleted item; by default it fades out in place.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { disappearance(of: .init(.cell, itemIndexPath)) }

  /// Returns the initial attributes of an inserted supplementary view.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    appearance(of: .init(.supplementaryView, kind: elementKind, elementIndexPath))
  }

  /// Returns the final attributes of a deleted supplementary view.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    disappearance(of: .init(.supplementaryView, kind: elementKind, elementIndexPath))
  }

  /// Returns the initial attributes of an inserted decoration view.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    appearance(of: .init(.decorationView, kind: elementKind, decorationIndexPath))
  }

  /// Returns the final attributes of a deleted decoration view.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    disappearance(of: .init(.decorationView, kind: elementKind, decorationIndexPath))
  }

  /// Returns the supplementary views to delete in an update besides those of deleted sections, by
  /// index paths before it.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views to delete in an update, by index paths before it.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views to insert in an update besides those of inserted sections, by
  /// index paths after it.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views to insert in an update, by index paths after it.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the content offset after an update or a change of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  /// Returns the content offset at which scrolling stops, given the proposed one.
  ///
  /// The velocity is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: For layouts of the system

  /// Returns the context for insets of the content that are no longer `old`.
  func invalidationContext(
    forInsetChangeFrom old: UIEdgeInsets
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether the preferred sizes of views are requested.
  @_spi(UIKit) open var wantsPreferredSizes: Bool { true }

  /// Whether the first visible item keeps its position when the whole layout changes, rather than
  /// the content offset.
  @_spi(UIKit) open var keepsPositionWhenInvalidated: Bool { false }

  /// Called when the collection view has a new delegate.
  func delegateDidChange() {}

  /// Called when a batch changes the data, before the invalidation: updates the index paths of
  /// stored values by the collection view's ``UICollectionView/updatePlan``.
  @_spi(UIKit) open func dataWillChange() {}

  /// Called when all data may have changed.
  @_spi(UIKit) open func dataWillReload() {}

  /// Whether a supplementary view belongs to an item, and moves with it, rather than to its
  /// section.
  @_spi(UIKit) open func supplementaryViewFollowsItem(ofKind kind: String) -> Bool { false }

  /// The orthogonal sections that intersect the rectangle.
  ///
  /// Their items are omitted from `layoutAttributesForElements(in:)`: the collection view shows
  /// them in a separate scroll view for each of these sections, and requests them with
  /// `attributesForElements(ofContainer:in:)`. All attributes are in content coordinates, without
  /// the scrolling of the section.
  @_spi(UIKit) open func containers(in rect: CGRect) -> [CollectionContainer] { [] }

  /// The attributes of the elements inside an orthogonal section that intersect the rectangle.
  @_spi(UIKit) open func attributesForElements(
    ofContainer section: Int,
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] { [] }

  /// The orthogonal section that contains the element; nil for other elements.
  @_spi(UIKit) open func container(of element: CollectionElement) -> CollectionContainer? { nil }

  /// Sets up the scroll view of a section when it appears on screen, and when the layout changed.
  @_spi(UIKit) open func configure(
    _ view: CollectionContainerView,
    for container: CollectionContainer
  ) {}

  /// Whether the rows of a section may have swipe actions.
  @_spi(UIKit) open func swipesRows(inSection section: Int) -> Bool { false }

  /// The swipe actions at an edge of a row, when a drag towards the other edge begins.
  @_spi(UIKit) open func swipeActions(
    ofRowAt path: IndexPath,
    isLeading: Bool
  ) -> UISwipeActionsConfiguration? { nil }

  /// Called when the scroll view of a section scrolled to `offset` from its start; its views are
  /// already positioned.
  func containerDidScroll(_ view: CollectionContainerView, section: Int) {}
}

extension UICollectionViewLayout {
  /// Invalidates with a context for the collection view.
  final func invalidate(using context: UICollectionViewLayoutInvalidationContext) {
    let outer = passedContext
    passedContext = context
    invalidateLayout()
    passedContext = outer
  }

  /// Invalidates everything, because the data or the layout of the collection view is another.
  final func invalidateForReload() {
    let context = makeContext()
    context.invalidatesEverything = true
    context.invalidatesCounts = true
    invalidate(using: context)
  }

  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    ClassTemplates.invalidationContext(of: type(of: self).invalidationContextClass)
  }

  /// Asks the layout for the attributes of an element.
  final func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    return switch element.category {
    case .cell: layoutAttributesForItem(at: path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: element.kind, at: path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: path)
    }
  }

  /// Makes attributes of the layout's own class.
  final func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let attributes = ClassTemplates.layoutAttributes(of: type(of: self).layoutAttributesClass)
    attributes.storedCategory = element.category
    attributes.kindNumber = element.kindNumber
    attributes.indexPath = element.indexPath
    return attributes
  }

  /// The initial attributes of an element: inserted ones fade in, others move from their old frame.
  private func appearance(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    storedCollectionView?.change?.appearance(of: element)
  }

  private func disappearance(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    storedCollectionView?.change?.disappearance(of: element)
  }
}
