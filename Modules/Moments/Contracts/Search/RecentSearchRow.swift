public import ListModel
public import MomentsLanguage

/// A row for a text that the reader searched for; a tap repeats the search.
public struct RecentSearchRow: ListItemViewModel, Hashable {
  /// What the reader searched for, as they typed it.
  public var text: String

  /// The title of the action that removes it.
  public var deleteTitle: String

  /// Makes a row.
  public init(_ text: String, strings: Strings) {
    self.text = text
    deleteTitle = strings.delete
  }

  /// The identity of the row: the text, case-insensitive.
  public var itemID: ListItemID { ListItemID("recent.\(text.lowercased())") }
}
