import DesignKit
public import ListModel
public import UIKit

/// A list over a ``ListViewModel``: rows by registration, loading, empty and failed with a retry,
/// pages with a retry of their own, pull to refresh, headers and footers, messages, the reader's
/// place.
///
/// It stands in a screen (``ListViewController`` and the base controllers are thin shells around
/// one) or in any other view, such as a popup:
///
/// ```swift
/// let list = ListView(viewModel)
/// list.register { PersonView() }
/// popup.addSubview(list)
/// ```
///
/// It asks the view model to load when it first comes into a window, or earlier by ``start()``.
///
/// A list that is written down as a whole, such as settings, is a ``TableModel``:
/// `ListView(model)`.
public final class ListView: UIView, ListRegistering {
  /// What the list shows.
  public let viewModel: any ListViewModel

  /// The table or collection.
  ///
  /// Its data source, delegate and prefetching belong to the list.
  public let scrollView: UIScrollView

  /// What registered rows are shown by; `nil` where section controllers show them.
  let driver: ListDriver?
  let content: any ListContent
  private let placeholder = ListPlaceholder()
  let refreshControl = UIRefreshControl()
  /// What comes after the last row.
  private(set) var footer = ListFooterContent.hidden
  /// The newest rows.
  private(set) var sections: [ListSection] = []
  private let bindings = DisposeBag()
  private var hasStarted = false
  /// Rows that are not handed to the list yet, and how they are to come.
  private var stale: (animated: Bool, completion: (() -> Void)?)?
  /// What a list that is written down shows.
  var shownModel = TableModel()
  /// Writes the list down for the view model's sections; `nil` where the rows are what is applied.
  var makeModel: (([ListSection]) -> TableModel?)?
  /// Told of each model that is applied.
  var onApply: (TableModel) -> Void = { _ in }
  /// The separator inset the table came with.
  let usualSeparatorInset: UIEdgeInsets
  var running: [Int: Task<Void, Never>] = [:]
  private var nextWork = 0
  private var isLoadingMore = false
  private var scrolls: [() -> Void] = []
  /// Whether the way back to the first row was begun, and nobody took hold of the list since.
  var isLeadingToTop = false
  private let keyboardAvoidance: ListKeyboardAvoidance

  // MARK: Hooks

  /// Called whenever the rows have moved: by the reader, by an animation, by an update.
  ///
  /// Called for each frame of a scroll: it MUST cost little.
  public var onScroll: () -> Void = {}

  /// Called when a scroll has come to rest.
  public var onSettle: () -> Void = {}

  /// Called when new rows show; their animation may still run.
  public var onShowRows: () -> Void = {}

  /// Called when the reader selects a row beside others, or leaves one out, and when they begin or
  /// end.
  public var onSelectionChange: () -> Void = {}

  /// Called when an update could not be made as asked: a defect of the view model, or of a data
  /// source.
  ///
  /// The list shows the new rows nevertheless. Writes the report to the standard error stream
  /// unless set.
  public var onUpdateFailure: (ListUpdateFailure) -> Void = { $0.write(by: "ListView") }

  /// How far above its lower edge the list shows messages, in points: for bars and buttons that
  /// float there.
  public var messageOffset: () -> CGFloat = { 0 }

  /// How much of the top of the list a bar covers that floats over it, in points: rows begin below
  /// it, and messages stand in the middle of the rest.
  public var topBarHeight: CGFloat = 0 {
    didSet { topBarHeightDidChange(from: oldValue) }
  }

  /// Makes a list; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - viewModel: What the list shows.
  ///   - style: What it shows it in.
  public convenience init(_ viewModel: any ListViewModel, style: ListViewStyle = .table()) {
    switch style {
    case .table(let style):
      self.init(viewModel, ListDriver(UITableView(frame: .zero, style: style)))
    case .collection:
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      self.init(viewModel, ListDriver(view))
    case .sections(let adapter):
      self.init(viewModel, ListAdapterContent(adapter))
    }
  }

  /// Makes a list whose rows are shown by what is handed in.
  init(_ viewModel: any ListViewModel, _ content: any ListContent) {
    self.viewModel = viewModel
    self.content = content
    driver = content as? ListDriver
    scrollView = content.scrollView
    keyboardAvoidance = ListKeyboardAvoidance(content.scrollView)
    usualSeparatorInset = driver?.tableView?.separatorInset ?? .zero
    super.init(frame: .zero)
    install()
    connect()
  }

