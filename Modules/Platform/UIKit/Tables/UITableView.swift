public import Foundation
import QuartzCore

/// A list of rows in sections, of any length: only the visible rows have cells.
///
/// Loading a table takes constant time, unless the delegate returns estimates or, with an
/// `estimatedRowHeight` of 0, a height for each row. Visible content stays in place when rows above
/// it are measured, inserted or deleted, unless the table is at its top.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  // MARK: Stored state

  final weak var tableDelegate: (any UITableViewDelegate)?
  final weak var storedDataSource: (any UITableViewDataSource)?
  final weak var storedPrefetchDataSource: (any UITableViewDataSourcePrefetching)?
  final let storedStyle: Style
  final var geometry = TableGeometry()
  final var defaultedMethods: DefaultedMethods = []
  /// The optional methods that were called on the delegate.
  final var askedMethods: DefaultedMethods = []
  /// Whether any section may have a header or a footer.
  final var mayHaveSectionViews = false
  /// Whether the rows must be counted again.
  package final var needsReload = true
  /// Whether cells are being laid out; prevents recursion by delegate methods.
  package final var isTiling = false
  /// The rows with cells, in order and contiguous.
  final var visible: ContiguousArray<VisibleRow> = []
  /// The width of the last measurements, in points.
  final var measuredWidth: CGFloat = -1
  /// The inset of the rows of the last measurements, in points.
  final var measuredInset: CGFloat = 0
  /// Whether the measurements are outdated, for example after a change of the text size.
  final var measurementsAreStale = false
  /// The visible cells of before a batch, by their rows after it, until they are laid out.
  final var reusableVisibleCells: [TableRow: UITableViewCell] = [:]
  package final var leavingViews: [UIView] = []
  final let cellPool = ReusePool<String, UITableViewCell>()
  final let headerFooterPool = ReusePool<String, UITableViewHeaderFooterView>()
  final var headers = SectionViews()
  final var footers = SectionViews()
  final var selection = ListSelection()
  final var highlightedPath: IndexPath?
  final var contextMenus: ListContextMenus?
  final var storedIsEditing = false
  /// The drag of a row in progress.
  final var reorder: TableReorder?
  final var sizingNotices = SelfSizingNotices()
  final var fillers: FillerRowsView?
  final var lastFocused: IndexPath?
  /// The pan gesture that selects rows.
  final var selectionDrag: ListSelectionDrag?
  /// The request for a cell in progress.
  final var request: CellRequest<TableRow, UITableViewCell>?
  /// The height that the delegate specified for a row when its cell was dequeued.
  final var answeredHeight: (row: TableRow, height: CGFloat)?
  package final var batches = ListBatchQueue()
  /// Whether the frames of the visible rows must be updated.
  final var framesAreStale = false
  /// Whether the content height changed since the content size was updated.
  final var contentIsStale = false
  final var keepsInsideDepth = 0
  final var scrollTarget: (path: IndexPath, position: ScrollPosition)?
  final var prefetched = PrefetchWindow()
  final var sectionIndex: SectionIndexView?
  final var sectionIndexTitles: [String] = []
  final var storedTableHeader: UIView?
  final var storedTableFooter: UIView?
  final var storedBackgroundView: UIView?
  /// The default estimate of a row's height, in points.
  static let usualRowHeight: CGFloat = 51.5

  // MARK: Making one

  /// Makes a table of a style.
  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a plain table from an archive, with an empty frame.
  public required init?(coder: NSCoder) {
    storedStyle = .plain
    super.init(coder: coder)
  }

  override func didInit() {
    super.didInit()
    alwaysBounceVertical = true
    swipeActions = SwipeActionsController(scrollView: self, container: self)
    backgroundColor = storedStyle == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Properties

  /// The style of the table.
  open var style: Style { storedStyle }

  /// Provides the rows.
  ///
  /// Not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      defaultedMethods.remove(.canEdit)
      markNeedsReload()
    }
  }

  /// Provides heights, receives selections and scroll events.
  ///
  /// Not retained.
  open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      tableDelegate = newValue
      scrollDelegate = newValue
      if newValue != nil { offerContextMenus() }
      defaultedMethods = []
      askedMethods = []
      markNeedsReload()
    }
  }

  override func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
    self.delegate = delegate as? any UITableViewDelegate
    scrollDelegate = delegate
  }

  /// The size of the rows, headers and footers, as far as they are measured.
  open override var contentSize: CGSize {
    get {
      if batches.freshCounts != nil, layer.bounds.width > 0 { reloadIfNeeded() }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Whether `prefetchDataSource` is called; defaults to `true`.
  open var isPrefetchingEnabled = true

  /// The height of rows if the delegate returns none, in points; cells are measured by default.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { markNeedsReload() } }
  }
  /// The height of headers if the delegate returns none, in points; measured by default.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { markNeedsReload() } }
  }
  /// The height of footers if the delegate returns none, in points; measured by default.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { markNeedsReload() } }
  }
  /// The estimated height of rows that have not been measured, in points; 0 requests all heights
  /// from the delegate when the table loads.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { markNeedsReload() } }
  }
  /// The estimated height of headers that have not been measured, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { markNeedsReload() } }
  }
  /// The estimated height of footers that have not been measured, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { markNeedsReload() } }
  }
  /// The padding above each header, in points; defaults to 22 in a plain table.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { markNeedsReload() } }
  }

  /// The height of the empty rows below the last row of a plain table, of which only the separators
  /// are shown.
  ///
  /// Defaults to 0: none are shown. `UITableView.automaticDimension` uses the default row height.
  open var fillerRowHeight: CGFloat = 0 {
    didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
  }

  /// When self-sizing rows are measured again; defaults to `enabled`.
  ///
  /// The rows around one that changes its height animate, unless animations are disabled, for
  /// example by `UIView.performWithoutAnimation(_:)`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The style of separators; defaults to a single line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet {
      if separatorStyle != oldValue { separatorsDidChange(changesHeights: true) }
    }
  }
  /// The color of separators; the system's by default, and again after it is set to nil.
  open var separatorColor: UIColor? {
    get { storedSeparatorColor ?? .separator }
    set {
      storedSeparatorColor = newValue
      noteAppearance(\.separatorColor, newValue)
      separatorsDidChange(changesHeights: false)
    }
  }
  private final var storedSeparatorColor: UIColor?
  /// The effect of separators, which replaces their color in a vibrancy effect view; nil for none.
  open var separatorEffect: UIVisualEffect? {
    didSet {
      noteAppearance(\.separatorEffect, separatorEffect)
      if separatorEffect !== oldValue { separatorsDidChange(changesHeights: false) }
    }
  }
  /// The insets of separators, in points; defaults to 16 at the leading edge.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet {
      noteAppearance(\.separatorInset, separatorInset)
      if separatorInset != oldValue { separatorsDidChange(changesHeights: false) }
    }
  }

  /// The reference of ``separatorInset``; defaults to the edges of the cell.
  open var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { separatorsDidChange(changesHeights: false) } }
  }

  /// Whether the content of rows, headers and footers, and not the rows themselves, is inset by the
  /// safe area, for example of a phone in landscape orientation; defaults to `true`.
  open var insetsContentViewsToSafeArea = true {
    didSet {
      if insetsContentViewsToSafeArea != oldValue { separatorsDidChange(changesHeights: true) }
    }
  }

  /// Whether the margins of rows follow the readable width; defaults to `false`.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      if cellLayoutMarginsFollowReadableWidth != oldValue {
        separatorsDidChange(changesHeights: true)
      }
    }
  }

  private var coveredSides: [CGFloat] = [0, 0]

  /// Updates the rows for other safe area insets.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    let sides = [safeAreaInsets.left, safeAreaInsets.right]
    guard sides != coveredSides else { return }
    coveredSides = sides
    if insetsContentViewsToSafeArea { separatorsDidChange(changesHeights: true) }
  }

  /// Posted when the reader selects or deselects a row; the object is the table.
  public nonisolated class var selectionDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITableViewSelectionDidChangeNotification")
  }

  /// Whether rows can be focused by keyboard; defaults to `true`.
  open var allowsFocus = true
  /// Whether focusing a row selects it, if multiple selection is not allowed; defaults to `false`.
  ///
  /// The delegate can exclude rows.
  open var selectionFollowsFocus = false
  /// Whether the focus returns to the row that was focused last, instead of the nearest one;
  /// defaults to `false`.
  ///
  /// The delegate's `indexPathForPreferredFocusedView(in:)` has precedence.
  open var remembersLastFocusedIndexPath = false
  /// Whether rows can be selected by touch; defaults to `true`.
  open var allowsSelection = true
  /// Whether several rows can be selected; defaults to `false`.
  open var allowsMultipleSelection = false { didSet { offerSelectionDrag() } }
  /// Whether rows can be selected by touch in editing mode; defaults to `false`.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode, in which each row then shows a selection
  /// circle; defaults to `false`.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      editingDidChange()
      offerSelectionDrag()
    }
  }

  // MARK: Index

  /// The number of rows from which the section index is shown; defaults to 0.
  ///
  /// Without titles from the data source there is no index.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { updateSectionIndex() } }
  /// The color of the section index; nil for the tint color.
  open var sectionIndexColor: UIColor? {
    didSet {
      noteAppearance(\.sectionIndexColor, sectionIndexColor)
      sectionIndexColorsDidChange()
    }
  }
  /// The background color of the section index; nil for clear.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet {
      noteAppearance(\.sectionIndexBackgroundColor, sectionIndexBackgroundColor)
      sectionIndexColorsDidChange()
    }
  }
  /// The background color of the section index during touches; nil for the default.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet {
      noteAppearance(\.sectionIndexTrackingBackgroundColor, sectionIndexTrackingBackgroundColor)
      sectionIndexColorsDidChange()
    }
  }

  /// Requests the titles of the section index from the data source again.
  open func reloadSectionIndexTitles() { loadSectionIndex() }

  // MARK: Editing

  /// Whether the table is in editing mode, in which rows show controls to delete, insert, select
  /// and reorder them.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets the editing mode; the selection is cleared.
  open func setEditing(_ editing: Bool, animated: Bool) {
    showEditing(editing, animated: animated)
  }

  // MARK: Asking

  /// How many the data source returned last; reading it first performs a pending reload.
  open var numberOfSections: Int {
    reloadIfNeeded()
    return geometry.sections.count
  }

  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    layOutPending()
    return visible.map(\.cell)
  }

  /// The index paths of the visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutPending()
    return visible.map(\.row.indexPath)
  }

  /// Returns the cell of a row; nil if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutPending()
    return visibleCell(at: TableRow(indexPath))
  }

  /// Returns the index path of a cell; nil if the cell is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    itemPath(of: cell)
  }

  /// Returns the row at a point of the content; nil between and outside of rows, and in the side
  /// margin of an inset grouped table.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    let inset = sideInset
    if inset > 0, point.x < inset || point.x >= layer.bounds.width - inset { return nil }
    return geometry.row(at: Double(point.y))?.indexPath
  }

  /// Returns the frame of a row in the content, estimated if it was not measured; empty if there is
  /// no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    layOutPending()
    return rect(of: TableRow(indexPath))
  }

  // MARK: Parts

  /// Returns the rows that intersect a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  /// Returns the frame of a section, including header and footer.
  open func rect(forSection section: Int) -> CGRect { rect(of: nil, section) }

  /// Returns the frame of a section's header when it is not pinned to the top.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header, section) }

  /// Returns the frame of a section's footer when it is not pinned to the bottom.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer, section) }

  /// Returns the header of a section; nil if it is not visible or another kind of view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section; nil if it is not visible or another kind of view.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  /// Whether a batch of updates is open.
  open var hasUncommittedUpdates: Bool { batches.isOpen }

  /// Scrolls to the first selected row; has no effect without a selection.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selection.first else { return }
    scroll(to: TableRow(path), at: scrollPosition, animated: animated)
  }

  /// The view above all sections, with the height of its frame and the width of the table.
  open var tableHeaderView: UIView? {
    get { storedTableHeader }
    set { set(newValue, as: \.storedTableHeader) }
  }

  /// The view below all sections, with the height of its frame and the width of the table.
  open var tableFooterView: UIView? {
    get { storedTableFooter }
    set { set(newValue, as: \.storedTableFooter) }
  }

  /// The view behind all others, with the size of the table.
  open var backgroundView: UIView? {
    get { storedBackgroundView }
    set { setBackgroundView(newValue) }
  }

  /// Receives the rows that are likely to become visible soon.
  ///
  /// Not retained.
  open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { storedPrefetchDataSource }
    set { storedPrefetchDataSource = newValue }
  }

  // MARK: Cells

  /// Registers a class for the cells of an identifier; nil unregisters it.
  ///
  /// The class needs no `required` initializer.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(
      cellClass,
      identifier,
      refusal: "cell reuse: \(cellClass, default: "nil") is not a subclass of UITableViewCell"
    )
  }

  /// Registers a nib for the cells of an identifier, whose first cell traps: see ``UINib``; nil
  /// unregisters it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(nib, identifier)
  }

  /// Registers a class for the headers and footers of an identifier; nil unregisters it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterPool.register(
      aClass,
      identifier,
      refusal: "class passed to registerClass:forHeaderFooterViewReuseIdentifier: must be"
        + " UITableViewHeaderFooterView or subclass"
    )
  }

  /// Registers a nib for the headers and footers of an identifier, the first of which traps: see
  /// ``UINib``; nil unregisters it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterPool.register(nib, identifier)
  }

  /// Returns a reused cell, or a new one if a class is registered; nil otherwise.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// Returns a reused or new cell with the width of the row.
  ///
  /// A class must be registered for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier, for: indexPath) }

  /// Returns a reused header or footer, or a new one if a class is registered; nil otherwise.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeaderFooter(identifier) }

  // MARK: Changing

  /// Reloads the number of rows immediately, and creates the cells in the next layout pass.
  ///
  /// The selection is cleared; visible rows keep their positions. ``contentSize`` is updated when
  /// this method returns.
  open func reloadData() {
    markNeedsReload(keepsSelection: false)
    if !isTiling, !batches.isOpen { batches.freshCounts = countItems() }
  }

  /// Replaces the cells of rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map(ListUpdate.reloadRow), animation: animation.rawValue)
  }

  /// Lets the data source reconfigure the existing cells of rows, and measures them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Inserts rows, at index paths after the batch.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map(ListUpdate.insertRow), animation: animation.rawValue)
  }

  /// Deletes rows, at index paths before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map(ListUpdate.deleteRow), animation: animation.rawValue)
  }

  /// Moves a row from an index path before the batch to one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveRow(indexPath, newIndexPath)])
  }

  /// Inserts sections, at indexes after the batch.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map(ListUpdate.insertSection), animation: animation.rawValue)
  }

  /// Deletes sections, at indexes before the batch.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map(ListUpdate.deleteSection), animation: animation.rawValue)
  }

  /// Replaces the rows, headers and footers of sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map(ListUpdate.reloadSection), animation: animation.rawValue)
  }

  /// Moves a section from an index before the batch to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(section, newSection)])
  }

  /// Performs updates as one batch.
  ///
  /// Without updates, measures the visible rows again.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion)
  }

  /// Opens a batch, which ends with `endUpdates()`.
  open func beginUpdates() { openBatch() }

  /// Closes a batch and applies its updates.
  open func endUpdates() { closeBatch() }

  /// The interaction that shows the context menus of rows; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  // MARK: Selection

  /// The selected row; the first one in the order of selection if there are several.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows, in the order of selection; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.paths
  }

  /// Selects a row, without notifying the delegate; nil clears the selection.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard select(indexPath, animated: animated), let indexPath, scrollPosition != .none else {
      return
    }
    scroll(to: TableRow(indexPath), at: scrollPosition, animated: animated)
  }

  /// Deselects a row, without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Scrolling

  /// Scrolls a row to a position in the visible area.
  ///
  /// The row `NSNotFound` is the header of the section, which may have no rows.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { scroll(to: TableRow(indexPath), at: scrollPosition, animated: animated) }

  // MARK: Overrides

  override var describedDetails: String { super.describedDetails + Self.described(dataSource) }

  open override func layoutSubviews() {
    layOutCells()
    if fillerRowHeight != 0 || fillers != nil { layOutFillers() }
    super.layoutSubviews()
    if let sectionIndex { place(sectionIndex) }
  }

  /// The cell that is focused when the focus enters the table.
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

  /// Measures self-sizing rows again when the text size changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) else { return }
    measurementsAreStale = true
    setNeedsLayout()
  }

  override var touchedList: (any SelectableList)? { self }

  override var accessibilityContainerRole: AccessibilityRole? { .list }

  override var accessibilityPositions: [ObjectIdentifier: AccessibilityListPosition]? {
    positionsOfShownViews
  }
}
