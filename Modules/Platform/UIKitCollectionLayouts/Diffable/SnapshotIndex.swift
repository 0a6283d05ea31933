internal import ListDiffing
internal import UIKitCore

/// Sections with ordered items, in which each identifier is found in O(1).
///
/// Lookup is O(1); a change in the middle of a section costs the number of items behind it,
/// appending the number of new items.
struct SnapshotIndex<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// The position of an item: the permanent number of its section, and its index.
  private struct Location: Sendable {
    var section: Int
    var position: Int
  }

  private(set) var sectionIDs: [SectionID] = []
  /// The permanent number of each section.
  private var numbers: [Int] = []
  private var positionOfSection: [SectionID: Int] = [:]
  private var positionOfNumber: [Int: Int] = [:]
  private var items: [Int: [ItemID]] = [:]
  private var locations: [ItemID: Location] = [:]
  private var nextNumber = 0

  init() {}

  init(_ sections: [KeyedSection<SectionID, ItemID>]) {
    insert(sections.map(\.key), at: 0)
    for (index, section) in sections.enumerated() { insert(section.items, section: index, at: 0) }
  }

  /// The sections with their items, without copying.
  var sections: [KeyedSection<SectionID, ItemID>] {
    sectionIDs.indices.map { KeyedSection(sectionIDs[$0], items(at: $0)) }
  }

  var itemCount: Int { locations.count }

  /// All items, section by section.
  var allItems: [ItemID] { numbers.flatMap { items[$0] ?? [] } }

  func items(at section: Int) -> [ItemID] { items[numbers[section]] ?? [] }

  func count(at section: Int) -> Int { items[numbers[section]]?.count ?? 0 }

  func index(of section: SectionID) -> Int? { positionOfSection[section] }

  func contains(_ item: ItemID) -> Bool { locations[item] != nil }

  /// The index of the section, and the item's index in it.
  func location(of item: ItemID) -> (section: Int, item: Int)? {
    guard let location = locations[item], let section = positionOfNumber[location.section] else {
      return nil
    }
    return (section, location.position)
  }

  // MARK: Sections

  mutating func insert(_ sections: [SectionID], at position: Int) {
    sectionIDs.insert(contentsOf: sections, at: position)
    let new = sections.indices.map { nextNumber + $0 }
    nextNumber += sections.count
    numbers.insert(contentsOf: new, at: position)
    renumber(from: position)
  }

  mutating func remove(section position: Int) {
    for item in items(at: position) { locations[item] = nil }
    items[numbers[position]] = nil
    positionOfNumber[numbers[position]] = nil
    positionOfSection[sectionIDs[position]] = nil
    sectionIDs.remove(at: position)
    numbers.remove(at: position)
    renumber(from: position)
  }

  /// Moves a section; `position` is an index after its removal.
  mutating func move(section from: Int, to position: Int) {
    sectionIDs.insert(sectionIDs.remove(at: from), at: position)
    numbers.insert(numbers.remove(at: from), at: position)
    renumber(from: min(from, position))
  }

  private mutating func renumber(from position: Int) {
    for index in position..<sectionIDs.count {
      positionOfSection[sectionIDs[index]] = index
      positionOfNumber[numbers[index]] = index
    }
  }

  // MARK: Items

  mutating func insert(_ new: [ItemID], section: Int, at position: Int) {
    let number = numbers[section]
    items[number, default: []].insert(contentsOf: new, at: position)
    record(number, from: position)
  }

  /// Removes items; missing ones are ignored.
  mutating func remove(_ removed: some Sequence<ItemID>) {
    var firsts: [Int: Int] = [:]
    for item in removed {
      guard let location = locations.removeValue(forKey: item) else { continue }
      firsts[location.section] = min(
        firsts[location.section] ?? location.position,
        location.position
      )
    }
    for (number, first) in firsts {
      guard let old = items[number] else { continue }
      let kept = old[first...].filter { locations[$0] != nil }
      items[number]?.replaceSubrange(first..., with: kept)
      record(number, from: first)
    }
  }

  private mutating func record(_ number: Int, from position: Int) {
    guard let list = items[number] else { return }
    for index in position..<list.count {
      locations[list[index]] = Location(section: number, position: index)
    }
  }
}
