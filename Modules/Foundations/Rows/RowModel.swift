/// The model of a row, reduced to its comparison with that of another row.
nonisolated protocol RowModel: Sendable {
  /// Returns whether a cell that shows `other` need not be reconfigured for this model.
  func hasSameContent(as other: any RowModel) -> Bool
}
