public import ListModel

/// A row for a draft that the reader may continue.
public struct ComposerDraftRow: ListItemViewModel, Hashable {
  /// The identity of the draft.
  public var id: String
  /// The beginning of the text; without text, a summary of the content.
  public var text: String
  /// "Comment · 5 min · 2 photos".
  public var detail: String

  /// Makes a row.
  public init(id: String, text: String, detail: String) {
    self.id = id
    self.text = text
    self.detail = detail
  }

  /// The identity of the row: that of the draft.
  public var itemID: ListItemID { ListItemID(id) }
}
