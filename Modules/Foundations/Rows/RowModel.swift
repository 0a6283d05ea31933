/// The model of a row, as far as comparing it with that of another row goes.
nonisolated protocol RowModel: Sendable {
  /// Whether a cell that shows `other` already looks right for this model.
  func hasSameContent(as other: any RowModel) -> Bool
}
