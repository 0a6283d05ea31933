public import ListModel

/// A part of a thread's moment that is a box of its own: its poll, the page that it links to, the
/// moment that it quotes.
public struct ThreadBoxRow<Content: Hashable & Sendable>: ListItemViewModel, Hashable {
  /// The identity of the moment.
  public var moment: ListItemID

  /// What the box shows.
  public var content: Content

  /// Makes a row.
  public init(_ content: Content, of moment: ListItemID) {
    self.content = content
    self.moment = moment
  }

  /// The identity of the row.
  public var itemID: ListItemID { ListItemID("\(Content.self)-\(moment)") }
}
