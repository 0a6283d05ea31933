import ListModel

/// A section controller, whatever the type of its object.
protocol SectionRows: AnyObject {
  /// Called when the controller requests new rows; set while it is in a list or a stack.
  var onRowsChange: ((_ animated: Bool, _ completion: (() -> Void)?) -> Void)? { get set }

  /// Stores a new or changed object; ignores one of another type.
  func setObject(erased item: AnyListItem)
  /// The rows of the stored object.
  func makeRows() -> [AnyRow]
}
