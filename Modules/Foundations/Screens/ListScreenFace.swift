import DesignKit
import ListModel
import UIKit

/// What every list screen over a ``ListViewModel`` does around its rows, whatever shows them: the spinner and the message
/// in the middle, what comes after the last row, the next page, pull to refresh, and the view model's work.
///
/// Its owner shows the rows and the ``footer``, and says when the rows changed or moved.
@MainActor final class ListScreenFace {
  let viewModel: any ListViewModel
  let activityIndicator = UIActivityIndicatorView(style: .large)
  let messageView = ListMessageView()
  let refreshControl = UIRefreshControl()
  /// Whether rows are on screen, as its owner knows.
  var hasRows: () -> Bool = { false }
  /// Whether rows wait to be shown, as its owner knows: they are a page that the reader has not seen.
  var hasWaitingRows: () -> Bool = { false }
  /// Told when the footer is to be shown anew.
  var onFooter: (ListFooterContent) -> Void = { _ in }
  /// What comes after the last row.
  private(set) var footer = ListFooterContent.hidden
  /// The view model's work under way.
  private(set) var running: [Int: Task<Void, Never>] = [:]

  private weak var view: UIView?
  private weak var scrollView: UIScrollView?
  private var nextWork = 0
  private var isLoadingMore = false

  init(viewModel: any ListViewModel) {
    self.viewModel = viewModel
  }

  isolated deinit {
    for task in running.values { task.cancel() }
  }

  // MARK: Steps

  /// Puts the spinner and the message over the rows, and the refresh control above them.
  func install(in view: UIView, over scrollView: UIScrollView) {
    self.view = view
    self.scrollView = scrollView
    view.addSubview(messageView)
    view.addSubview(activityIndicator)
    scrollView.refreshControl = refreshControl
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.refresh() },
      for: .valueChanged
    )
    messageView.onRetry = { [weak self] in self?.load() }
    activityIndicator.accessibilityIdentifier = "list.loading"
    activityIndicator.hidesWhenStopped = true
    messageView.isHidden = true
  }

  /// The rows fill the view; the spinner and the message are in the middle of what the bars leave.
  func constrain() {
    guard let view, let scrollView else { return }
    for view in [scrollView, activityIndicator, messageView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let free = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      activityIndicator.centerXAnchor.constraint(equalTo: free.centerXAnchor),
      activityIndicator.centerYAnchor.constraint(equalTo: free.centerYAnchor),
      messageView.centerYAnchor.constraint(equalTo: free.centerYAnchor),
      messageView.leadingAnchor.constraint(equalTo: free.leadingAnchor),
      messageView.trailingAnchor.constraint(equalTo: free.trailingAnchor),
    ])
  }

  /// Follows the view model and asks it to load.
  ///
  /// - Parameters:
  ///   - bindings: Keeps following.
  ///   - take: Takes in new rows; the footer is asked for right after.
  func bind(_ bindings: DisposeBag, take: @escaping ([ListSection]) -> Void) {
    viewModel.sections.observe { [weak self] sections in
      take(sections)
      self?.showState()
    }.disposed(by: bindings)
    viewModel.state.observe { [weak self] _ in self?.showState() }.disposed(by: bindings)
    viewModel.pagingState.observe { [weak self] _ in self?.showState() }.disposed(by: bindings)
    load()
  }

  // MARK: States

  /// Shows where the list and its paging stand.
  ///
  /// While there is no row at all, the spinner and the message have the middle of the screen; where there are rows,
  /// such as a header above an empty list, they come after the last one.
  func showState() {
    let state = viewModel.state.value
    let hasRows = hasRows()
    let message: ListMessage? =
      switch state {
      case .loading, .content: nil
      case .empty(let empty): ListMessage(empty)
      case .failed(let failure): ListMessage(failure, icon: .failure)
      }
    messageView.isHidden = hasRows || message == nil
    if let message, !hasRows { messageView.show(message) }
    if state == .loading, !hasRows {
      activityIndicator.startAnimating()
    } else {
      activityIndicator.stopAnimating()
    }
    footer =
      hasRows
      ? message.map(ListFooterContent.message) ?? footerOfPaging(in: state)
      : .hidden
    onFooter(footer)
    view?.setNeedsLayout()
  }

  private func footerOfPaging(in state: ListState) -> ListFooterContent {
    switch (state, viewModel.pagingState.value) {
    case (.loading, _), (_, .loading): .spinner
    case (_, .failed(let failure)): .message(ListMessage(failure, icon: nil))
    case (_, .idle), (_, .end): .nothing
    }
  }

  // MARK: Pages

  /// Loads the next page when less than one screen of rows is left below.
  func loadMoreIfNearEnd() {
    guard viewModel.state.value == .content, viewModel.pagingState.value == .idle,
      !hasWaitingRows(), let scrollView, scrollView.bounds.height > 0
    else { return }
    let left = scrollView.contentSize.height - scrollView.bounds.maxY
    if left < scrollView.bounds.height { loadMore() }
  }

  /// The button after the last row: it loads the page that failed, or the list where that failed.
  func retryAfterRows() {
    if viewModel.state.value == .content {
      loadMore()
    } else {
      load()
    }
  }

  func loadMore() {
    guard !isLoadingMore else { return }
    isLoadingMore = true
    start(
      { await $0.loadMore() },
      then: { [weak self] in
        self?.isLoadingMore = false
        // The page may have been laid out already, and too short.
        self?.view?.setNeedsLayout()
      }
    )
  }

  // MARK: Work

  func load() {
    start({ await $0.load() })
  }

  private func refresh() {
    start(
      { await $0.reload() },
      then: { [weak self] in self?.refreshControl.endRefreshing() }
    )
  }

  /// Runs work of the view model, for as long as the screen lives.
  private func start(
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
