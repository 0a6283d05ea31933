public import Foundation

/// One batch of insertions, deletions and moves.
///
/// Obeys the rules of batch updates: deletions and the origins of moves are indices before the batch,
/// insertions and the destinations of moves are indices after it; no index is named twice; a row of a
/// deleted or inserted section is not named at all; and a batch that moves sections touches no row.
public struct BatchStage<Section: DiffableSection> {
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
  init(sections: [Section]) {
    self.sections = sections
  }

  /// Whether the batch changes nothing.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deleted.isEmpty && inserted.isEmpty && moved.isEmpty
  }

  /// A move of a row.
  public typealias ItemMove = BatchItemMove

  /// A move of a section.
  public typealias SectionMove = BatchSectionMove
}

extension BatchStage: Sendable where Section: Sendable {}

/// One batch of changes of a list of ``ListSection``s.
public typealias ListStage = BatchStage<ListSection>

/// A move of a row.
public struct BatchItemMove: Hashable, Sendable {
  /// Where the row was, before the batch.
  public var from: IndexPath

  /// Where the row is, after the batch.
  public var to: IndexPath

  /// Makes a move.
  public init(from: IndexPath, to: IndexPath) {
    self.from = from
    self.to = to
  }
}

/// A move of a section.
public struct BatchSectionMove: Hashable, Sendable {
  /// Where the section was, before the batch.
  public var from: Int

  /// Where the section is, after the batch.
  public var to: Int

  /// Makes a move.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}
