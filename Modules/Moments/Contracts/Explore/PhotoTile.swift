public import ListModel

/// The first photo of a moment, on a photo shelf.
public struct PhotoTile: ListItemViewModel, Hashable {
  /// The moment it belongs to.
  public var moment: ListItemID

  /// The photo.
  public var image: ImageReference

  /// All photos of the moment: the tile opens them.
  public var photos: [ImageReference]

  /// The description of the photo, or at least its author, for assistive technologies.
  public var accessibilityText: String

  /// Makes a tile; by default its photo is the only one.
  public init(
    moment: ListItemID,
    image: ImageReference,
    photos: [ImageReference]? = nil,
    accessibilityText: String
  ) {
    self.moment = moment
    self.image = image
    self.photos = photos ?? [image]
    self.accessibilityText = accessibilityText
  }

  /// The identity of the tile: that of the moment, which has one tile in a shelf.
  public var itemID: ListItemID { moment }

  /// The name of the image for the transition to full screen.
  public var imageName: ListItemID { .photo(0, of: moment) }

  /// The route of a tap on the tile.
  public var route: Route { .photos(photos, at: 0, of: moment, post: moment) }
}
