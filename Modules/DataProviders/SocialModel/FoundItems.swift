public import MomentsValues

/// The results of a search: the beginning of each kind, or a page of one kind.
public struct FoundItems: Sendable, Equatable {
  /// People, the best first.
  public var people: [Account]
  /// Hashtags, the best first.
  public var tags: [TagUsage]
  /// Posts without boosts: `id` equals `postID`.
  public var moments: [Moment]
  /// The cursor of the next page; nil at the end, and always where all kinds were requested.
  public var next: PageCursor?
  /// Whether the source could not be reached, and the results are from this machine.
  public var isFromDevice: Bool
  /// Whether the source is known to search the text of moments.
  ///
  /// Servers do not say. Where this is false and no moment was found, there may still be some.
  public var searchesText: Bool

  /// Makes results; by default empty ones.
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
  /// A page of all results of a local search; cursors count the items.
  ///
  /// - Parameters:
  ///   - scope: The requested kind, or the beginning of each.
  ///   - cursor: `next` of the page before.
  ///   - length: The largest number of items of a kind on a page; at least 1.
  /// - Returns: The page.
  public func page(in scope: SearchScope, after cursor: PageCursor?, length: Int) -> FoundItems {
    var next: PageCursor?
    func part<Item: Sendable>(_ items: [Item], _ kind: SearchScope) -> [Item] {
      guard scope == .all || scope == kind else { return [] }
      let part = Page(of: items, after: cursor, length: max(1, length))
      if scope != .all { next = part.next }
      return part.items
    }
    var page = self
    page.people = part(people, .people)
    page.tags = part(tags, .hashtags)
    page.moments = part(moments, .moments)
    page.next = next
    return page
  }
}
