public import ListModel

/// The moment that the moment of the screen answers, in a line above it.
public struct ThreadParentRow: ListItemViewModel, Hashable {
  /// The identity of the moment that is answered.
  public var id: ListItemID

  /// Who wrote it.
  public var author: PersonReference

  /// "Replying to Ann".
  public var title: RichText

  /// The beginning of what is answered; may be empty.
  public var text: RichText

  /// Makes a row.
  public init(id: ListItemID, author: PersonReference, title: RichText, text: RichText) {
    self.id = id
    self.author = author
    self.title = title
    self.text = text
  }

  /// The identity of the row.
  public var itemID: ListItemID { ListItemID("parent-\(id)") }
}
