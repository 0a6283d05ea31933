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

extension Page: Equatable where Element: Equatable {}
