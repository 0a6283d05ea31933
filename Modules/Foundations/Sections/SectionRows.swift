import ListModel

/// A section controller, whatever the type of its object.
protocol SectionRows: AnyObject {
  var owner: (any SectionRowsOwner)? { get set }

  /// Stores a new or changed object; ignores one of another type.
  func setObject(erased item: AnyListItem)
  /// The rows of the stored object.
  func makeRows() -> [SectionRow]
}

/// What is notified when a section controller's rows change: a list, or a stack.
protocol SectionRowsOwner: AnyObject {
  func rowsDidChange(of rows: any SectionRows, animated: Bool, completion: (() -> Void)?)
}

/// A row of a section controller.
struct SectionRow {
  /// The position of the controller in its stack, part of the row's identity.
  var position: String
  var content: any RowContent
}
