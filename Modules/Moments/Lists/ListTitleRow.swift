import ListModel

/// The field for the title of a list.
nonisolated struct ListTitleRow: ListItemViewModel, Hashable {
  /// What stands in it at first.
  var text: String
  /// What it says while it is empty.
  var placeholder: String

  var itemID: ListItemID { "list.title" }
}
