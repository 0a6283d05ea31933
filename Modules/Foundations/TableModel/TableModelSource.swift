import ListModel

/// The view model of a declared list that has no other: it publishes the newest model's values.
final class TableModelSource: ListViewModel {
  /// Always empty: the rows are the model's.
  let sections = Observable<[ListSection]>([])
  private let stateSource = MutableObservable(ListState.content)
  private let pagingSource = MutableObservable(PagingState.end)
  private var model = TableModel()
  private var isOpen = false

  var state: Observable<ListState> { stateSource }
  var pagingState: Observable<PagingState> { pagingSource }

  func publish(_ model: TableModel) {
    self.model = model
    pagingSource.setIfChanged(model.paging)
    stateSource.setIfChanged(model.state)
  }

  /// Calls the model's retry; does nothing the first time, when the list opens.
  func load() async {
    if isOpen { await model.retry?() }
    isOpen = true
  }

  func reload() async { await model.refresh?() }
  func loadMore() async { await model.loadMore?() }
  func screenDidAppear() {}
}
