internal import Foundation

/// One batch of updates between two snapshots.
///
/// Obeys the rules of batch updates: deletions and the origins of moves are positions before the batch, insertions and the
/// destinations of moves positions after it; no position is named twice; a batch that moves sections touches no item.
struct SnapshotStage<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// The data after the batch.
  var places: SnapshotPlaces<SectionID, ItemID>
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  init(places: SnapshotPlaces<SectionID, ItemID>) { self.places = places }

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deleted.isEmpty && inserted.isEmpty && moved.isEmpty
  }
}
