internal import Foundation

/// A collection view as a diffable data source changes it.
@MainActor final class DiffableCollection: DiffableList {
  let collection: UICollectionView

  init(_ collection: UICollectionView) { self.collection = collection }

  var showsData: Bool { collection.window != nil && !collection.needsReload }

  func reloadEverything() { collection.reloadData() }

  func runBatch(_ changes: () -> Void, completion: @escaping () -> Void) {
    collection.performBatchUpdates(changes) { _ in completion() }
  }

  func tell<SectionID, ItemID>(_ stage: SnapshotStage<SectionID, ItemID>) {
    if !stage.deletedSections.isEmpty { collection.deleteSections(stage.deletedSections) }
    if !stage.insertedSections.isEmpty { collection.insertSections(stage.insertedSections) }
    for move in stage.movedSections { collection.moveSection(move.from, toSection: move.to) }
    if !stage.deleted.isEmpty { collection.deleteItems(at: stage.deleted) }
    if !stage.inserted.isEmpty { collection.insertItems(at: stage.inserted) }
    for move in stage.moved { collection.moveItem(at: move.from, to: move.to) }
  }

  func tellReload(sections: IndexSet, items: [IndexPath]) {
    if !sections.isEmpty { collection.reloadSections(sections) }
    let rest = items.filter { !sections.contains($0.section) }
    if !rest.isEmpty { collection.reloadItems(at: rest) }
  }

  func tellReconfigure(_ items: [IndexPath]) {
    if !items.isEmpty { collection.reconfigureItems(at: items) }
  }
}
