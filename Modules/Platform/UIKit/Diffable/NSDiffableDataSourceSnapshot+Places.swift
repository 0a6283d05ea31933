internal import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Sets the sections and items, without pending reloads.
  mutating func show(_ places: SnapshotIndex<SectionIdentifierType, ItemIdentifierType>) {
    self = Self()
    self.places = places
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, places.sectionIDs.indices.contains(path.section),
      path.item >= 0, path.item < places.count(at: path.section)
    else { return nil }
    return places.items(at: path.section)[path.item]
  }

  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    places.place(of: item).map { IndexPath(item: $0.item, section: $0.section) }
  }

  func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    places.sectionIDs.indices.contains(index) ? places.sectionIDs[index] : nil
  }

  /// Moves an item like a list: the target index path is one after the removal of the item.
  mutating func moveItem(at source: IndexPath, to target: IndexPath) {
    guard let item = item(at: source) else { return }
    places.remove([item])
    places.insert([item], section: target.section, at: target.item)
  }
}
