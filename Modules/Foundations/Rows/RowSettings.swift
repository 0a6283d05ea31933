internal import ListModel

/// The settings of a row that do not depend on its types; set through the methods of
/// ``ConfigurableRow``.
public struct RowSettings {
  var id: ListItemID?
  var layout = RowLayout()
}
