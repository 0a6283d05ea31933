/// The sections and items of a list at one moment, by their identifiers.
///
/// Identifiers are unique in the whole snapshot. Looking one up costs O(1); adding at the end of a
/// section costs what is added; a change further in costs the items behind it.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  var places = SnapshotPlaces<SectionIdentifierType, ItemIdentifierType>()
  var reloadedItems: [ItemIdentifierType] = []
  var reconfiguredItems: [ItemIdentifierType] = []
  var reloadedSections: [SectionIdentifierType] = []

  /// Nothing.
  public init() {}

  // MARK: Counting

  /// How many items there are.
  public var numberOfItems: Int { places.itemCount }

  /// How many sections there are.
  public var numberOfSections: Int { places.sectionIDs.count }

  /// The sections in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { places.sectionIDs }

  /// The items in their order, section by section; O(n).
  public var itemIdentifiers: [ItemIdentifierType] { places.allItems }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    places.count(at: position(of: identifier))
  }

  /// The items of a section in their order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    places.items(at: position(of: identifier))
  }

  // MARK: Looking up

  /// The section that holds an item; nil if none does.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    places.place(of: identifier).map { places.sectionIDs[$0.section] }
  }

  /// The position of an item among all items; nil if it is missing; O(sections).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let place = places.place(of: identifier) else { return nil }
    return (0..<place.section).reduce(place.item) { $0 + places.count(at: $1) }
  }

  /// The position of a section; nil if it is missing.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    places.index(of: identifier)
  }

  // MARK: Reloading

  /// The items whose cells are to be made again.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }

  /// The items whose cells are to be filled again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }

  /// The sections whose cells are to be made again.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }

  /// Has the cells of items made again when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    require(identifiers, to: "reload")
    reloadedItems += identifiers.filter { !reloadedItems.contains($0) }
  }

  /// Has the cells of items filled again, and kept, when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    require(identifiers, to: "reconfigure")
    let known = Set(reconfiguredItems)
    reconfiguredItems += identifiers.filter { !known.contains($0) }
  }

  /// Has the cells, headers and footers of sections made again when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = position(of: identifier) }
    reloadedSections += identifiers.filter { !reloadedSections.contains($0) }
  }

  private func require(_ identifiers: [ItemIdentifierType], to verb: String) {
    for identifier in identifiers where !places.contains(identifier) {
      SnapshotFailure.stop(
        "Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)"
      )
    }
  }

  // MARK: Finding what must be there

  func position(of section: SectionIdentifierType) -> Int {
    guard let position = places.index(of: section) else {
      SnapshotFailure.stop("Invalid section identifier for snapshot: \(section)")
    }
    return position
  }

  func place(of item: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let place = places.place(of: item) else {
      SnapshotFailure.stop("Invalid item identifier for snapshot: \(item)")
    }
    return place
  }
}
