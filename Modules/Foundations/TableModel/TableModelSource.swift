import ListModel

/// The view model of a list that is written down and has no other: it says what the newest model
/// says.
final class TableModelSource: ListViewModel {
  /// The rows are the model's.
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

  /// Asks again; the first time the list only opens.
  func load() async {
    if isOpen { await model.retry?() }
    isOpen = true
  }

  func reload() async { await model.refresh?() }
  func loadMore() async { await model.loadMore?() }
  func screenDidAppear() {}
}