  /// Made in code only.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  isolated deinit {
    for task in running.values { task.cancel() }
  }

  /// The list itself, for ``ListRegistering``.
  public var listView: ListView { self }

  /// The table, where the list is one.
  public var tableView: UITableView? { scrollView as? UITableView }

  /// The collection, where the list is one.
  public var collectionView: UICollectionView? { scrollView as? UICollectionView }

  /// Brings the rows on screen to new ones; `nil` where section controllers show them.
  public var updater: ListUpdater? { driver?.updater }

  // MARK: Settings

  /// Whether pulling the list down reloads it; it does unless set.
  public var allowsRefresh = true {
    didSet { scrollView.refreshControl = allowsRefresh ? refreshControl : nil }
  }

  /// Whether headers stay at the edge of the list while their section is on screen; they do unless
  /// set.
  ///
  /// Headers of a plain table always do, as UIKit's.
  public var pinsHeaders: Bool {
    get { driver?.pinsHeaders ?? false }
    set { driver?.pinsHeaders = newValue }
  }

  /// Whether rows with an ``Row/onMove(_:)`` can be dragged: after a long press in a collection, by
  /// a handle in a table.
  public var allowsReordering: Bool {
    get { driver?.allowsReordering ?? false }
    set { driver?.allowsReordering = newValue }
  }

  /// Whether the reader selects several rows by taps, which do nothing else meanwhile;
  /// ``selectedRows(of:)`` says which.
  ///
  /// Rows of a table get a circle before them. Ending it leaves no row selected.
  public var selectsSeveral: Bool {
    get { driver?.selectsSeveral ?? false }
    set { driver?.selectsSeveral = newValue }
  }

  /// The selected rows of a type, in order.
  public func selectedRows<Row: ListItemViewModel>(of type: Row.Type) -> [Row] {
    driver?.selectedPaths.sorted().compactMap { row(at: $0, as: type) } ?? []
  }

  /// The layout of a collection's section, or `nil` for rows as wide as the list; headers and
  /// footers are added to it.
  ///
  /// For grids and shelves.
  public var layoutSection:
    (ListSection, Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  {
    get { driver?.layoutSection ?? { _, _, _ in nil } }
    set { driver?.layoutSection = newValue }
  }

  func register<Model: ListItemViewModel>(
    _ type: Model.Type,
    makeRow: @escaping (Model) -> any RowConvertible
  ) {
    guard let driver else {
      preconditionFailure("rows that section controllers show are registered with their adapter")
    }
    driver.register(type, makeRow)
  }

  // MARK: Making

  private func install() {
    let background = TableColors.table(tableView?.style ?? .plain)
    backgroundColor = background
    scrollView.backgroundColor = background
    scrollView.accessibilityIdentifier = tableView == nil ? "list.collection" : "list.table"
    // Grouped rows are told apart by lines, as those of closure-built tables are.
    let isGrouped = tableView.map { $0.style != .plain } ?? false
    tableView?.separatorStyle = isGrouped ? .singleLine : .none
    tableView?.separatorColor = TableColors.separator
    collectionView?.alwaysBounceVertical = true
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scrollView)
    scrollView.refreshControl = refreshControl
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    placeholder.install(in: self)
  }

  private func topBarHeightDidChange(from oldValue: CGFloat) {
    scrollView.contentInset.top += topBarHeight - oldValue
    scrollView.verticalScrollIndicatorInsets.top += topBarHeight - oldValue
    placeholder.leaveRoom(forBarOf: topBarHeight)
  }

  private func connect() {
    refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    placeholder.onRetry = { [weak self] in self?.load() }
    if let adapter = (content as? ListAdapterContent)?.adapter {
      adapter.register(
        { ListFooterItemView() },
        onAction: { [weak self] _, _ in self?.retryAfterRows() }
      )
      adapter.onScroll = { [weak self] in self?.didScroll() }
      adapter.onSettle = { [weak self] in self?.didSettle() }
      adapter.onShow = { [weak self] in self?.didShowRows() }
    }
    guard let driver else { return }
    driver.updater.keepsPlaceAtTop = driver.tableView != nil
    driver.onFooterRetry = { [weak self] in self?.retryAfterRows() }
    driver.events = ListDriver.Events(
      didScroll: { [weak self] in self?.didScroll() },
      didSettle: { [weak self] in self?.didSettle() },
      didShow: { [weak self] _ in self?.didShowRows() },
      didChangeSelection: { [weak self] in self?.onSelectionChange() },
      didFail: { [weak self] in self?.onUpdateFailure($0) }
    )
  }

  // MARK: Living

  /// Follows the view model and asks it to load; does nothing the second time.
  public func start() {
    guard !hasStarted else { return }
    hasStarted = true
    if let adapterContent = content as? ListAdapterContent {
      adapterContent.adapter.collectionView = adapterContent.collectionView
      adapterContent.adapter.dataSource = adapterContent
    }
    viewModel.sections.observe { [weak self] in self?.take($0) }.disposed(by: bindings)
    viewModel.state.observe { [weak self] _ in self?.showState() }.disposed(by: bindings)
    viewModel.pagingState.observe { [weak self] _ in self?.showState() }.disposed(by: bindings)
    viewModel.message.observe { [weak self] in self?.show($0) }.disposed(by: bindings)
    load()
  }

  private func take(_ sections: [ListSection]) {
    guard let makeModel else {
      take(sections, animated: true, nil)
      return showState()
    }
    if let model = makeModel(sections) { apply(model) }
  }

  func take(_ sections: [ListSection], animated: Bool, _ completion: (() -> Void)?) {
    self.sections = sections
    stale = (animated, completion)
  }

  /// Starts, where nobody has; what waited for a scroll to end shows when the list has left.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() } else { content.goOn() }
  }

  /// Keeps what comes after the rows as wide as the list, and loads on where a page does not fill
  /// it.
  public override func layoutSubviews() {
    super.layoutSubviews()
    content.sizeFooter()
    // The list knows how long its rows are once it has laid them out.
    scrollView.layoutIfNeeded()
    loadMoreIfNearEnd()
  }

  private func didScroll() {
    if scrollView.isDragging || scrollView.isDecelerating { isLeadingToTop = false }
    loadMoreIfNearEnd()
    onScroll()
  }

  private func didSettle() {
    if let container = driver?.updater.container, container.window != nil {
      let waiting = scrolls
      scrolls = []
      for completion in waiting { completion() }
    }
    onSettle()
  }

  private func didShowRows() {
    showState()
    onShowRows()
  }

  /// Calls back when the scroll animation under way has ended.
  func afterScroll(_ completion: @escaping () -> Void) { scrolls.append(completion) }

  // MARK: States

  /// Whether there are rows, shown or about to be.
  var hasRows: Bool { sections.contains { !$0.items.isEmpty } }

  /// Shows the newest rows and where the list and its paging stand.
  ///
  /// While there is no row at all, the spinner and the message have the middle of the list; where
  /// there are rows, such as a header above an empty list, they come after the last one.
  func showState() {
    let state = viewModel.state.value
    let hasRows = hasRows
    let message = ListMessage(state)
    placeholder.show(hasRows ? nil : message, isLoading: state == .loading && !hasRows)
    footer =
      hasRows ? message.map(ListFooterContent.message) ?? footerOfPaging(in: state) : .hidden
    let new = stale
    stale = nil
    content.show(
      new == nil ? nil : sections,
      footer,
      animated: new?.animated ?? true,
      completion: new?.completion
    )
    setNeedsLayout()
  }

  private func footerOfPaging(in state: ListState) -> ListFooterContent {
    switch (state, viewModel.pagingState.value) {
    case (.loading, _), (_, .loading): .spinner
    case (_, .failed(let failure)): .message(ListMessage(failure, icon: nil))
    // What is written down is often no feed: it has no room after the last row.
    case (_, .idle), (_, .end): driver?.plan == nil ? .nothing : .hidden
    }
  }

  /// Shows a message for a few seconds; the view model's messages are shown anyway.
  public func show(_ message: UserMessage?) {
    guard let message else { return }
    ToastView(
      text: message.text,
      actionTitle: message.undoTitle,
      stayingFor: message.undoTitle == nil ? ToastView.stay : ToastView.stayWithAction
    ) { [weak self] in self?.viewModel.undo(message.id) }
    .present(in: self, above: messageOffset())
  }

  // MARK: Loading

  /// Loads the next page when less than one screen of rows is left below.
  func loadMoreIfNearEnd() {
    guard viewModel.state.value == .content, viewModel.pagingState.value == .idle,
      !content.hasWaitingRows, scrollView.bounds.height > 0
    else { return }
    let left = scrollView.contentSize.height - scrollView.bounds.maxY
    if left < scrollView.bounds.height { loadMore() }
  }

  /// The button after the last row: it loads the page that failed, or the list where that failed.
  private func retryAfterRows() {
    if viewModel.state.value == .content {
      loadMore()
    } else {
      load()
    }
  }

  func loadMore() {
    guard !isLoadingMore else { return }
    isLoadingMore = true
    run(
      { await $0.loadMore() },
      then: { [weak self] in
        self?.isLoadingMore = false
        // The page may have been laid out already, and too short.
        self?.setNeedsLayout()
      }
    )
  }

  private func load() {
    run({ await $0.load() })
  }

  /// Asks the view model for everything anew, as pulling the list down does.
  public func refresh() {
    run(
      { await $0.reload() },
      then: { [weak self] in self?.refreshControl.endRefreshing() }
    )
  }

  /// Runs work of the view model, for as long as the list lives.
  private func run(
    _ work: @escaping @MainActor (any ListViewModel) async -> Void,
    then finish: (@MainActor () -> Void)? = nil
  ) {
    nextWork += 1
    let id = nextWork
    running[id] = Task { [viewModel, weak self] in
      await work(viewModel)
      self?.running[id] = nil
      finish?()
    }
  }
}
