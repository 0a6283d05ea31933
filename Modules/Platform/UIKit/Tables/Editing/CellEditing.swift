import CoreGraphics

/// What a cell shows while its table is edited; made for cells that are.
@MainActor final class CellEditing {
  /// Whether the cell shows it now.
  var isOn = false
  var style = UITableViewCell.EditingStyle.none
  /// Whether rows are chosen, several at once, and not deleted or inserted one by one.
  var isSelecting = false
  var showsReorderControl = false
  var control: TableEditControl?
  var grip: TableReorderControl?
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  var accessory: UIView?
  /// Whether the delegate lets the row make room for a control that it does not have.
  var indents = true

  /// The room that a control takes at the leading side, in points.
  static let controlWidth: CGFloat = 40
  /// The room that the grip takes at the trailing side, in points.
  static let gripWidth: CGFloat = 44

  /// The control that suits the style; nil for none.
  var kind: TableEditControl.Kind? {
    if isSelecting { return style == .none ? nil : .selection }
    switch style {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }
}
