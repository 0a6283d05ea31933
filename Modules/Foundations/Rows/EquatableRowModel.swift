/// A model that is compared as a whole.
nonisolated struct EquatableRowModel<Model: Equatable & Sendable>: RowModel {
  var model: Model

  func hasSameContent(as other: any RowModel) -> Bool {
    (other as? Self)?.model == model
  }
}
