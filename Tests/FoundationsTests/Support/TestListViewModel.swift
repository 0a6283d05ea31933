import Foundation
import ListModel

/// A list with states set by a test, which counts its calls.
final class TestListViewModel: ListViewModel {
  let sectionsSource = MutableObservable<[ListSection]>([])
  let stateSource = MutableObservable(ListState.loading)
  let pagingSource = MutableObservable(PagingState.end)

  var sections: Observable<[ListSection]> { sectionsSource }
  var state: Observable<ListState> { stateSource }
  var pagingState: Observable<PagingState> { pagingSource }

  private(set) var loadCount = 0
  private(set) var reloadCount = 0
  private(set) var loadMoreCount = 0
  private(set) var screenViews = 0
  var onLoad: () async -> Void = {}
  var onReload: () async -> Void = {}
  var onLoadMore: () async -> Void = {}

  func load() async {
    loadCount += 1
    await onLoad()
  }

  func reload() async {
    reloadCount += 1
    await onReload()
  }

  func loadMore() async {
    loadMoreCount += 1
    await onLoadMore()
  }

  func screenDidAppear() { screenViews += 1 }

  /// Shows rows, in the order that the contract requires.
  func show(_ rows: [TestRow]) {
    show([ListSection(id: "main", rows: rows)])
  }

  func show(_ sections: [ListSection]) {
    sectionsSource.value = sections
    stateSource.value = .content
  }
}
