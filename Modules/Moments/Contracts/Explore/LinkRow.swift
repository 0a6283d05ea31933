public import Foundation
public import ListModel

/// One link of a shelf.
public struct LinkRow: ListItemViewModel, Hashable {
  /// Where it leads; the scheme is http or https.
  public var url: URL

  /// The title of the page.
  public var title: String

  /// Who published it, or the host.
  public var publisher: String

  /// What the page is about; may be empty.
  public var summary: String

  /// A picture of the page, if there is one.
  public var picture: ImageReference?

  /// "12 people shared this"; empty where unknown.
  public var sharedText: String

  /// All of it, for assistive technologies.
  public var accessibilityText: String

  /// Makes a row.
  public init(
    url: URL,
    title: String,
    publisher: String,
    summary: String,
    picture: ImageReference?,
    sharedText: String,
    accessibilityText: String
  ) {
    self.url = url
    self.title = title
    self.publisher = publisher
    self.summary = summary
    self.picture = picture
    self.sharedText = sharedText
    self.accessibilityText = accessibilityText
  }

  /// The identity of the row: the address.
  public var itemID: ListItemID { ListItemID(url.absoluteString) }
}
