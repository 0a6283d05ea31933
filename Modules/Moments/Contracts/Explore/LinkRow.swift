import Foundation
public import ListModel

/// One link of a shelf.
public struct LinkRow: ListItemViewModel, Hashable {
  /// The page, and the number of people who shared it.
  public var preview: LinkPreview

  /// Makes a row.
  public init(_ preview: LinkPreview) {
    self.preview = preview
  }

  /// The identity of the row: the URL.
  public var itemID: ListItemID { ListItemID(preview.url.absoluteString) }
}
