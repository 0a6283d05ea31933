public import ListModel
import MomentsContracts

extension DemoThreadViewModel {
  /// Loads the moment and its first comments, unless they are there already.
  public func load() async {
    guard stateSource.value != .content else { return }
    stateSource.setIfChanged(.loading)
    await loadFirstPage()
  }

  /// Loads moment and comments again; what the reader did stays done.
  public func reload() async {
    await loadFirstPage()
  }

  /// Loads the next forty comments.
  public func loadMore() async {
    guard stateSource.value == .content, !isLoadingFirstPage else { return }
    switch pagingSource.value {
    case .idle, .failed: break
    case .loading, .end: return
    }
    let before = pagingSource.value
    let pageOf = generation
    pagingSource.value = .loading
    guard await wait(scenario.pageDelay) else {
      if pageOf == generation { pagingSource.value = before }
      return
    }
    guard pageOf == generation else { return }
    if scenario == .commentsFailure, !hasFailedPage {
      hasFailedPage = true
      pagingSource.value = .failed(failure(strings.commentsFailedTitle))
      return
    }
    tree.append(Array(story.dropFirst(tree.entries.count).prefix(DemoComments.pageSize)))
    rebuild()
    pagingSource.value = hasMore ? .idle : .end
  }

  private func loadFirstPage() async {
    guard !isLoadingFirstPage else { return }
    isLoadingFirstPage = true
    let hasArrived = await wait(scenario.loadDelay)
    isLoadingFirstPage = false
    guard hasArrived else { return }
    generation += 1
    if scenario == .failedThread, !hasFailedLoad {
      hasFailedLoad = true
      stateSource.value = .failed(failure(strings.threadFailedTitle))
      return
    }
    let before = tree
    tree = DemoCommentTree()
    tree.append(Array(story.prefix(pageSize)), keeping: before)
    pagingSource.setIfChanged(hasMore ? .idle : .end)
    rebuild()
    stateSource.setIfChanged(.content)
  }

  private func failure(_ title: String) -> ListFailure {
    ListFailure(title: title, message: strings.checkConnection, retryTitle: strings.retry)
  }

  private var pageSize: Int { scenario == .manyComments ? story.count : DemoComments.pageSize }

  private var hasMore: Bool { tree.entries.count < story.count }

  /// Whether the delay passed; `false` if the task was cancelled.
  private func wait(_ delay: Duration) async -> Bool {
    do {
      try await sleep(delay)
      return !Task.isCancelled
    } catch {
      return false
    }
  }

  // MARK: New comments

  /// Lets three comments arrive after two seconds, once, in the story of new comments; in all others there are none.
  public func watchForNewComments() async {
    guard scenario == .newComments, waiting.isEmpty, await wait(scenario.arrivalDelay),
      waiting.isEmpty, tree.entries.count == story.count
    else { return }
    waiting = DemoComments.arriving
    newCommentsSource.value = ThreadNewComments(count: waiting.count, strings: strings)
  }

  /// Puts the new comments at the end of the list.
  @discardableResult
  public func showNewComments() -> ListItemID? {
    guard !waiting.isEmpty else { return nil }
    let first = tree.entries.count
    tree.append(waiting)
    waiting = []
    newCommentsSource.value = nil
    rebuild()
    return tree.entries[first].id
  }
}
