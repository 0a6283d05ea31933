/// The state of a cell whose texts assistive technologies read as one element.
struct CellReadAsOneElement {
  /// Whether a tap selects it.
  var isSelectable: Bool
  var isSelected: Bool
}
