import ListModel

/// The view model of a declared list that has no other: it publishes the newest model's values.
final class TableModelSource: ListViewModel {
  var snapshot: Observable<ListSnapshot> { source }

  /// Without sections: the rows are the model's.
  private let source = MutableObservable(ListSnapshot(state: .content, paging: .end))
  private var model = TableModel()
  private var isOpen = false

  func publish(_ model: TableModel) {
    self.model = model
    source.setTogether {
      source.setIfChanged(\.paging, model.paging)
      source.setIfChanged(\.state, model.state)
    }
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
