public import CoreGraphics
public import Foundation
import QuartzCore

/// Items in sections, of any number, placed by a layout: only what is on screen has views.
///
/// What is on screen stays where it is when items before it are measured, inserted or deleted,
/// unless the collection view is at its very start. The layout decides what opening costs; a flow
/// layout with one item size opens any number at once.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  // MARK: Stored state

  final weak var collectionDelegate: (any UICollectionViewDelegate)?
  final weak var storedDataSource: (any UICollectionViewDataSource)?
  final weak var storedPrefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  final var storedLayout: UICollectionViewLayout
  /// The number of items of every section, as last counted.
  final var counts: [Int] = []
  final var needsReload = true
  /// Whether the layout was prepared since it was last invalidated.
  final var layoutIsPrepared = false
  final var isPreparing = false
  /// The layout's last result, and its rectangle.
  final var query: (rect: CGRect, elements: [PlacedElement])?
  /// Whether views are being placed: what delegates ask for must not start it again.
  final var isTiling = false
  final var shown: [CollectionElement: ShownElement] = [:]
  final var pass = 0
  /// The element to keep in place when the layout is prepared again.
  final var pendingAnchor: CollectionAnchor?
  /// The bounds that the layout was last asked about.
  final var announcedSize = CGSize.zero
  /// The insets that the layout was prepared for.
  final var preparedInset = UIEdgeInsets.zero
  /// Whether the size is changing with an animation, which the layout was notified of.
  final var boundsAreAnimating = false
  /// The item that a finger holds, and where its middle is: it is shown there, in front of
  /// everything, whatever the layout says and even off the screen.
  final var held: (path: IndexPath, center: CGPoint)?
  /// Whether the content was ever scrolled to where it starts.
  final var hasStarted = false
  final let cellPool = ReusePool<String, UICollectionViewCell>()
  final let supplementaryPool = ReusePool<SupplementaryName, UICollectionReusableView>()
  final var request: CellRequest<CollectionElement, UICollectionViewCell>?
  final var selection: Set<IndexPath> = []
  final var highlightedPath: IndexPath?
  final var contextMenus: ListContextMenus?
  /// The views of sections that scroll by themselves, by section.
  final var containers: [Int: CollectionContainerView] = [:]
  /// Where sections that scroll by themselves were when they left the screen.
  final var containerOffsets: [Int: CGPoint] = [:]
  final var batches = ListBatchQueue()
  final var change: CollectionChange?
  final var leavingViews: [UICollectionReusableView] = []
  final var scrollTarget: (path: IndexPath, position: ScrollPosition)?
  final var keepsInsideDepth = 0
  final var prefetched = PrefetchedItems<IndexPath>()
  final var lastPrefetchOffset = CGPoint.zero
  final var storedBackgroundView: UIView?
  final var sectionIndex: SectionIndexView?
  final var interaction = CollectionInteraction()
  /// The item that had the focus of the keyboard last.
  final var lastFocused: IndexPath?
  /// The drag that selects the items it goes over.
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

  /// Says where the items are.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { changeLayout(to: newValue, animated: false, completion: nil) }
  }

  /// Gives the items.
  ///
  /// Not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      markNeedsReload()
    }
  }

  /// Decides on selection, and is notified of what is shown and of scrolling.
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

  /// Is notified early of items that are likely to become visible.
  ///
  /// Not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { storedPrefetchDataSource }
    set {
      storedPrefetchDataSource = newValue
      setNeedsLayout()
    }
  }

  /// Whether `prefetchDataSource` is asked.
  open var isPrefetchingEnabled = true

  /// When views that size themselves are measured again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// A view behind everything, as large as the collection view.
  open var backgroundView: UIView? {
    get { storedBackgroundView }
    set { setBackgroundView(newValue) }
  }

  /// Whether the focus of the keyboard can be on items; it can unless set.
  open var allowsFocus = true
  /// Whether an item is selected as it gets the focus of the keyboard, where only one can be; not
  /// unless set, nor where the delegate leaves it out.
  open var selectionFollowsFocus = false
  /// Whether the focus of the keyboard returns to the item that had it last, rather than to the
  /// nearest one; not unless set.
  ///
  /// The delegate's `indexPathForPreferredFocusedView(in:)` comes first.
  open var remembersLastFocusedIndexPath = false
  /// Whether items can be selected by touch.
  open var allowsSelection = true
  /// Whether several items can be selected at once.
  open var allowsMultipleSelection = false { didSet { offerSelectionDrag() } }
  /// Whether items can be selected by touch while the view is edited.
  open var allowsSelectionDuringEditing: Bool {
    get { interaction.selectsDuringEditing }
    set { interaction.selectsDuringEditing = newValue }
  }
  /// Whether several items can be selected at once while the view is edited.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { interaction.selectsSeveralDuringEditing }
    set {
      interaction.selectsSeveralDuringEditing = newValue
      offerSelectionDrag()
    }
  }

  // MARK: Asking

  /// How many sections there are.
  open var numberOfSections: Int {
    reloadIfNeeded()
    return counts.count
  }

  /// How many items the section has.
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

  /// The cell of an item; nil when the item is not on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[CollectionElement(.cell, indexPath)]?.view as? UICollectionViewCell
  }

  /// The item of a cell; nil when the cell is not on screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { indexPath(of: cell, .cell) }

  /// The place of a supplementary view; nil when it is not on screen.
  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? { indexPath(of: supplementaryView, .supplementaryView) }

  /// The item at a point of the content; nil between and outside of items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// A supplementary view; nil when it is not on screen.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[CollectionElement(.supplementaryView, kind: elementKind, indexPath)]?.view
  }

  /// The supplementary views of a kind on screen.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplementaries(elementKind).map(\.view)
  }

  /// The places of the supplementary views of a kind on screen.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplementaries(elementKind).map(\.placed.element.indexPath)
  }

  /// Where an item is, or is expected to be.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    publicAttributes(of: CollectionElement(.cell, indexPath))
  }

  /// Where a supplementary view is, or is expected to be.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    publicAttributes(of: CollectionElement(.supplementaryView, kind: kind, indexPath))
  }

  /// Whether a batch of updates is open, or was not shown yet.
  open var hasUncommittedUpdates: Bool { batches.isOpen || batches.isDeferred }

  // MARK: Views

  /// Makes cells of the class for the identifier.
  ///
  /// The class needs no `required` initializer.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Makes supplementary views of the class for the kind and the identifier.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registerSupplementary(viewClass, SupplementaryName(kind: elementKind, id: identifier)) }

  /// A cell for an item, as large as its place.
  ///
  /// A class must be registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, for: indexPath) }

  /// A supplementary view for a place.
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

  /// Counts the items again and makes all views again.
  ///
  /// Selection is lost; what is on screen stays where it is.
  open func reloadData() { markNeedsReload(keepsSelection: false) }

  /// Changes to another layout.
  ///
  /// With animation, and a delegate that has a transition layout for the change, everything moves
  /// by that; else straight from place to place.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated, completion: nil)
  }

  /// Changes to another layout, and notifies when that is seen.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { changeLayout(to: layout, animated: animated, completion: completion) }

  /// Begins a change to another layout that the program drives, by a gesture for the most part.
  ///
  /// The layout that is returned is the collection view's until the transition ends: set its
  /// progress, and invalidate it.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, by: ownTransitionLayout(to: layout), completion: completion)
  }

  /// Lets the transition continue to its end; then the new layout is the collection view's.
  open func finishInteractiveTransition() { endTransition(isFinish: true) }

  /// Lets the transition go back to where it began; then the old layout is the collection view's.
  open func cancelInteractiveTransition() { endTransition(isFinish: false) }

  /// Makes new cells for items.
  open func reloadItems(at indexPaths: [IndexPath]) { update(indexPaths.map(ListUpdate.reloadRow)) }

  /// Asks the data source to fill the cells of items again, without new ones, and measures them.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Items were inserted, in index paths after the batch.
  open func insertItems(at indexPaths: [IndexPath]) { update(indexPaths.map(ListUpdate.insertRow)) }

  /// Items were deleted, in index paths before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) { update(indexPaths.map(ListUpdate.deleteRow)) }

  /// An item moved, from a place before the batch to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveRow(indexPath, newIndexPath)])
  }

  /// Sections were inserted.
  open func insertSections(_ sections: IndexSet) { update(sections.map(ListUpdate.insertSection)) }

  /// Sections were deleted.
  open func deleteSections(_ sections: IndexSet) { update(sections.map(ListUpdate.deleteSection)) }

  /// Makes everything in sections again.
  open func reloadSections(_ sections: IndexSet) { update(sections.map(ListUpdate.reloadSection)) }

  /// A section moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(section, newSection)])
  }

  /// Runs a batch of updates and shows them together.
  ///
  /// Without a batch, measures what is on screen again.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion)
  }

  // MARK: Moving by hand

  /// Whether rows of lists show their accessories for editing.
  open var isEditing: Bool {
    get { interaction.isEditing }
    set { showEditing(newValue) }
  }

  /// Begins to move an item, if the data source lets it.
  ///
  /// Items of sections that scroll by themselves cannot be moved.
  @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(at: indexPath)
  }

  /// Moves the item to a point of the content; the others make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveHeldItem(to: targetPosition)
  }

  /// Leaves the item where it is, and notifies the data source.
  open func endInteractiveMovement() { endMovement() }

  /// Puts the item back where it came from.
  open func cancelInteractiveMovement() { cancelMovement() }

  /// Shows the menus of items; nil for a collection view without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  // MARK: Selection

  /// The selected items, in order; nil without one.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  /// Selects an item, or none for nil, without telling the delegate.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition: scrollPosition) }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Scrolling

  /// Scrolls until an item is at a position in the visible part.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { scrollToItem(indexPath, at: scrollPosition, animated: animated) }

  // MARK: Overrides

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

  /// Content as large as its text is measured again when the reader chooses another text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) else { return }
    storedLayout.invalidateLayout()
  }

  /// The item that the focus of the keyboard goes to as it comes into the view, where the delegate
  /// or the view has one.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferredFocusCell.map { [$0] } ?? super.preferredFocusEnvironments
  }

  override var leavesDragToSelection: Bool { selectionDrag?.isWanted ?? false }

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

  override func motionWasStopped() { scrollTarget = nil }

  override func advanceOwnMotion(to time: Double) -> Bool { advanceTransition(to: time) }

  override func adjustedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    storedLayout.targetContentOffset(
      forProposedContentOffset: target,
      withScrollingVelocity: velocity
    )
  }

  override var touchedList: (any CellList)? { self }
}
