public import ListModel

/// Something that the reader searched for before.
public struct RecentSearchRow: ListItemViewModel, Hashable {
  /// What they searched for.
  public var text: String

  /// What takes it out of the list.
  public var deleteTitle: String

  /// Makes a row.
  public init(_ text: String, strings: Strings) {
    self.text = text
    deleteTitle = strings.delete
  }

  /// The identity of the row: the text without regard to case.
  public var itemID: ListItemID { ListItemID("recent.\(text.lowercased())") }
}
