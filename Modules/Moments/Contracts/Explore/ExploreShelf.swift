public import ListModel

/// One shelf of the explore screen: a title, and items of one kind with a state of their own.
public struct ExploreShelf: Hashable, Sendable, Identifiable {
  /// The identity of the shelf; the same for as long as the screen lives.
  public var id: ListItemID

  /// The title of the shelf.
  public var title: String

  /// The kind of items, and the items.
  public var items: Items

  /// The state of the shelf: loading, ``items``, empty, or failed.
  public var state = ListState.loading

  /// Whether more items can be loaded, are being loaded, or failed; idle by default.
  public var paging = PagingState.idle

  /// The number of items, if fewer are visible at the same time; empty otherwise.
  public var detail = ""

  /// The title of the button that shows more, for a shelf that does not load by itself: that of
  /// links.
  public var moreTitle = ""

  /// The accessibility label while the shelf is loading.
  public var loadingText = ""

  /// The items of a shelf; the case is their kind, with or without any.
  public enum Items: Hashable, Sendable {
    /// Photos, in a grid.
    case photos([PhotoTile])
    /// Hashtags, in a horizontal row.
    case hashtags([TagRow])
    /// People, in a horizontal row.
    case people([PersonRow])
    /// Links, one below the other.
    case links([LinkRow])

    /// Which case it is, without the items.
    public var kind: Kind {
      switch self {
      case .photos: .photos
      case .hashtags: .hashtags
      case .people: .people
      case .links: .links
      }
    }

    /// The number of items.
    public var count: Int {
      switch self {
      case .photos(let items): items.count
      case .hashtags(let items): items.count
      case .people(let items): items.count
      case .links(let items): items.count
      }
    }
  }

  /// A kind of item.
  public enum Kind: Hashable, Sendable, CaseIterable {
    case photos
    case hashtags
    case people
    case links
  }

  /// That of ``items``, also while they are loading or empty.
  public var kind: Kind { items.kind }
}
