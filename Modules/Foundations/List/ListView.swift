import DesignKit
public import ListModel
public import UIKit

/// A list that shows a ``ListViewModel``: registered rows, loading, empty and failure states with a
/// retry, paging with its own retry, pull-to-refresh, headers, footers and messages; updates keep
/// the reading position.
///
/// Use it in a screen (``ListViewController`` and the base controllers are thin wrappers) or in any
/// other view, such as a popup:
///
/// ```swift
/// let list = ListView(viewModel)
/// list.register { PersonView() }
/// popup.addSubview(list)
/// ```
///
/// It makes the view model load when it is first added to a window, or earlier by ``start()``.
///
/// For a list declared as a whole, such as settings, use a ``TableModel``: `ListView(model)`.
public final class ListView: UIView, ListRegistering {
  /// Provides the sections and states; loads when the list is first added to a window.
  public let viewModel: any ListViewModel

  /// The table or collection.
  ///
  /// Its data source, delegate and prefetching belong to the list.
  public let scrollView: UIScrollView

  let driver: ListDriver
  let placeholder: ListPlaceholder
  let refreshControl = UIRefreshControl()
  /// The newest rows.
  private(set) var sections: [ListSection] = []
  /// The last snapshot of the view model that was shown.
  private var shown: ListSnapshot?
  private let bindings = DisposeBag()
  private var hasStarted = false
  /// How to show ``sections`` that the content has not received yet.
  private var unshown: (animated: Bool, completion: (() -> Void)?)?
  /// The current model of a declared list.
  var shownModel = TableModel()
  /// Makes the rows of the view model's sections, if they are declared by these.
  var makeModel: (([ListSection]) -> TableModel)?
  /// Observes another value by which the rows are declared.
  var observeDeclaration: (() -> Disposable?)?
  /// Called with each applied model.
  var onApply: (TableModel) -> Void = { _ in }
  /// The table's original separator inset.
  let usualSeparatorInset: UIEdgeInsets
  /// The work of the view model that is in progress, by number.
  var running: [Int: Task<Void, Never>] = [:]
  private var lastWork = 0
  private var isLoadingMore = false
  /// What is shown until the update in progress.
  private var former: ListViewport?
  private var scrollCompletions: [() -> Void] = []
  /// Whether scrolling to the top is in progress and the reader has not dragged the list since.
  var isLeadingToTop = false
  /// The position to open the list at, until its row is shown.
  var restoredPosition: ListPosition?
  private let keyboardAvoidance: ListKeyboardAvoidance

  // MARK: Hooks

  /// Called whenever the rows have moved: by the reader, or by an animation.
  ///
  /// What an update moves is reported by ``onShowRows`` alone. Called for each frame of a scroll:
  /// it MUST be fast.
  public var onScroll: () -> Void = {}

  /// Called when a scroll has come to rest.
  public var onSettle: () -> Void = {}

  /// Called when new rows are shown; their animation may still run.
  ///
  /// It is handed what the list showed until then, to compare with ``viewport``: a list that is no
  /// longer at its top was moved by rows inserted above it.
  public var onShowRows: ((_ former: ListViewport) -> Void)?

  /// Called when the reader changes the selection of several rows, and when that mode begins or
  /// ends.
  public var onSelectionChange: () -> Void = {}

  /// Called when an update could not be made as requested: a defect of the view model, or of a data
  /// source.
  ///
  /// The list shows the new rows nevertheless. By default, writes the report to the standard error
  /// stream.
  public lazy var onUpdateFailure: (ListUpdateFailure) -> Void = { [weak driver] in
    $0.write(by: driver?.ownerName() ?? "The list")
  }

  /// The distance of messages from the list's bottom edge, in points: the height of floating bars
  /// and buttons.
  public var messageOffset: () -> CGFloat = { 0 }

  /// The height of a floating bar over the top of the list, in points: rows begin below it, and
  /// messages are centered in the rest.
  public var topBarHeight: CGFloat = 0 {
    didSet { topBarHeightDidChange(from: oldValue) }
  }

  /// Makes a list without loading anything.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the list.
  ///   - style: A table or a collection.
  public convenience init(_ viewModel: any ListViewModel, style: ListViewStyle = .table()) {
    self.init(viewModel, style.makeDriver())
  }

