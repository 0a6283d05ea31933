import Foundation
import ListModel

/// A list with states set by a test, which counts its calls.
final class TestListViewModel: ListViewModel {
  let source = MutableObservable(ListSnapshot(paging: .end))

  var snapshot: Observable<ListSnapshot> { source }

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

  /// Shows rows.
  func show(_ rows: [TestRow]) {
    show([ListSection(id: "main", rows: rows)])
  }

  func show(_ sections: [ListSection]) {
    source.value = ListSnapshot(sections, state: .content, paging: paging)
  }
}
