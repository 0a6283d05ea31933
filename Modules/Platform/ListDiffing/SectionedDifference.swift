public import Foundation

/// The changes that turn a list on screen into new sections.
///
/// Apply it in this order:
/// 1. each of the ``stages`` in one batch update, with its `sections` as the data once the batch
///   runs;
/// 2. ``reloaded`` and ``reconfigured`` rows and the headers and footers that changed, all in the
///   new indices.
///
/// Index paths have two indices, section and item.
public struct SectionedDifference<Section: DiffableSection> {
  /// An identity that the new sections hold more than once.
  public typealias Duplicate = DuplicateIdentity<Section.SectionID, Section.ItemID>

  /// Batches of insertions, deletions and moves, to run one after the other.
  ///
  /// Empty when the order of the identities is the same; one as a rule; up to three when sections
  /// move or rows cross into or out of sections that come or go.
  public var stages: [BatchStage<Section>] = []

  /// Rows, by new index path, that keep their cell and take new content.
  public var reconfigured: [IndexPath] = []

  /// Rows, by new index path, that need another cell.
  public var reloaded: [IndexPath] = []

  /// Sections, by new index, whose header was changed, inserted or deleted.
  public var changedHeaders = IndexSet()

  /// Sections, by new index, whose footer was changed, inserted or deleted.
  public var changedFooters = IndexSet()

  /// Identities that appear more than once in the new sections, where they were looked for.
  ///
  /// The list is shown nevertheless.
  public var duplicates: [Duplicate] = []

  /// The memory that finding the difference took at its peak, the stages themselves not counted, in
  /// bytes.
  public var workingBytes = 0

  /// Makes a difference of nothing.
  public init() {}

  /// Whether there is nothing to do.
  public var isEmpty: Bool {
    stages.isEmpty && reconfigured.isEmpty && reloaded.isEmpty && changedHeaders.isEmpty
      && changedFooters.isEmpty
  }

  @inlinable @inline(__always)
  mutating func note(_ change: ContentChange, _ section: Int, _ item: Int) {
    if change == .none { return }
    let path = IndexPath(index: section).appending(item)
    if change == .reload { reloaded.append(path) } else { reconfigured.append(path) }
  }
}

extension SectionedDifference: Sendable
where Section: Sendable, Section.SectionID: Sendable, Section.ItemID: Sendable {}

/// An identity that a list holds more than once.
public enum DuplicateIdentity<SectionID: Hashable, ItemID: Hashable>: Hashable {
  /// Two sections have this identity.
  case section(SectionID)
  /// Two rows, in one section or in two, have this identity.
  case item(ItemID)
}

extension DuplicateIdentity: Sendable where SectionID: Sendable, ItemID: Sendable {}
