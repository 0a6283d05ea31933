import CoreGraphics

/// The editing state of a cell, allocated when its table is first edited.
@MainActor final class CellEditing {
  /// Whether the cell is in editing mode.
  var isOn = false
  var style = UITableViewCell.EditingStyle.none
  /// Whether editing selects rows, instead of deleting or inserting them.
  var isSelecting = false
  var showsReorderControl = false
  var control: TableEditControl?
  var grip: TableReorderControl?
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  var accessory: UIView?
  /// Whether the delegate lets the row indent for a control that it does not have.
  var indents = true

  /// The width of the control at the leading edge, in points.
  static let controlWidth: CGFloat = 40
  /// The width of the reorder control at the trailing edge, in points.
  static let gripWidth: CGFloat = 44

  /// The control for the style; nil for none.
  var kind: TableEditControl.Kind? {
    if isSelecting { return style == .none ? nil : .selection }
    switch style {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }
}
