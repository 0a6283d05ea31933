public import ListModel
public import MomentsLanguage
public import MomentsValues

extension PhotoTile {
  /// A tile in the reader's language; nil without photos.
  public init?(
    moment: ListItemID,
    photos: [ImageReference],
    author: String,
    strings: Strings
  ) {
    guard let image = photos.first else { return nil }
    self.init(
      moment: moment,
      image: image,
      photos: photos,
      accessibilityText: strings.image(image, by: author)
    )
  }
}

extension TagRow {
  /// The usage of a hashtag, as far as it is known.
  public struct Usage: Hashable, Sendable {
    /// The number of people in the last two days.
    public var recentPeople: Int
    /// The number of people in the last seven days.
    public var weekPeople: Int
    /// The total number of moments; nil if unknown.
    public var moments: Int?

    /// Makes a usage.
    public init(recentPeople: Int, weekPeople: Int, moments: Int? = nil) {
      self.recentPeople = recentPeople
      self.weekPeople = weekPeople
      self.moments = moments
    }
  }

  /// A row in the reader's language.
  ///
  /// Shows the most recent: the people of two days, else those of a week, else the number of
  /// moments.
  ///
  /// The history is oldest day first.
  public init(name: String, usage: Usage, history: [Int], strings: Strings) {
    let text =
      if usage.recentPeople > 0 {
        strings.people(usage.recentPeople, inDays: 2)
      } else if usage.weekPeople > 0 {
        strings.people(usage.weekPeople, inDays: 7)
      } else {
        usage.moments.map(strings.moments) ?? ""
      }
    self.init(
      name: name,
      usageText: text,
      history: history,
      accessibilityText: strings.sentences(["#\(name)", text])
    )
  }
}

extension PersonRow {
  /// A row in the reader's language.
  ///
  /// The lines of the bio are joined into one of at most 200 characters; an unknown number of
  /// followers is left out.
  public init(person: PersonReference, bio: RichText, followers: Int?, strings: Strings) {
    let line = bio.inOneLine(upTo: 200)
    let count = followers.map(strings.followers) ?? ""
    self.init(
      person: person,
      bio: line,
      followersText: followers.map(strings.compactFollowers) ?? "",
      accessibilityText: strings.sentences([person.name, person.handle, line.words, count])
    )
  }
}

extension ExploreShelf {
  /// A shelf of a kind in the reader's language, without items.
  public init(_ kind: Kind, id: ListItemID, strings: Strings) {
    let items: Items =
      switch kind {
      case .photos: .photos([])
      case .hashtags: .hashtags([])
      case .people: .people([])
      case .links: .links([])
      }
    self.init(
      id: id,
      title: strings.shelfTitle(kind),
      items: items,
      moreTitle: kind == .links ? strings.showMore : "",
      loadingText: strings.loading
    )
  }

  /// Shows items, or that there are none.
  ///
  /// - Parameters:
  ///   - items: All items so far.
  ///   - isEnd: Whether there are no more.
  ///   - strings: The reader's language.
  public mutating func show(_ items: Items, isEnd: Bool, strings: Strings) {
    self.items = items
    paging = isEnd ? .end : .idle
    // The grid shows a page at a time, and nothing else shows that there are more.
    detail = ""
    if case .photos(let tiles) = items, tiles.count > Self.photosOfGrid {
      detail = strings.photos(tiles.map(\.image)) ?? ""
    }
    state =
      items.count > 0
      ? .content
      : .empty(
        ListEmptyMessage(
          title: strings.emptyShelf(kind),
          message: strings.emptyShelfMessage(kind)
        )
      )
  }

  /// The number of photos that fill the grid: three by three.
  public static let photosOfGrid = 9
}
