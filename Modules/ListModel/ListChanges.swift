/// What to do to a list on screen so that it shows new sections.
public typealias ListChanges = SectionedDifference<ListSection>

/// One batch of changes of a list of ``ListSection``s.
public typealias ListStage = BatchStage<ListSection>

/// An identity that a list holds more than once: a defect of its view model.
public typealias ListDuplicate = ListChanges.Duplicate

extension ListDiff {
  /// What to do to a list that shows `old` so that it shows `new`; looks for duplicates too.
  public static func changes(
    from old: [ListSection],
    to new: [ListSection]
  ) -> ListChanges {
    var changes = sectionedDifference(from: old, to: new)
    changes.duplicates = duplicates(in: new)
    return changes
  }

  /// What to do to a list that shows `old` so that it shows `new`, found off the caller's actor.
  ///
  /// - Throws: `CancellationError` soon after the task was cancelled.
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

  /// Rows of another type or pool need another cell.
  public static func contentChange(from old: AnyListItem, to new: AnyListItem) -> ContentChange {
    if new.hasSameContent(as: old) { return .none }
    return new.typeID == old.typeID && new.reuseIdentifier == old.reuseIdentifier
      ? .reconfigure : .reload
  }

  /// Whether a header that shows that of the old section looks right for this one.
  public func hasSameHeader(as old: ListSection) -> Bool { Self.looksSame(old.header, header) }

  /// Whether a footer that shows that of the old section looks right for this one.
  public func hasSameFooter(as old: ListSection) -> Bool { Self.looksSame(old.footer, footer) }

  private static func looksSame(_ old: AnyListItem?, _ new: AnyListItem?) -> Bool {
    switch (old, new) {
    case (nil, nil): true
    case (let old?, let new?): old.itemID == new.itemID && new.hasSameContent(as: old)
    default: false
    }
  }
}
