import ListModel

/// A section controller, whatever the type of its object.
protocol SectionRows: AnyObject {
  var owner: (any SectionRowsOwner)? { get set }

  /// Stores a new or changed object; ignores one of another type.
  func setObject(erased item: AnyListItem)
  /// The rows of the stored object.
  func makeRows() -> [AnyRow]
}

/// What is notified when a section controller's rows change: a list, or a stack.
protocol SectionRowsOwner: AnyObject {
  func rowsDidChange(of rows: any SectionRows, animated: Bool, completion: (() -> Void)?)
}
