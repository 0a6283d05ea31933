extension NSDiffableDataSourceSnapshot {
  // MARK: Items

  /// Adds items at the end of a section, or of the last one.
  ///
  /// Items that are there already move to the new place.
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
    take(identifiers)
    places.insert(identifiers, section: section, at: places.count(at: section))
  }

  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: beforeIdentifier, distance: 0)
  }

  /// Adds items behind another one.
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
    take(identifiers)
    let target = place(of: anchor)
    places.insert(identifiers, section: target.section, at: target.item + distance)
  }

  /// Takes items out that are about to be put elsewhere.
  private mutating func take(_ identifiers: [ItemIdentifierType]) {
    SnapshotFailure.requireUnique(identifiers, "item")
    let known = identifiers.filter { places.contains($0) }
    if !known.isEmpty { places.remove(known) }
  }

  /// Removes items; missing ones are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    places.remove(identifiers)
    let gone = Set(identifiers)
    reloadedItems.removeAll { gone.contains($0) }
    reconfiguredItems.removeAll { gone.contains($0) }
  }

  /// Removes everything, sections too.
  public mutating func deleteAllItems() { self = Self() }

  /// Puts an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    _ = place(of: identifier)
    insert([identifier], nextTo: toIdentifier, distance: 0)
  }

  /// Puts an item behind another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    _ = place(of: identifier)
    insert([identifier], nextTo: toIdentifier, distance: 1)
  }

  // MARK: Sections

  /// Adds sections behind the last one.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: numberOfSections)
  }

  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: position(of: toIdentifier))
  }

  /// Adds sections behind another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: position(of: toIdentifier) + 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at position: Int) {
    SnapshotFailure.requireUnique(identifiers, "section")
    for identifier in identifiers where places.index(of: identifier) != nil {
      SnapshotFailure.stop("Section identifier already exists in the snapshot: \(identifier)")
    }
    places.insert(identifiers, at: position)
  }

  /// Removes sections with their items; missing ones are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let position = places.index(of: identifier) else { continue }
      let gone = Set(places.items(at: position))
      reloadedItems.removeAll { gone.contains($0) }
      reconfiguredItems.removeAll { gone.contains($0) }
      places.remove(section: position)
    }
    reloadedSections.removeAll { identifiers.contains($0) }
  }

  /// Puts a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, distance: 0)
  }

  /// Puts a section behind another one.
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
    places.move(section: from, to: to + distance)
  }
}
