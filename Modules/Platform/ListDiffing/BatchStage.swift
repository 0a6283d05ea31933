public import Foundation

/// One batch of insertions, deletions and moves.
///
/// Obeys the rules of batch updates: deletions and the origins of moves are indices before the
/// batch, insertions and the destinations of moves are indices after it; no index is named twice; a
/// row of a deleted or inserted section is not named at all; and a batch that moves sections
/// touches no row.
public struct BatchStage<Section: DiffableSection> {
  /// A move of a row: where it is before the batch, and where after it.
  public typealias ItemMove = BatchMove<IndexPath>

  /// From the index before the batch to the one after.
  public typealias SectionMove = BatchMove<Int>

  /// The data after the batch.
  public var sections: [Section]

  /// Sections that go, by index before.
  public var deletedSections = IndexSet()

  /// Sections that come, with their rows, by index after.
  public var insertedSections = IndexSet()

  /// Sections that move.
  public var movedSections: [SectionMove] = []

  /// Rows that go, by index path before.
  public var deleted: [IndexPath] = []

  /// Rows that come, by index path after.
  public var inserted: [IndexPath] = []

  /// Rows that move.
  public var moved: [ItemMove] = []

  /// Makes a batch that changes nothing yet.
  @inlinable
  public init(sections: [Section]) {
    self.sections = sections
  }

  /// Whether the batch changes nothing.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deleted.isEmpty && inserted.isEmpty && moved.isEmpty
  }
}

extension BatchStage: Sendable where Section: Sendable {}

/// A move of a row or of a section.
public struct BatchMove<Place: Hashable>: Hashable {
  /// Where it was, before the batch.
  public var from: Place

  /// Where it is, after the batch.
  public var to: Place

  /// Makes a move.
  @inlinable
  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}

extension BatchMove: Sendable where Place: Sendable {}
