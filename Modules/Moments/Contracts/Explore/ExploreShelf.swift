public import ListModel

/// One shelf of the explore screen: a title, and things of one kind with a state of their own.
public struct ExploreShelf: Hashable, Sendable, Identifiable {
  /// The identity of the shelf; the same for as long as the screen lives.
  public var id: ListItemID

  /// What stands above the shelf.
  public var title: String

  /// What kind of things it holds, and those there are.
  public var items: Items

  /// What the shelf shows: placeholders, ``items``, that there are none, or why there are none.
  public var state: ListState

  /// What stands at the end of the items.
  public var paging: PagingState

  /// How many things there are, where fewer are seen at once; empty elsewhere.
  public var detail: String

  /// The title of the button that shows more, where a shelf does not load by itself: that of links.
  public var moreTitle: String

  /// What is said while something is on its way, for assistive technologies.
  public var loadingText: String

  /// Makes a shelf, which loads unless told otherwise.
  public init(
    id: ListItemID,
    title: String,
    items: Items,
    state: ListState = .loading,
    paging: PagingState = .idle,
    detail: String = "",
    moreTitle: String = "",
    loadingText: String = ""
  ) {
    self.id = id
    self.title = title
    self.items = items
    self.state = state
    self.paging = paging
    self.detail = detail
    self.moreTitle = moreTitle
    self.loadingText = loadingText
  }

  /// The things of a shelf; the case is their kind, with or without any.
  public enum Items: Hashable, Sendable {
    /// Photos, in a grid.
    case photos([PhotoTile])
    /// Hashtags, in a row that slides.
    case hashtags([TagRow])
    /// People, in a row that slides.
    case people([PersonRow])
    /// Links, one below the other.
    case links([LinkRow])

    /// The kind alone.
    public var kind: Kind {
      switch self {
      case .photos: .photos
      case .hashtags: .hashtags
      case .people: .people
      case .links: .links
      }
    }

    /// How many there are.
    public var count: Int {
      switch self {
      case .photos(let items): items.count
      case .hashtags(let items): items.count
      case .people(let items): items.count
      case .links(let items): items.count
      }
    }
  }

  /// A kind of thing.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Photos.
    case photos
    /// Hashtags.
    case hashtags
    /// People.
    case people
    /// Links.
    case links
  }

  /// What kind of things it holds.
  public var kind: Kind { items.kind }
}
