public import ListModel

/// The page that a thread's moment links to.
public struct ThreadLinkRow: ListItemViewModel, Hashable {
  /// The identity of the moment.
  public var moment: ListItemID

  /// The page.
  public var preview: LinkPreview

  /// Makes a row.
  public init(moment: ListItemID, preview: LinkPreview) {
    self.moment = moment
    self.preview = preview
  }

  /// The identity of the row.
  public var itemID: ListItemID { ListItemID("link-\(moment)") }
}
