extension ListViewController {
  /// The model of a declared list; a new one is applied with animation.
  public var model: TableModel {
    get { listView.model }
    set { listView.apply(newValue) }
  }

  /// Updates a declared list from its current model to a new one.
  public func apply(_ model: TableModel, animated: Bool) {
    listView.apply(model, animated: animated)
  }
}
