public import ListModel

/// One photo of a photo shelf.
public struct PhotoTile: ListItemViewModel, Hashable {
  /// The moment it belongs to.
  public var moment: ListItemID

  /// The photo.
  public var picture: ImageReference

  /// What the photo shows, or at least whose it is, for assistive technologies.
  public var accessibilityText: String

  /// Makes a tile.
  public init(moment: ListItemID, picture: ImageReference, accessibilityText: String) {
    self.moment = moment
    self.picture = picture
    self.accessibilityText = accessibilityText
  }

  /// The identity of the tile: that of the moment, which has one tile in a shelf.
  public var itemID: ListItemID { moment }
}
