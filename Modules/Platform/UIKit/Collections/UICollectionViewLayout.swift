public import CoreGraphics
public import Foundation

/// Says where the items of a collection view are.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize`,
/// `layoutAttributesForElements(in:)` and `layoutAttributesForItem(at:)`, and more where it has
/// supplementary or decoration views, follows the bounds, or animates updates in its own way. Cost:
/// a collection view asks for what is near the screen only.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  final weak var storedCollectionView: UICollectionView?
  final var decorationTypes: [String: UICollectionReusableView.Type] = [:]

  /// Makes a layout.
  public override init() { super.init() }

  /// Makes a layout from an archive, which holds nothing of it here.
  public required init?(coder: NSCoder) { super.init() }

  /// Writes nothing: layouts are made in code.
  open func encode(with coder: NSCoder) {}

  // MARK: What it is asked

  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { storedCollectionView }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that say what is out of date.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Works out what the methods below answer from.
  ///
  /// Called before them, and again after an invalidation.
  open func prepare() {}

  /// The rectangle that all elements fit in; override it.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of everything that meets the rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of an item's cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a header, footer or other view of a section; override it.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a view that shows no data; override it.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The direction that the layout is written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the content is mirrored where text runs the other way.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Decoration

  /// Makes decoration views of the class for the kind.
  ///
  /// The class needs no `required` initializer.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    registerDecoration(viewClass, elementKind)
  }

  // MARK: Out of date

  /// Makes the layout be prepared again.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidatesEverything = true
    invalidateLayout(with: context)
  }

  /// Makes what the context names be prepared again; overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    storedCollectionView?.layoutWasInvalidated(context, of: self)
  }

  /// Whether new bounds, by scrolling or in size, make the layout out of date.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The parts of the layout that new bounds invalidate.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether a view's preferred size changes the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The parts of the layout that a view's preferred size invalidates.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferredAttributes = preferredAttributes
    return context
  }

  // MARK: Moving by hand

  /// The attributes of an item under the finger; the default puts it there, in front of the others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { movingAttributes(indexPath, position) }

  /// The place that an item under the finger would take; the default takes that of the item it is
  /// over.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath { pathForMoving(previousIndexPath, position) }

  /// The parts of the layout that moving items by hand invalidates.
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

  /// The parts of the layout that the end of moving items by hand invalidates.
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

  /// A batch is about to be shown: the layout was prepared with it already.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// A batch was shown: called inside its animation.
  open func finalizeCollectionViewUpdates() {}

  /// The bounds are about to change with an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// The bounds changed with an animation.
  open func finalizeAnimatedBoundsChange() {}

  /// The layout takes over from another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Another layout takes over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// A change between layouts was shown.
  open func finalizeLayoutTransition() {}

  /// The initial attributes of a new item; by default it appears in its place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { appearance(of: .init(.cell, itemIndexPath)) }

  /// The final attributes of a deleted item; by default it disappears in its place.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { disappearance(of: .init(.cell, itemIndexPath)) }

  /// The initial attributes of a new supplementary view.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    appearance(of: .init(.supplementaryView, kind: elementKind, elementIndexPath))
  }

  /// The final attributes of a deleted supplementary view.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    disappearance(of: .init(.supplementaryView, kind: elementKind, elementIndexPath))
  }

  /// The initial attributes of a new decoration view.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    appearance(of: .init(.decorationView, kind: elementKind, decorationIndexPath))
  }

  /// The final attributes of a deleted decoration view.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    disappearance(of: .init(.decorationView, kind: elementKind, decorationIndexPath))
  }

  /// The supplementary views that an update deletes besides those of deleted sections, by index
  /// paths before it.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views that an update deletes, by index paths before it.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views that an update brings besides those of new sections, by index paths
  /// after it.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views that an update brings, by index paths after it.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The content offset after an update or a change of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  /// The offset at which scrolling stops, given the proposed one.
  ///
  /// The velocity is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Inside the module

  /// Whether views are requested their sizes.
  var wantsPreferredSizes: Bool { true }

  /// Whether the first item on screen stays where it is when the whole layout changes, rather than
  /// the content offset.
  var keepsPlaceWhenInvalidated: Bool { false }

  /// The collection view has another delegate.
  func delegateDidChange() {}

  /// A batch changes the data: what is known of items by their index paths moves along.
  ///
  /// Comes before the invalidation.
  func dataWillChange(by plan: ListUpdatePlan) {}

  /// All data may have changed.
  func dataWillReload() {}

  /// Whether a supplementary view belongs to an item, and moves with it, rather than to its
  /// section.
  func supplementaryViewFollowsItem(ofKind kind: String) -> Bool { false }

  /// The sections that meet the rectangle and scroll by themselves.
  ///
  /// Their items are left out of `layoutAttributesForElements(in:)`: the collection view puts them
  /// into a separate scroll view for each such section, and requests them with
  /// `attributesForElements(ofContainer:in:)`. All attributes are in the content's coordinates, as
  /// if the section were not scrolled.
  func containers(in rect: CGRect) -> [CollectionContainer] { [] }

  /// The attributes of what is inside a section that scrolls by itself and meets the rectangle.
  func attributesForElements(
    ofContainer section: Int,
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] { [] }

  /// The section that scrolls by itself and holds the element; nil for one that scrolls with
  /// everything.
  func container(of element: CollectionElement) -> CollectionContainer? { nil }

  /// Sets up the scroll view of a section when it comes on screen, and when the layout changed.
  func configure(_ view: CollectionContainerView, for container: CollectionContainer) {}

  /// The scroll view of a section moved, by `offset` from its start; what is in it is placed
  /// already.
  func containerDidScroll(_ view: CollectionContainerView, section: Int) {}
}

extension UICollectionViewLayout {
  private func registerDecoration(_ type: AnyClass?, _ kind: String) {
    guard let type else {
      decorationTypes[kind] = nil
      return
    }
    guard let viewType = type as? UICollectionReusableView.Type else {
      fatalError("decoration view class \(type) must be a subclass of UICollectionReusableView")
    }
    decorationTypes[kind] = viewType
  }

  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    ClassTemplates.invalidationContext(of: type(of: self).invalidationContextClass)
  }

  /// Attributes of the layout's own class.
  final func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let attributes = ClassTemplates.layoutAttributes(of: type(of: self).layoutAttributesClass)
    attributes.storedCategory = element.category
    attributes.storedKind = element.category == .cell ? nil : element.kind
    attributes.indexPath = element.indexPath
    return attributes
  }

  /// The initial attributes of an element: new ones fade in, others move from their old frame.
  private func appearance(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    storedCollectionView?.change?.appearance(of: element)
  }

  private func disappearance(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    storedCollectionView?.change?.disappearance(of: element)
  }
}
