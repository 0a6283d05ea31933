public import Foundation
import QuartzCore

/// A list of rows in sections, of any length: only the rows on screen have cells.
///
/// Opening a table costs the same whatever the number of rows, unless the delegate has an estimate
/// or, with `estimatedRowHeight` 0, a height for each. What is on screen stays where it is when
/// rows above it are measured, inserted or deleted, unless the table is at its very top.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  // MARK: Stored state

  final weak var tableDelegate: (any UITableViewDelegate)?
  final weak var storedDataSource: (any UITableViewDataSource)?
  final weak var storedPrefetchDataSource: (any UITableViewDataSourcePrefetching)?
  final let storedStyle: Style
  final var geometry = TableGeometry()
  final var defaultedMethods: DefaultedMethods = []
  /// The optional methods that the delegate was requested at least once.
  final var askedMethods: DefaultedMethods = []
  /// Whether any section has, or may turn out to have, a header or a footer.
  final var mayHaveSectionViews = false
  /// Whether the rows must be counted again.
  final var needsReload = true
  /// Whether the rows are being counted: what delegates ask for meanwhile must not place cells.
  final var isReloading = false
  /// Whether the table is placing cells: what delegates ask for must not start it again.
  final var isTiling = false
  /// The rows with cells, in order and without gaps.
  final var visible: ContiguousArray<VisibleRow> = []
  /// The width that heights were measured with.
  final var measuredWidth: CGFloat = -1
  /// Whether the heights were measured for another text size.
  final var measurementsAreStale = false
  /// Cells on screen before a batch, by their place after it, until they are placed.
  final var reusableVisibleCells: [TableRow: UITableViewCell] = [:]
  /// Cells on their way out of the table.
  final var leavingCells: [UITableViewCell] = []
  final let cellPool = ReusePool<String, UITableViewCell>()
  final let headerFooterPool = ReusePool<String, UITableViewHeaderFooterView>()
  final var headers = SectionViews()
  final var footers = SectionViews()
  final var selection: [TableRow] = []
  final var highlightedPath: IndexPath?
  final var contextMenus: ListContextMenus?
  final var storedIsEditing = false
  /// The row that a finger drags to another place.
  final var reorder: TableReorder?
  /// Cells on screen that need another height.
  final var resizing = Resizing()
  final var fillers: FillerRowsView?
  /// The row that had the focus of the keyboard last.
  final var lastFocused: TableRow?
  /// The drag that selects the rows it goes over.
  final var selectionDrag: ListSelectionDrag?
  /// The cell being made or configured now, and its row.
  final var request: CellRequest<TableRow, UITableViewCell>?
  final var batches = ListBatchQueue()
  /// Whether rows on screen must be put to their places again.
  final var framesAreStale = false
  /// Whether the height of the content changed since the scroll view was notified.
  final var contentIsStale = false
  final var keepsInsideDepth = 0
  final var scrollTarget: (path: IndexPath, position: ScrollPosition)?
  final var prefetched = PrefetchedItems<TableRow>()
  final var lastPrefetchOffset: CGFloat = 0
  final var sectionIndex: SectionIndexView?
  final var sectionIndexTitles: [String] = []
  final var storedTableHeader: UIView?
  final var storedTableFooter: UIView?
  final var storedBackgroundView: UIView?
  /// The height of a row that nothing is known about, in points.
  static let usualRowHeight: CGFloat = 51.5

  // MARK: Making one

  /// Makes a table of a style, with a frame in its future superview's coordinates.
  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a plain table from an archive, as with an empty frame.
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

  /// How the table looks.
  open var style: Style { storedStyle }

  /// Gives the rows.
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

  /// Decides on heights and selection, and is notified of scrolling.
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

  /// The size of the rows, headers and footers, as far as they are measured.
  open override var contentSize: CGSize {
    get {
      if batches.freshCounts != nil, layer.bounds.width > 0 { reloadIfNeeded() }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Whether `prefetchDataSource` is asked.
  open var isPrefetchingEnabled = true

  /// The height of the rows, where the delegate does not say: measured by default.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { markNeedsReload() } }
  }
  /// The height of the headers, where the delegate does not say.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { markNeedsReload() } }
  }
  /// The height of the footers, where the delegate does not say.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { markNeedsReload() } }
  }
  /// The height that rows are taken to have until they are measured; 0 asks the delegate for all
  /// heights at once.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { markNeedsReload() } }
  }
  /// The height that headers are taken to have until they are measured.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { markNeedsReload() } }
  }
  /// The height that footers are taken to have until they are measured.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { markNeedsReload() } }
  }
  /// The room above each header, in points: 22 in a plain table by default.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { markNeedsReload() } }
  }

  /// The height of the rows that a plain table shows below its last one, as lines without content.
  ///
  /// 0 by default: none. `UITableView.automaticDimension` makes them as high as rows usually are.
  open var fillerRowHeight: CGFloat = 0 {
    didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
  }

  /// When rows that size themselves are measured again.
  ///
  /// The rows around one that changes its height move with an animation, unless animations are
  /// disabled, as by `UIView.performWithoutAnimation(_:)`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet {
      if separatorStyle != oldValue { separatorsDidChange(changesHeights: true) }
    }
  }
  /// The color of the lines between rows; the system's if not set.
  open var separatorColor: UIColor? {
    didSet {
      noteAppearance(\.separatorColor, separatorColor)
      separatorsDidChange(changesHeights: false)
    }
  }
  /// The effect of the lines between rows, which takes the place of their color in a vibrancy; none
  /// if not set.
  open var separatorEffect: UIVisualEffect? {
    didSet {
      noteAppearance(\.separatorEffect, separatorEffect)
      if separatorEffect !== oldValue { separatorsDidChange(changesHeights: false) }
    }
  }
  /// How far the lines between rows stay away from the sides.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet {
      noteAppearance(\.separatorInset, separatorInset)
      if separatorInset != oldValue { separatorsDidChange(changesHeights: false) }
    }
  }

  /// From where ``separatorInset`` counts.
  open var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { separatorsDidChange(changesHeights: false) } }
  }

  /// Whether the content of rows, headers and footers stays out of what covers the sides of the
  /// table, such as the cut-out of a phone that lies on its side; rows themselves are as wide as
  /// the table.
  open var insetsContentViewsToSafeArea = true {
    didSet {
      if insetsContentViewsToSafeArea != oldValue { separatorsDidChange(changesHeights: true) }
    }
  }

  /// Whether the margins of rows leave a column in the middle that is easily read, where the table
  /// is wide.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      if cellLayoutMarginsFollowReadableWidth != oldValue {
        separatorsDidChange(changesHeights: true)
      }
    }
  }

  private var coveredSides: [CGFloat] = [0, 0]

  /// What covers the sides changed: rows have another room.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    let sides = [safeAreaInsets.left, safeAreaInsets.right]
    guard sides != coveredSides else { return }
    coveredSides = sides
    if insetsContentViewsToSafeArea { separatorsDidChange(changesHeights: true) }
  }

  /// Posted when the reader selected or deselected a row; the object is the table.
  public nonisolated class var selectionDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITableViewSelectionDidChangeNotification")
  }

  /// Whether the focus of the keyboard can be on rows; it can unless set.
  open var allowsFocus = true
  /// Whether a row is selected as it gets the focus of the keyboard, where only one can be; not
  /// unless set, nor where the delegate leaves it out.
  open var selectionFollowsFocus = false
  /// Whether the focus of the keyboard returns to the row that had it last, rather than to the
  /// nearest one; not unless set.
  ///
  /// The delegate's `indexPathForPreferredFocusedView(in:)` comes first.
  open var remembersLastFocusedIndexPath = false
  /// Whether rows can be selected by touch.
  open var allowsSelection = true
  /// Whether several rows can be selected at once.
  open var allowsMultipleSelection = false { didSet { offerSelectionDrag() } }
  /// Whether rows can be selected by touch while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether editing is choosing rows: each shows a circle, and a tap checks it.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      editingDidChange()
      offerSelectionDrag()
    }
  }

  // MARK: Index

  /// From how many rows on the index at the trailing edge is shown.
  ///
  /// 0 by default: always, where the data source has titles.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { updateSectionIndex() } }
  /// The color of the index's titles; the tint color if not set.
  open var sectionIndexColor: UIColor? {
    didSet {
      noteAppearance(\.sectionIndexColor, sectionIndexColor)
      sectionIndexColorsDidChange()
    }
  }
  /// The color behind the index's titles; clear if not set.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet {
      noteAppearance(\.sectionIndexBackgroundColor, sectionIndexBackgroundColor)
      sectionIndexColorsDidChange()
    }
  }
  /// The color behind the index's titles while a finger is on them; the usual one if not set.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet {
      noteAppearance(\.sectionIndexTrackingBackgroundColor, sectionIndexTrackingBackgroundColor)
      sectionIndexColorsDidChange()
    }
  }

  /// Asks the data source for the titles of the index again.
  open func reloadSectionIndexTitles() { loadSectionIndex() }

  // MARK: Editing

  /// Whether rows show what deletes, inserts, chooses and moves them.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; nothing stays selected.
  open func setEditing(_ editing: Bool, animated: Bool) {
    showEditing(editing, animated: animated)
  }

  // MARK: Asking

  /// How many sections there are.
  open var numberOfSections: Int {
    reloadIfNeeded()
    return geometry.sections.count
  }

  /// How many rows the section has.
  open func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  /// The cells on screen, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    layOutPending()
    return visible.map(\.cell)
  }

  /// The rows on screen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutPending()
    return visible.map(\.row.indexPath)
  }

  /// The cell of a row; nil when the row is not on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutPending()
    return visibleCell(at: TableRow(indexPath))
  }

  /// The row of a cell; nil when the cell is not on screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visible.first { $0.cell === cell }?.row.indexPath
  }

  /// The row at a point of the content; nil between and outside of rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    return geometry.row(at: Double(point.y))?.indexPath
  }

  /// Where a row is, or is expected to be, in the content; empty for no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    layOutPending()
    return rect(of: TableRow(indexPath))
  }

  // MARK: Parts

  /// The rows that a rectangle of the content meets.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  /// Where a section is, headers and footers included.
  open func rect(forSection section: Int) -> CGRect {
    layOutPending()
    return sectionRect(section)
  }

  /// Where the header of a section is when it does not stick to the top.
  open func rectForHeader(inSection section: Int) -> CGRect {
    layOutPending()
    return headerRect(section)
  }

  /// Where the footer of a section is when it does not stick to the bottom.
  open func rectForFooter(inSection section: Int) -> CGRect {
    layOutPending()
    return footerRect(section)
  }

  /// The header of a section, when it is on screen and is such a view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section, when it is on screen and is such a view.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  /// Whether a batch of updates is open, or was not shown yet.
  open var hasUncommittedUpdates: Bool { batches.isOpen }

  /// Brings the first selected row to a position; nothing where none is.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let row = selection.first { scroll(to: row, at: scrollPosition, animated: animated) }
  }

  /// A view above all sections, as high as its frame and as wide as the table.
  open var tableHeaderView: UIView? {
    get { storedTableHeader }
    set { set(newValue, as: \.storedTableHeader) }
  }

  /// A view below all sections, as high as its frame and as wide as the table.
  open var tableFooterView: UIView? {
    get { storedTableFooter }
    set { set(newValue, as: \.storedTableFooter) }
  }

  /// A view behind everything, as large as the table.
  open var backgroundView: UIView? {
    get { storedBackgroundView }
    set { setBackgroundView(newValue) }
  }

  /// Is notified early of rows that are likely to come into view.
  ///
  /// Not retained.
  open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { storedPrefetchDataSource }
    set { storedPrefetchDataSource = newValue }
  }

  // MARK: Cells

  /// Makes cells of the class for the identifier.
  ///
  /// The class needs no `required` initializer.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(
      cellClass,
      identifier,
      refusal: "cell reuse: \(cellClass, default: "nil") is not a subclass of UITableViewCell"
    )
  }

  /// Makes headers and footers of the class for the identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterPool.register(
      aClass,
      identifier,
      refusal: "class passed to registerClass:forHeaderFooterViewReuseIdentifier: must be"
        + " UITableViewHeaderFooterView or subclass"
    )
  }

  /// A cell to use again, or a new one if a class is registered; nil otherwise.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// A cell for a row, as wide as the row.
  ///
  /// A class must be registered for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier, for: indexPath) }

  /// A header or footer to use again, or a new one if a class is registered; nil otherwise.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeaderFooter(identifier) }

  // MARK: Changing

  /// Counts the rows again, at once, and makes all cells again in the next layout.
  ///
  /// Selection is lost; the rows on screen stay where they are.
  ///
  /// ``contentSize`` is that of the new rows from then on; their cells are made with the next
  /// layout.
  open func reloadData() {
    markNeedsReload(keepsSelection: false)
    if !isTiling, !batches.isOpen { batches.freshCounts = countItems() }
  }

  /// Makes new cells for rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map(ListUpdate.reloadRow), animation)
  }

  /// Asks the data source to fill the cells of rows again, without new ones, and measures them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Rows were inserted, in index paths after the batch.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map(ListUpdate.insertRow), animation)
  }

  /// Rows were deleted, in index paths before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map(ListUpdate.deleteRow), animation)
  }

  /// A row moved, from a place before the batch to one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveRow(indexPath, newIndexPath)], .automatic)
  }

  /// Sections were inserted.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map(ListUpdate.insertSection), animation)
  }

  /// Sections were deleted.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map(ListUpdate.deleteSection), animation)
  }

  /// Makes everything in sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map(ListUpdate.reloadSection), animation)
  }

  /// A section moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(section, newSection)], .automatic)
  }

  /// Runs a batch of updates and shows them together.
  ///
  /// Without a batch, measures what is on screen again.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion)
  }

  /// Opens a batch; ends with `endUpdates()`.
  open func beginUpdates() { openBatch() }

  /// Closes a batch and shows its updates together.
  open func endUpdates() { closeBatch() }

  /// Shows the menus of rows; nil for a table without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  // MARK: Selection

  /// The selected row, the first of several.
  open var indexPathForSelectedRow: IndexPath? { selection.first?.indexPath }

  /// The selected rows, in the order of selection; nil without one.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.map(\.indexPath)
  }

  /// Selects a row, or none for nil, without telling the delegate.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition: scrollPosition) }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(TableRow(indexPath), animated: animated)
  }

  // MARK: Scrolling

  /// Scrolls until a row is at a position in the visible part.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { scroll(to: TableRow(indexPath), at: scrollPosition, animated: animated) }

  // MARK: Overrides

  open override func layoutSubviews() {
    layOutCells()
    if fillerRowHeight != 0 || fillers != nil { layOutFillers() }
    super.layoutSubviews()
    if let sectionIndex { place(sectionIndex) }
  }

  /// The row that the focus goes to as it comes into the table, where there is such a row.
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

  /// Rows as high as their text are measured again when the reader chooses another text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) else { return }
    measurementsAreStale = true
    setNeedsLayout()
  }

  override func motionWasStopped() { scrollTarget = nil }

  override var touchedList: (any CellList)? { self }
}
