public import ListModel

/// The first photo of a moment, on a photo shelf.
public struct PhotoTile: ListItemViewModel, Hashable {
  /// The moment it belongs to.
  public var moment: ListItemID

  /// The photo.
  public var image: ImageReference

  /// All photos of the moment: what the tile opens.
  public var photos: [ImageReference]

  /// What the photo shows, or at least whose it is, for assistive technologies.
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

  /// What the photo is called on its way to the whole screen.
  public var imageName: ListItemID { .photo(0, of: moment) }

  /// Where a tap on the tile leads.
  public var route: Route { .photos(photos, at: 0, of: moment, post: moment) }
}
