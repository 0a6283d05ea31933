public import ListModel
public import MomentsValues

/// The moment that the screen's moment replies to, in a line above it.
public struct ThreadParentRow: ListItemViewModel, Hashable {
  /// The identity of the parent.
  public var id: ListItemID

  /// Who wrote the moment above, not the one of the screen.
  public var author: PersonReference

  /// "Replying to Ann".
  public var title: RichText

  /// The beginning of its text; may be empty.
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
