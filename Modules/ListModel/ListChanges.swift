/// The changes that turn the list on screen into new sections.
public typealias ListChanges = SectionedDifference<ListSection>

extension ListDiff {
  /// The changes that turn `old` into `new`, with duplicates.
  public static func changes(
    from old: [ListSection],
    to new: [ListSection]
  ) -> ListChanges {
    var changes = sectionedDifference(from: old, to: new)
    changes.duplicates = duplicates(in: new)
    return changes
  }

  /// The changes that turn `old` into `new`, computed off the caller's actor.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled.
  @concurrent
  public static func changesOffActor(
    from old: [ListSection],
    to new: [ListSection]
  ) async throws(CancellationError) -> ListChanges {
    var changes = try await sectionedDifference(from: old, to: new)
    if Task.isCancelled { throw CancellationError() }
    changes.duplicates = duplicates(in: new)
    return changes
  }
}

extension ListSection: DiffableSection {
  /// The identity of the section.
  public var sectionID: ListItemID { id }

  /// The identity of a row.
  public static func itemID(of item: AnyListItem) -> ListItemID { item.itemID }

  /// Rows of another type or pool need a new cell.
  public static func contentChange(from old: AnyListItem, to new: AnyListItem) -> ContentChange {
    if new.hasSameContent(as: old) { return .none }
    return new.typeID == old.typeID && new.reuseIdentifier == old.reuseIdentifier
      ? .reconfigure : .reload
  }

  /// Whether a header that shows the old section's content is already correct for this one.
  public func hasSameHeader(as old: ListSection) -> Bool { Self.looksSame(old.header, header) }

  /// Whether a footer that shows the old section's content is already correct for this one.
  public func hasSameFooter(as old: ListSection) -> Bool { Self.looksSame(old.footer, footer) }

  private static func looksSame(_ old: AnyListItem?, _ new: AnyListItem?) -> Bool {
    switch (old, new) {
    case (nil, nil): true
    case (let old?, let new?): old.itemID == new.itemID && new.hasSameContent(as: old)
    default: false
    }
  }
}
