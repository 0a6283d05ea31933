public import Foundation

/// What to do to a list on screen so that it shows new sections.
///
/// Apply it in this order:
/// 1. each of the ``stages`` in one batch update, with its `sections` as the data once the batch runs;
/// 2. ``reloaded`` and ``reconfigured`` rows and the headers and footers that changed, all in the new
///    indices.
///
/// Index paths have two indices, section and item.
public struct ListChanges: Sendable {
  /// Batches of insertions, deletions and moves, to run one after the other.
  ///
  /// Empty when the order of the identities is the same; one as a rule; three when sections move or
  /// rows cross into or out of sections that come or go.
  public var stages: [ListStage] = []

  /// Rows, by new index path, that keep their cell and take new content.
  public var reconfigured: [IndexPath] = []

  /// Rows, by new index path, that need a cell of another pool.
  public var reloaded: [IndexPath] = []

  /// Sections, by new index, whose header changed, came or went.
  public var changedHeaders = IndexSet()

  /// Sections, by new index, whose footer changed, came or went.
  public var changedFooters = IndexSet()

  /// Identities that appear more than once in the new sections: a defect of the view model.
  ///
  /// The list is shown nevertheless.
  public var duplicates: [ListDuplicate] = []

  /// Whether there is nothing to do.
  public var isEmpty: Bool {
    stages.isEmpty && reconfigured.isEmpty && reloaded.isEmpty && changedHeaders.isEmpty
      && changedFooters.isEmpty
  }
}

/// One batch of insertions, deletions and moves.
///
/// Obeys the rules of batch updates: deletions and the origins of moves are indices before the batch,
/// insertions and the destinations of moves are indices after it; no index is named twice; a row of a
/// deleted or inserted section is not named at all; and a batch that moves sections touches no row.
public struct ListStage: Sendable {
  /// The data after the batch.
  public var sections: [ListSection]

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

  /// Whether the batch changes nothing.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deleted.isEmpty && inserted.isEmpty && moved.isEmpty
  }

  /// A move of a row.
  public struct ItemMove: Hashable, Sendable {
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
  public struct SectionMove: Hashable, Sendable {
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
}

/// An identity that a list holds more than once.
public enum ListDuplicate: Hashable, Sendable {
  /// Two sections have this identity.
  case section(ListItemID)
  /// Two rows, in one section or in two, have this identity.
  case item(ListItemID)
}
