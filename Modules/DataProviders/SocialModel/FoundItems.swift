/// What a search found: the beginning of each kind, or a page of one.
public struct FoundItems: Sendable, Equatable {
  /// People, the best first.
  public var people: [Account]
  /// Hashtags, the best first.
  public var tags: [TagUsage]
  /// Posts as themselves, never as somebody's sharing: `id` is `postID`.
  public var moments: [Moment]
  /// Where the next page begins; nil at the end, and always where all kinds were asked for.
  public var next: PageCursor?
  /// Whether the source could not be asked, and this is what is known of it on this machine.
  public var isFromDevice: Bool
  /// Whether the source is known to look through the text of moments.
  ///
  /// Servers do not tell. Where this is false and no moment was found, there may be some.
  public var searchesText: Bool

  /// Makes findings; by default there are none.
  public init(
    people: [Account] = [],
    tags: [TagUsage] = [],
    moments: [Moment] = [],
    next: PageCursor? = nil,
    isFromDevice: Bool = false,
    searchesText: Bool = true
  ) {
    self.people = people
    self.tags = tags
    self.moments = moments
    self.next = next
    self.isFromDevice = isFromDevice
    self.searchesText = searchesText
  }

  /// Whether nothing was found.
  public var isEmpty: Bool { people.isEmpty && tags.isEmpty && moments.isEmpty }
}

extension FoundItems {
  /// A page of all that a source found by itself; cursors count the items.
  ///
  /// - Parameters:
  ///   - kind: What was asked for; nil for the beginning of every kind.
  ///   - cursor: `next` of the page before.
  ///   - length: How many items of a kind a page has at most; at least 1.
  /// - Returns: The page.
  public func page(of kind: FoundKind?, after cursor: PageCursor?, length: Int) -> FoundItems {
    let start = max(0, cursor.flatMap { Int($0.token) } ?? 0)
    func part<Item>(_ items: [Item], _ ofKind: FoundKind) -> [Item] {
      kind == nil || kind == ofKind ? Array(items.dropFirst(start).prefix(max(1, length))) : []
    }
    var page = self
    page.people = part(people, .people)
    page.tags = part(tags, .tags)
    page.moments = part(moments, .moments)
    let (count, shown) =
      switch kind {
      case .people: (people.count, page.people.count)
      case .tags: (tags.count, page.tags.count)
      case .moments: (moments.count, page.moments.count)
      case nil: (0, 0)
      }
    page.next = start + shown < count ? PageCursor(token: String(start + shown)) : nil
    return page
  }
}
