import ListModel
import MomentsContracts

/// One shelf of the demo: what it has, and how the story lets it load.
@MainActor
final class DemoShelf {
  /// What becomes of the first load.
  enum Outcome {
    case content
    case empty
    /// The first time; trying again works.
    case failure
  }

  /// How the shelf behaves.
  struct Script {
    var outcome = Outcome.content
    var loadDelay: Duration
    var pageDelay: Duration
    var pageSize: Int
    /// Whether the second page fails the first time.
    var failsPage = false
  }

  private(set) var shelf: ExploreShelf
  var onChange: () -> Void = {}

  private let all: ExploreShelf.Items
  private let script: Script
  private let strings: Strings
  private let sleep: DemoTimelineViewModel.Sleep
  private var hasFailed = false
  private var hasFailedPage = false
  private var isLoadingFirstPage = false
  /// Grows with each first page, so that a page of an older list is dropped.
  private var generation = 0

  init(
    _ shelf: ExploreShelf,
    of all: ExploreShelf.Items,
    script: Script,
    strings: Strings,
    sleep: @escaping DemoTimelineViewModel.Sleep
  ) {
    self.shelf = shelf
    self.all = all
    self.script = script
    self.strings = strings
    self.sleep = sleep
  }

  /// Loads the first page, unless there are items.
  func load() async {
    guard shelf.state != .content else { return }
    await loadFirstPage(showsLoading: true)
  }

  /// Loads the first page again.
  func reload() async {
    await loadFirstPage(showsLoading: false)
  }

  /// Loads the next page, if there is one.
  func loadMore() async {
    guard shelf.state == .content, !isLoadingFirstPage else { return }
    switch shelf.paging {
    case .idle, .failed: break
    case .loading, .end: return
    }
    let before = shelf.paging
    let pageOf = generation
    change { $0.paging = .loading }
    let hasArrived = await wait(script.pageDelay)
    guard pageOf == generation else { return }
    guard hasArrived else {
      change { $0.paging = before }
      return
    }
    if script.failsPage, !hasFailedPage {
      hasFailedPage = true
      change { $0.paging = .failed(failure(strings.pageFailedTitle)) }
      return
    }
    show(shelf.items.count + script.pageSize)
  }

  private func loadFirstPage(showsLoading: Bool) async {
    guard !isLoadingFirstPage else { return }
    isLoadingFirstPage = true
    defer { isLoadingFirstPage = false }
    let before = shelf.state
    if showsLoading, before != .loading { change { $0.state = .loading } }
    guard await wait(script.loadDelay) else {
      if shelf.state != before { change { $0.state = before } }
      return
    }
    generation += 1
    switch script.outcome {
    case .failure where !hasFailed:
      hasFailed = true
      change { $0.state = .failed(failure(strings.shelfFailed(all.kind))) }
    case .empty:
      change { $0.show(all.first(0), isEnd: true, strings: strings) }
    case .content, .failure:
      show(script.pageSize)
    }
  }

  private func show(_ count: Int) {
    change { $0.show(all.first(count), isEnd: count >= all.count, strings: strings) }
  }

  private func failure(_ title: String) -> ListFailure {
    ListFailure(title: title, message: strings.checkConnection, retryTitle: strings.retry)
  }

  private func change(_ body: (inout ExploreShelf) -> Void) {
    body(&shelf)
    onChange()
  }

  /// Whether the delay passed; `false` if the task was cancelled.
  private func wait(_ delay: Duration) async -> Bool {
    do {
      try await sleep(delay)
      return !Task.isCancelled
    } catch {
      return false
    }
  }
}

extension ExploreShelf.Items {
  /// The first so many.
  fileprivate func first(_ count: Int) -> Self {
    switch self {
    case .photos(let items): .photos(Array(items.prefix(count)))
    case .hashtags(let items): .hashtags(Array(items.prefix(count)))
    case .people(let items): .people(Array(items.prefix(count)))
    case .links(let items): .links(Array(items.prefix(count)))
    }
  }
}
