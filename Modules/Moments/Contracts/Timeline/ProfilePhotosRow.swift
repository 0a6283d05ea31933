public import ListModel

/// Up to three photos side by side: a line of the grid of a person's photos.
public struct ProfilePhotosRow: ListItemViewModel, Hashable {
  /// The number of photos side by side.
  public static let columns = 3

  /// One photo.
  public struct Tile: Hashable, Sendable {
    /// Where the image comes from, with its size and focal point.
    public var photo: ImageReference
    /// The moment that it belongs to.
    public var moment: ListItemID
    /// The index of the photo in its moment.
    public var index: Int
    /// The accessibility label.
    public var accessibilityText: String

    /// Makes a tile.
    public init(
      photo: ImageReference,
      moment: ListItemID,
      index: Int,
      accessibilityText: String
    ) {
      self.photo = photo
      self.moment = moment
      self.index = index
      self.accessibilityText = accessibilityText
    }

    /// The name of the image for the transition to full screen.
    public var imageName: ListItemID { .photo(index, of: moment) }
  }

  /// The photos, in order; never empty.
  public var tiles: [Tile]

  /// The lines of a grid of photos.
  public static func rows(of tiles: [Tile]) -> [ProfilePhotosRow] {
    stride(from: 0, to: tiles.count, by: columns).map {
      ProfilePhotosRow(tiles: Array(tiles[$0..<min($0 + columns, tiles.count)]))
    }
  }

  /// The identity of the row: that of its first photo.
  public var itemID: ListItemID { tiles.first?.imageName ?? "photos" }
}
