public import ListModel

/// Up to three photos side by side: a line of the grid of what a person posted.
public struct ProfilePhotosRow: ListItemViewModel, Hashable {
  /// How many photos stand side by side.
  public static let columns = 3

  /// One photo.
  public struct Tile: Hashable, Sendable {
    /// The photo.
    public var photo: ImageReference
    /// The moment that it belongs to.
    public var moment: ListItemID
    /// Which of its photos it is.
    public var index: Int
    /// What assistive technologies read.
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

    /// What the photo is called on its way to the whole screen.
    public var imageName: ListItemID { .photo(index, of: moment) }
  }

  /// The photos, in order; never empty.
  public var tiles: [Tile]

  /// Makes a row.
  public init(tiles: [Tile]) {
    self.tiles = tiles
  }

  /// The lines of a grid of photos.
  public static func rows(of tiles: [Tile]) -> [ProfilePhotosRow] {
    stride(from: 0, to: tiles.count, by: columns).map {
      ProfilePhotosRow(tiles: Array(tiles[$0..<min($0 + columns, tiles.count)]))
    }
  }

  /// The identity of the row: that of its first photo.
  public var itemID: ListItemID { tiles.first?.imageName ?? "photos" }
}
