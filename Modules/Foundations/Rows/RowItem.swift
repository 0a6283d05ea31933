internal import ListModel

/// A row for the diff: its identity, and the values that determine whether its cell must be
/// reconfigured.
nonisolated struct RowItem: ListItemViewModel {
  let itemID: ListItemID
  let content: any RowContent
  let layout: RowLayout
  private let pool: String
  private let model: any RowModel

  @MainActor init(_ content: any RowContent, id: ListItemID, layout: RowLayout) {
    itemID = id
    self.content = content
    self.layout = layout
    model = content.content
    pool = content.pool
  }

  var reuseIdentifier: String { pool }

  func hasSameContent(as other: RowItem) -> Bool {
    layout == other.layout && model.hasSameContent(as: other.model)
  }
}
