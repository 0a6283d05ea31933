public import Foundation

/// The changes that update a displayed list to new sections.
///
/// Apply them in this order:
/// 1. each of the ``stages`` in a batch update, with its `sections` as the data once the batch
///   runs;
/// 2. ``reloaded`` and ``reconfigured`` rows and the headers and footers that changed, all with the
///   new indices.
///
/// Index paths have two indices, section and item.
public struct SectionedDifference<Section: DiffableSection> {
  /// An identity that occurs more than once in the new sections.
  public typealias Duplicate = DuplicateIdentity<Section.SectionID, Section.ItemID>

  /// Batches of insertions, deletions and moves, to be applied one after the other.
  ///
  /// Empty if the order of the identities is unchanged; usually one; up to three if sections move,
  /// or rows move to inserted sections or from deleted ones.
  public var stages: [BatchStage<Section>] = []

  /// Rows, by new index path, that keep their cell and need to be configured again.
  public var reconfigured: [IndexPath] = []

  /// Rows, by new index path, that need a new cell.
  public var reloaded: [IndexPath] = []

  /// Sections, by new index, whose header was changed, inserted or deleted.
  public var changedHeaders = IndexSet()

  /// Sections, by new index, whose footer was changed, inserted or deleted.
  public var changedFooters = IndexSet()

  /// Identities that occur more than once in the new sections, if duplicates were searched for.
  ///
  /// The list is shown nevertheless.
  public var duplicates: [Duplicate] = []

  /// The peak memory used to compute the difference, without the stages, in bytes.
  public var workingBytes = 0

  /// Makes an empty difference.
  public init() {}

  /// Whether there are no changes.
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

/// An identity that occurs more than once in a list.
public enum DuplicateIdentity<SectionID: Hashable, ItemID: Hashable>: Hashable {
  /// Two sections have this identity.
  case section(SectionID)
  /// Two rows, in one section or in two, have this identity.
  case item(ItemID)
}

extension DuplicateIdentity: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension SectionedDifference: CustomStringConvertible {
  /// The batches in order, and the in-place changes: for logs and debug reports.
  public var description: String {
    var parts = stages.enumerated().map { "stage \($0 + 1): \($1)" }
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { parts.append("\(name) \(values.joined(separator: " "))") }
    }
    add("reconfigured", reconfigured.map { "\($0[0]).\($0[1])" })
    add("reloaded", reloaded.map { "\($0[0]).\($0[1])" })
    add("headers", changedHeaders.map(String.init))
    add("footers", changedFooters.map(String.init))
    add("duplicates", duplicates.map(\.description))
    return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
  }
}

extension DuplicateIdentity: CustomStringConvertible {
  /// The kind, section or row, and the identity.
  public var description: String {
    switch self {
    case .section(let id): "section \(id)"
    case .item(let id): "row \(id)"
    }
  }
}
