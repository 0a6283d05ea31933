public import UIKitCore

/// The state of a list's data: its sections and items, by their identifiers.
///
/// Identifiers are unique in the whole snapshot. Looking up an identifier is O(1); appending to a
/// section costs the number of new items, other changes the number of items behind them.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  var contents = SnapshotIndex<SectionIdentifierType, ItemIdentifierType>()
  var reloadedItems: [ItemIdentifierType] = []
  var reconfiguredItems: [ItemIdentifierType] = []
  var reloadedSections: [SectionIdentifierType] = []

  /// Makes an empty snapshot.
  public init() {}

  // MARK: Counting

  /// The items of all sections together.
  public var numberOfItems: Int { contents.itemCount }

  /// How many sections there are, those without items included.
  public var numberOfSections: Int { contents.sectionIDs.count }

  /// The sections in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { contents.sectionIDs }

  /// The items in their order, section by section; O(n).
  public var itemIdentifiers: [ItemIdentifierType] { contents.allItems }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    contents.count(at: position(of: identifier))
  }

  /// Returns the items of a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    contents.items(at: position(of: identifier))
  }

  // MARK: Looking up

  /// Returns the section that contains an item; nil if none does.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    contents.location(of: identifier).map { contents.sectionIDs[$0.section] }
  }

  /// Returns the index of an item among all items; nil if it is missing; O(sections).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let place = contents.location(of: identifier) else { return nil }
    return (0..<place.section).reduce(place.item) { $0 + contents.count(at: $1) }
  }

  /// Returns the index of a section; nil if it is missing.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.index(of: identifier)
  }

  // MARK: Reloading

  /// The items whose cells are to be replaced.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }

  /// The items whose existing cells are to be configured again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }

  /// The sections whose cells are to be replaced.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }

  /// Marks items whose cells are replaced when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    require(identifiers, to: "reload")
    reloadedItems += identifiers.filter { !reloadedItems.contains($0) }
  }

  /// Marks items whose existing cells are configured again when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    require(identifiers, to: "reconfigure")
    let known = Set(reconfiguredItems)
    reconfiguredItems += identifiers.filter { !known.contains($0) }
  }

  /// Marks sections whose cells, headers and footers are replaced when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = position(of: identifier) }
    reloadedSections += identifiers.filter { !reloadedSections.contains($0) }
  }

  private func require(_ identifiers: [ItemIdentifierType], to verb: String) {
    for identifier in identifiers where !contents.contains(identifier) {
      SnapshotFailure.stop(
        "Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)"
      )
    }
  }

  // MARK: Finding what must be there

  func position(of section: SectionIdentifierType) -> Int {
    guard let position = contents.index(of: section) else {
      SnapshotFailure.stop("Invalid section identifier for snapshot: \(section)")
    }
    return position
  }

  func place(of item: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let place = contents.location(of: item) else {
      SnapshotFailure.stop("Invalid item identifier for snapshot: \(item)")
    }
    return place
  }
}