  /// Makes a list whose rows are shown by the given driver.
  init(_ viewModel: any ListViewModel, _ driver: ListDriver) {
    self.viewModel = viewModel
    self.driver = driver
    scrollView = driver.container
    placeholder = ListPlaceholder(in: driver.container)
    keyboardAvoidance = ListKeyboardAvoidance(driver.container)
    usualSeparatorInset = driver.tableView?.separatorInset ?? .zero
    super.init(frame: .zero)
    install()
    connect()
  }

  /// Unavailable: instances are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {
    for task in running.values { task.cancel() }
  }

  /// The list itself, for ``ListRegistering``.
  public var listView: ListView { self }

  /// The table; `nil` if the list is not a table.
  public var tableView: UITableView? { scrollView as? UITableView }

  /// The collection; `nil` if the list is not a collection.
  public var collectionView: UICollectionView? { scrollView as? UICollectionView }

  /// Applies new rows to the screen.
  public var updater: ListUpdater { driver.listUpdater }

  // MARK: Settings

  /// Loads the images of rows that have no loader of their own.
  public var imageLoader: ImageLoader?

  /// Whether pulling the list down reloads it; true by default.
  public var allowsRefresh = true {
    didSet { scrollView.refreshControl = allowsRefresh ? refreshControl : nil }
  }

  /// Whether rows with an ``Row/onMove(_:)`` can be dragged: after a long press in a collection, by
  /// a handle in a table.
  public var allowsReordering: Bool {
    get { driver.allowsReordering }
    set { driver.allowsReordering = newValue }
  }

  /// Whether taps only select rows, any number of them; ``selectedRows(of:)`` returns the
  /// selection.
  ///
  /// Rows of a table get a leading circle. Ending the mode deselects all rows.
  public var selectsSeveral: Bool {
    get { driver.selectsSeveral }
    set { driver.selectsSeveral = newValue }
  }

  /// The selected rows of a type, in order.
  public func selectedRows<Row: ListItemViewModel>(of type: Row.Type) -> [Row] {
    var objects: Set<ListItemID> = []
    return driver.selectedItems.compactMap { item in
      // An object of which several cells are selected counts once.
      guard item.isShown(as: type) || objects.insert(item.rowID).inserted else { return nil }
      return item.row(as: type)
    }
  }

  // MARK: Set-up

  private func install() {
    let background = (tableView?.style ?? .plain).background
    backgroundColor = background
    scrollView.backgroundColor = background
    scrollView.accessibilityIdentifier = tableView == nil ? "list.collection" : "list.table"
    // Grouped rows are separated by lines, as in closure-built tables.
    let isGrouped = tableView.map { $0.style != .plain } ?? false
    tableView?.separatorStyle = isGrouped ? .singleLine : .none
    tableView?.separatorColor = Palette.separator
    collectionView?.alwaysBounceVertical = true
    addSubview(scrollView)
    scrollView.refreshControl = refreshControl
    scrollView.constrain(.edges.priority(.required))
  }

  private func topBarHeightDidChange(from oldValue: CGFloat) {
    scrollView.contentInset.top += topBarHeight - oldValue
    scrollView.verticalScrollIndicatorInsets.top += topBarHeight - oldValue
    placeholder.barHeight = topBarHeight
  }

  private func connect() {
    refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    placeholder.onRetry = { [weak self] in self?.load() }
    driver.onScroll = { [weak self] in self?.didScroll() }
    driver.onSettle = { [weak self] in self?.didSettle() }
    driver.onWillShow = { [weak self] in
      guard let self, onShowRows != nil else { return }
      former = viewport
    }
    driver.onShow = { [weak self] _ in self?.didShowRows() }
    driver.onSelectionChange = { [weak self] in self?.onSelectionChange() }
    driver.onFailure = { [weak self] in self?.onUpdateFailure($0) }
    driver.onRetryFooter = { [weak self] in self?.retryAfterRows() }
  }

  // MARK: View model and life cycle

  /// Observes the view model and makes it load; has no effect the second time.
  public func start() {
    guard !hasStarted else { return }
    hasStarted = true
    observeDeclaration?()?.disposed(by: bindings)
    viewModel.snapshot.observe { [weak self] in self?.show($0) }.disposed(by: bindings)
    viewModel.message.observe { [weak self] in self?.show($0) }.disposed(by: bindings)
    load()
  }

  private func show(_ snapshot: ListSnapshot) {
    let hasNewRows = shown.map { !snapshot.hasSameRows(as: $0) } ?? true
    shown = snapshot
    if hasNewRows, observeDeclaration == nil {
      if let makeModel { return apply(makeModel(snapshot.sections)) }
      setSections(snapshot.sections, animated: true, nil)
    }
    showState()
  }

  /// Stores rows, which ``showState()`` shows.
  func setSections(_ sections: [ListSection], animated: Bool, _ completion: (() -> Void)?) {
    self.sections = sections
    unshown = (animated, completion)
  }

  /// Starts the list if it has not started; shows the rows that waited for the end of a scroll when
  /// the list leaves its window.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() } else { driver.showWaitingRows() }
  }

  /// Fits the footer to the width of the list, and loads more if a page does not fill it.
  public override func layoutSubviews() {
    super.layoutSubviews()
    narrowGroups()
    driver.sizeFooter()
    // The list knows the height of its rows only once it is laid out.
    scrollView.layoutIfNeeded()
    restoreIfPossible()
    loadMoreIfNearEnd()
  }

  private func didScroll() {
    if scrollView.isDragging || scrollView.isDecelerating {
      isLeadingToTop = false
      restoredPosition = nil
    }
    loadMoreIfNearEnd()
    onScroll()
  }

  private func didSettle() {
    if scrollView.window != nil {
      let waiting = scrollCompletions
      scrollCompletions = []
      for completion in waiting { completion() }
    }
    onSettle()
  }

  private func didShowRows() {
    // The new rows may not fill the screen.
    setNeedsLayout()
    restoreIfPossible()
    guard let former else { return }
    // It retains the former rows with their closures.
    self.former = nil
    onShowRows?(former)
  }

  /// Calls the closure when the scroll animation in progress has ended.
  func afterScroll(_ completion: @escaping () -> Void) { scrollCompletions.append(completion) }

  // MARK: States

  /// Whether there are rows, on screen or waiting.
  var hasRows: Bool { sections.contains { !$0.items.isEmpty } }

  /// Shows the newest rows, and the state of the list and of its paging.
  ///
  /// Without rows, the spinner or the message is in the center of the list; with rows, such as a
  /// header above an empty list, it is after the last one.
  func showState() {
    let state = viewModel.state
    let hasRows = hasRows
    let message = ListMessage(state)
    placeholder.show(hasRows ? nil : state)
    // A declared list is often not a feed: it has no space after the last row.
    let end: ListFooterContent = driver.plan == nil ? .nothing : .hidden
    let paging = ListFooterContent(viewModel.paging, in: state, atEnd: end)
    let footer = hasRows ? message.map(ListFooterContent.message) ?? paging : .hidden
    let new = unshown
    unshown = nil
    driver.show(
      new == nil ? nil : sections,
      footer,
      animated: new?.animated ?? true,
      completion: new?.completion
    )
    setNeedsLayout()
  }

  /// Shows a message for a few seconds; the view model's own messages are shown automatically.
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

  /// Loads the next page when less than one screen of rows remains below.
  func loadMoreIfNearEnd() {
    guard viewModel.state == .content, viewModel.paging == .idle,
      !driver.hasWaitingRows, scrollView.bounds.height > 0
    else { return }
    let left = scrollView.contentSize.height - scrollView.bounds.maxY
    if left < scrollView.bounds.height { loadMore() }
  }

  /// Handles the retry button after the last row: loads the failed page, or the list if its first
  /// page failed.
  private func retryAfterRows() {
    if viewModel.state == .content {
      loadMore()
    } else {
      load()
    }
  }

  func loadMore() {
    guard !isLoadingMore else { return }
    isLoadingMore = true
    run { [viewModel, weak self] in
      await viewModel.loadMore()
      self?.isLoadingMore = false
      // The page may have been laid out already, without filling the screen.
      self?.setNeedsLayout()
    }
  }

  private func load() {
    run { [viewModel] in await viewModel.load() }
  }

  /// Makes the view model reload everything, as pull-to-refresh does.
  public func refresh() {
    run { [viewModel, weak self] in
      await viewModel.reload()
      self?.refreshControl.endRefreshing()
    }
  }

  /// Runs asynchronous work of the view model, cancelled when the list is released.
  ///
  /// - Parameter work: The work. It must not retain the list.
  public func run(_ work: @escaping @MainActor () async -> Void) {
    lastWork += 1
    let id = lastWork
    running[id] = Task { [weak self] in
      await work()
      self?.running[id] = nil
    }
  }
}
