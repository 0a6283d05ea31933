/// A part of a long list.
public struct Page<Element: Sendable>: Sendable {
  /// The items, in the order of the list.
  ///
  /// It may be empty although there is a next page.
  public var items: [Element]
  /// The cursor of the next page; nil at the end of the list.
  public var next: PageCursor?
  /// The gaps between ``items``; each is named by the row above it.
  public var gaps: [TimelineGap]
  /// The items that could not be read and were left out.
  ///
  /// Notes about a whole source are only on its first page.
  public var skipped: [SkippedItem]

  /// Makes a page.
  public init(
    items: [Element],
    next: PageCursor? = nil,
    gaps: [TimelineGap] = [],
    skipped: [SkippedItem] = []
  ) {
    self.items = items
    self.next = next
    self.gaps = gaps
    self.skipped = skipped
  }
}

extension Page {
  /// Makes a page of a list that is known as a whole; cursors count its elements.
  ///
  /// - Parameters:
  ///   - all: The list.
  ///   - cursor: `next` of the page before; one of another list is tolerated.
  ///   - length: The largest number of elements; at least 1.
  public init(of all: [Element], after cursor: PageCursor?, length: Int) {
    let start = min(max(0, cursor.flatMap { Int($0.token) } ?? 0), all.count)
    let end = min(start + length, all.count)
    let next = end < all.count ? PageCursor(token: String(end)) : nil
    self.init(items: Array(all[start..<end]), next: next)
  }
}

extension Page: Equatable where Element: Equatable {}
