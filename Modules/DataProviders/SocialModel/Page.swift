/// A part of a long list.
public struct Page<Element: Sendable>: Sendable {
  /// The items, in the order of the list.
  ///
  /// May be empty although there is a next page.
  public var items: [Element]
  /// Where the next page begins; nil at the end of the list.
  public var next: PageCursor?
  /// Where rows may be missing between those of ``items``; each is named by the row above it.
  public var gaps: [TimelineGap]
  /// What could not be read and was left out.
  ///
  /// Notes about a whole source come with its first page and not again.
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
