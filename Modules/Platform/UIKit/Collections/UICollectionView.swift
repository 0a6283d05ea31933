public import CoreGraphics
public import Foundation
import QuartzCore

/// A scroll view that shows items in sections, positioned by a layout; only visible items have
/// views.
///
/// Visible items keep their positions when items before them are measured, inserted or deleted,
/// unless the collection view is at its very start. The initial cost depends on the layout; a flow
/// layout with a uniform item size handles any number of items at once.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  // MARK: Stored state

  final weak var collectionDelegate: (any UICollectionViewDelegate)?
  final weak var storedDataSource: (any UICollectionViewDataSource)?
  final weak var storedPrefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  package final var storedLayout: UICollectionViewLayout
  /// The number of items of every section at the last count.
  package final var counts: [Int] = []
  package final var needsReload = true
  /// Whether the layout was prepared since it was last invalidated.
  final var layoutIsPrepared = false
  final var isPreparing = false
  /// The layout's last result, and its rectangle.
  final var query: (rect: CGRect, elements: [PlacedElement])?
  /// Whether views are being updated, which delegate calls must not start again.
  package final var isTiling = false
  final var shown: [CollectionElement: ShownElement] = [:]
  final var pass = 0
  /// Whether an invalidation adjusted the content offset, which replaces keeping an element.
  final var layoutMovedOffset = false
  /// The element to keep in place when the layout is prepared again.
  final var pendingAnchor: ListAnchor<CollectionElement>?
  /// The size of the bounds that the layout was last notified of.
  final var announcedSize = CGSize.zero
  /// The insets that the layout was prepared for.
  final var preparedInset = UIEdgeInsets.zero
  /// Whether the size is changing with an animation, which the layout was notified of.
  final var boundsAreAnimating = false
  /// Whether the content was ever scrolled to its start.
  final var hasStarted = false
  final let cellPool = ReusePool<String, UICollectionViewCell>()
  final let supplementaryPool = ReusePool<SupplementaryName, UICollectionReusableView>()
  final var request: CellRequest<CollectionElement, UICollectionViewCell>?
  final var selection = ListSelection()
  final var highlightedPath: IndexPath?
  final var contextMenus: ListContextMenus?
  /// The scroll views of orthogonal sections, by section.
  final var containers: [Int: CollectionContainerView] = [:]
  /// The offsets of orthogonal sections when they left the screen.
  final var containerOffsets: [Int: CGPoint] = [:]
  package final var batches = ListBatchQueue()
  final var change: CollectionChange?
  package final var leavingViews: [UIView] = []
  final var scrollTarget: (path: IndexPath, position: ScrollPosition)?
  final var keepsInsideDepth = 0
  final var prefetched = PrefetchWindow()
  final var storedBackgroundView: UIView?
  final var sectionIndex: SectionIndexView?
  /// The interactive movement in progress; nil if there is none.
  final var movement: InteractiveMovement?
  final var storedIsEditing = false
  /// The transition to another layout that is in progress.
  final var transition: LayoutTransition?
  /// Whether the delegate of the last call provides no transition layout.
  final var leavesTransitionLayout = false
  final var sizingNotices = SelfSizingNotices()
  /// The last item that had the keyboard focus.
  final var lastFocused: IndexPath?
  /// The drag that selects the items it passes.
  final var selectionDrag: ListSelectionDrag?

  // MARK: Making one

  /// Makes a collection view with a frame in its future superview's coordinates.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
  }

  /// Makes a collection view from an archive, with a flow layout and an empty frame.
  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  override func didInit() {
    super.didInit()
    storedLayout.storedCollectionView = self
    backgroundColor = .systemBackground
  }

  // MARK: Properties

  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { changeLayout(to: newValue, animated: false, completion: nil) }
  }

  /// The provider of the items and their views.
  ///
  /// Not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      markNeedsReload()
    }
  }

  /// The delegate, which decides on selection and is notified of displayed items and scrolling.
  ///
  /// Not retained.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set {
      collectionDelegate = newValue
      scrollDelegate = newValue
      if newValue != nil { offerContextMenus() }
      storedLayout.delegateDidChange()
      if newValue is any UICollectionViewDelegateFlowLayout { storedLayout.invalidateLayout() }
    }
  }

  override func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
    self.delegate = delegate as? any UICollectionViewDelegate
    scrollDelegate = delegate
  }

  /// The data source that is notified early of items that are likely to become visible.
  ///
  /// Not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { storedPrefetchDataSource }
    set {
      storedPrefetchDataSource = newValue
      setNeedsLayout()
    }
  }

  /// Whether `prefetchDataSource` is called.
  open var isPrefetchingEnabled = true

  /// When self-sizing views are measured again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// A view behind all others, with the size of the collection view.
  open var backgroundView: UIView? {
    get { storedBackgroundView }
    set { setBackgroundView(newValue) }
  }

  /// Whether items can have the keyboard focus; true by default.
  open var allowsFocus = true
  /// Whether focusing an item also selects it, if only one can be selected.
  ///
  /// False by default; the delegate can exclude items.
  open var selectionFollowsFocus = false
  /// Whether the keyboard focus returns to the last focused item, rather than to the nearest one;
  /// false by default.
  ///
  /// The delegate's `indexPathForPreferredFocusedView(in:)` takes precedence.
  open var remembersLastFocusedIndexPath = false
  /// Whether items can be selected by touch.
  open var allowsSelection = true
  /// Whether several items can be selected at once.
  open var allowsMultipleSelection = false { didSet { offerSelectionDrag() } }
  /// Whether items can be selected by touch during editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected at once during editing.
  open var allowsMultipleSelectionDuringEditing = false { didSet { offerSelectionDrag() } }

  // MARK: Asking

  /// How many the data source returned last; reading it first performs a pending reload.
  open var numberOfSections: Int {
    reloadIfNeeded()
    return counts.count
  }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    reloadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cells on screen as of the last layout, in the order of their index paths.
  open var visibleCells: [UICollectionViewCell] {
    shownCells.compactMap { $0.view as? UICollectionViewCell }
  }

  /// The items on screen as of the last layout, in order.
  open var indexPathsForVisibleItems: [IndexPath] { shownCells.map(\.placed.element.indexPath) }

  /// Returns the cell of an item; nil if the item is not on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownCell(at: indexPath)
  }

  /// Returns the item of a cell; nil if the cell is not on screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { indexPath(of: cell, .cell) }

  /// Returns the index path of a supplementary view; nil if it is not on screen.
  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? { indexPath(of: supplementaryView, .supplementaryView) }

  /// Returns the item at a point of the content; nil between and outside of items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// Returns a supplementary view; nil if it is not on screen.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    currentElements[CollectionElement(.supplementaryView, kind: elementKind, indexPath)]?.view
  }

  /// Returns the supplementary views of a kind on screen.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplementaries(elementKind).map(\.view)
  }

  /// Returns the index paths of the supplementary views of a kind on screen.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplementaries(elementKind).map(\.placed.element.indexPath)
  }

  /// Returns the layout attributes of an item, which may be estimates.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    publicAttributes(of: CollectionElement(.cell, indexPath))
  }

  /// Returns the layout attributes of a supplementary view, which may be estimates.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    publicAttributes(of: CollectionElement(.supplementaryView, kind: kind, indexPath))
  }

  /// Whether there are updates in an open batch, or updates that are not shown yet.
  open var hasUncommittedUpdates: Bool { batches.isOpen || batches.isDeferred }

  // MARK: Views

  /// Registers a cell class for an identifier; nil unregisters it.
  ///
  /// The class needs no `required` initializer.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Registers a nib for an identifier, whose first cell traps: see ``UINib``; nil unregisters it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(nib, identifier)
  }

  /// Registers a supplementary view class for a kind and an identifier; nil unregisters it.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registerSupplementary(viewClass, SupplementaryName(kind: elementKind, id: identifier)) }

  /// Registers a nib for a kind and an identifier, whose first view traps: see ``UINib``; nil
  /// unregisters it.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { supplementaryPool.register(nib, SupplementaryName(kind: kind, id: identifier)) }

  /// Returns a cell for an item, with the size of its layout attributes.
  ///
  /// A class must be registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, for: indexPath) }

  /// Returns a supplementary view for an index path.
  ///
  /// A class must be registered for the kind and the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementary(SupplementaryName(kind: elementKind, id: identifier), for: indexPath)
  }

  // MARK: Changing

  /// Reloads the numbers of items and all views.
  ///
  /// The selection is cleared; visible items keep their positions. There are no visible cells until
  /// the next layout pass.
  open func reloadData() { markNeedsReload(keepsSelection: false) }

  /// Changes the layout.
  ///
  /// If animated, and if the delegate provides a transition layout, elements move as that
  /// determines; otherwise they move in straight lines.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated, completion: nil)
  }

  /// Changes the layout, and calls a closure when the animation ends.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { changeLayout(to: layout, animated: animated, completion: completion) }

  /// Begins a change of the layout that the program drives, usually with a gesture.
  ///
  /// The returned layout is in effect until the transition ends: set its progress and invalidate
  /// it.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, by: ownTransitionLayout(to: layout), completion: completion)
  }

  /// Animates an interactive transition to its end, when the new layout takes effect.
  open func finishInteractiveTransition() { endTransition(isFinish: true) }

  /// Animates an interactive transition back to its start, when the old layout takes effect again.
  open func cancelInteractiveTransition() { endTransition(isFinish: false) }

  /// Replaces the cells of items.
  open func reloadItems(at indexPaths: [IndexPath]) { update(indexPaths.map(ListUpdate.reloadRow)) }

  /// Requests the data source to configure the existing cells of items again, and measures them.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Inserts items at index paths after the batch.
  open func insertItems(at indexPaths: [IndexPath]) { update(indexPaths.map(ListUpdate.insertRow)) }

  /// Deletes items at index paths before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) { update(indexPaths.map(ListUpdate.deleteRow)) }

  /// Moves an item from an index path before the batch to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveRow(indexPath, newIndexPath)])
  }

  /// Inserts the sections that the data source has at these indices by now.
  open func insertSections(_ sections: IndexSet) { update(sections.map(ListUpdate.insertSection)) }

  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet) { update(sections.map(ListUpdate.deleteSection)) }

  /// Reloads all views of sections.
  open func reloadSections(_ sections: IndexSet) { update(sections.map(ListUpdate.reloadSection)) }

  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(section, newSection)])
  }

  /// Performs a batch of updates and animates them together.
  ///
  /// Without updates, measures the visible views again.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion)
  }

  // MARK: Moving by hand

  /// Whether the collection view is in editing mode, in which list cells show their accessories for
  /// editing.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { showEditing(newValue) }
  }

  /// Begins the interactive movement of an item, if the data source allows it.
  ///
  /// Items of orthogonal sections cannot be moved.
  @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(at: indexPath)
  }

  /// Moves the item to a point of the content; the other items make space.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveHeldItem(to: targetPosition)
  }

  /// Ends the movement at the current position, and notifies the data source.
  open func endInteractiveMovement() { endMovement() }

  /// Cancels the movement and returns the item to its original position.
  open func cancelInteractiveMovement() { cancelMovement() }

  /// The interaction that shows the menus of items; nil for a collection view without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  // MARK: Selection

  /// The selected items, in order; empty if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths.sorted() }

  /// Selects an item, or clears the selection for nil, without notifying the delegate.
  ///
  /// Has no effect unless ``allowsSelection``.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard allowsSelection || isEditing, select(indexPath, animated: animated), let indexPath,
      !scrollPosition.isEmpty
    else { return }
    scrollToItem(indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item without notifying the delegate.
  ///
  /// Has no effect unless ``allowsSelection``.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if allowsSelection || isEditing { deselect(indexPath, animated: animated) }
  }

  // MARK: Scrolling

  /// Scrolls so that an item is at a position of the visible part.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { scrollToItem(indexPath, at: scrollPosition, animated: animated) }

  // MARK: Overrides

  override var describedDetails: String {
    super.describedDetails + "; layout: \(Self.reference(to: collectionViewLayout))"
      + Self.described(dataSource)
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      boundsWillChange(to: CGRect(origin: layer.bounds.origin, size: newValue.size))
      super.frame = newValue
    }
  }

  open override func layoutSubviews() {
    layOutCells()
    if boundsAreAnimating, !isTiling {
      boundsAreAnimating = false
      storedLayout.finalizeAnimatedBoundsChange()
    }
    layOutBackgroundView()
    super.layoutSubviews()
    if let sectionIndex { place(sectionIndex) }
  }

  /// Measures self-sizing views again when the content size category changes.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) else { return }
    storedLayout.invalidateLayout()
  }

  /// The item that is focused when the keyboard focus enters the view, if the delegate or the view
  /// determines one.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferredFocusCell.map { [$0] } ?? super.preferredFocusEnvironments
  }

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    super.shouldUpdateFocus(in: context) && delegateAllowsFocusUpdate(context)
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusDidMove(context, coordinator)
  }

  override func advanceOwnMotion(to time: Double) -> Bool { advanceTransition(to: time) }

  override func adjustedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    storedLayout.targetContentOffset(
      forProposedContentOffset: target,
      withScrollingVelocity: velocity
    )
  }

  override var touchedList: (any SelectableList)? { self }

  override var accessibilityContainerRole: AccessibilityRole? { .list }

  override var accessibilityPositions: [ObjectIdentifier: AccessibilityListPosition]? {
    positionsOfShownViews
  }
}
