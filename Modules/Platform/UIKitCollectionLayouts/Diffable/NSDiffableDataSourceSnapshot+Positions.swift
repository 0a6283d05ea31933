internal import Foundation
internal import UIKitCore

extension NSDiffableDataSourceSnapshot {
  /// Sets the sections and items, without pending reloads.
  mutating func show(_ contents: SnapshotIndex<SectionIdentifierType, ItemIdentifierType>) {
    self = Self()
    self.contents = contents
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, contents.sectionIDs.indices.contains(path.section),
      path.item >= 0, path.item < contents.count(at: path.section)
    else { return nil }
    return contents.items(at: path.section)[path.item]
  }

  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    contents.location(of: item).map { IndexPath(item: $0.item, section: $0.section) }
  }

  func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    contents.sectionIDs.indices.contains(index) ? contents.sectionIDs[index] : nil
  }

  /// Moves an item like a list: the target index path is one after the removal of the item.
  mutating func moveItem(at source: IndexPath, to target: IndexPath) {
    guard let item = item(at: source) else { return }
    contents.remove([item])
    contents.insert([item], section: target.section, at: target.item)
  }
}
