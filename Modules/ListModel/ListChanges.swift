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

  /// Makes changes of nothing.
  public init() {}

  /// Whether there is nothing to do.
  public var isEmpty: Bool {
    stages.isEmpty && reconfigured.isEmpty && reloaded.isEmpty && changedHeaders.isEmpty
      && changedFooters.isEmpty
  }
}

/// An identity that a list holds more than once.
public enum ListDuplicate: Hashable, Sendable {
  /// Two sections have this identity.
  case section(ListItemID)
  /// Two rows, in one section or in two, have this identity.
  case item(ListItemID)
}
