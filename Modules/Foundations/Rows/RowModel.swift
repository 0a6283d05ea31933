/// The model of a row, reduced to its comparison with that of another row.
nonisolated protocol RowModel: Sendable {
  /// Whether a cell that shows `other` already looks right for this model.
  func hasSameContent(as other: any RowModel) -> Bool
}
