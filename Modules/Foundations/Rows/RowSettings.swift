internal import ListModel

/// What a row was told, apart from its types; set through the methods of ``ConfigurableRow``.
public struct RowSettings {
  var id: ListItemID?
  var layout = RowLayout()
}
