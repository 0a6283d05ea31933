public import UIKitCore

extension NSDiffableDataSourceSnapshot {
  // MARK: Items

  /// Appends items to a section, or to the last one.
  ///
  /// Existing items are moved.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard numberOfSections > 0 else {
      SnapshotFailure.stop(
        "There are currently no sections in the data source. Please add a section first."
      )
    }
    let section = sectionIdentifier.map { position(of: $0) } ?? numberOfSections - 1
    removeBeforeInserting(identifiers)
    contents.insert(identifiers, section: section, at: contents.count(at: section))
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: beforeIdentifier, distance: 0)
  }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: afterIdentifier, distance: 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    nextTo anchor: ItemIdentifierType,
    distance: Int
  ) {
    _ = place(of: anchor)
    guard !identifiers.contains(anchor) else {
      SnapshotFailure.stop("Invalid parameter not satisfying: anchor is not among the items")
    }
    removeBeforeInserting(identifiers)
    let target = place(of: anchor)
    contents.insert(identifiers, section: target.section, at: target.item + distance)
  }

  /// Removes items that are about to be inserted elsewhere.
  private mutating func removeBeforeInserting(_ identifiers: [ItemIdentifierType]) {
    SnapshotFailure.requireUnique(identifiers, "item")
    let known = identifiers.filter { contents.contains($0) }
    if !known.isEmpty { contents.remove(known) }
  }

  /// Deletes items; missing ones are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    contents.remove(identifiers)
    let removed = Set(identifiers)
    reloadedItems.removeAll { removed.contains($0) }
    reconfiguredItems.removeAll { removed.contains($0) }
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    _ = place(of: identifier)
    insert([identifier], nextTo: toIdentifier, distance: 0)
  }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    _ = place(of: identifier)
    insert([identifier], nextTo: toIdentifier, distance: 1)
  }

  // MARK: Sections

  /// Adds sections without items behind the last one.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: numberOfSections)
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: position(of: toIdentifier))
  }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: position(of: toIdentifier) + 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at position: Int) {
    SnapshotFailure.requireUnique(identifiers, "section")
    for identifier in identifiers where contents.index(of: identifier) != nil {
      SnapshotFailure.stop("Section identifier already exists in the snapshot: \(identifier)")
    }
    contents.insert(identifiers, at: position)
  }

  /// Deletes sections with their items; missing ones are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let position = contents.index(of: identifier) else { continue }
      let removed = Set(contents.items(at: position))
      reloadedItems.removeAll { removed.contains($0) }
      reconfiguredItems.removeAll { removed.contains($0) }
      contents.remove(section: position)
    }
    reloadedSections.removeAll { identifiers.contains($0) }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, distance: 0)
  }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, distance: 1)
  }

  private mutating func move(
    _ section: SectionIdentifierType,
    nextTo anchor: SectionIdentifierType,
    distance: Int
  ) {
    let from = position(of: section)
    var to = position(of: anchor)
    guard from != to else {
      SnapshotFailure.stop("Invalid parameter not satisfying: fromSection != toSection")
    }
    if from < to { to -= 1 }
    contents.move(section: from, to: to + distance)
  }
}
