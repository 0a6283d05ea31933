public import Foundation

/// One batch of insertions, deletions and moves.
///
/// Follows the rules of batch updates: deletions and the origins of moves are indices before the
/// batch, insertions and the destinations of moves are indices after it; no index occurs twice;
/// rows of a deleted or inserted section do not occur; and a batch that moves sections changes no
/// row.
public struct BatchStage<Section: DiffableSection> {
  /// A move of a row, from the index path before the batch to the one after.
  public typealias ItemMove = BatchMove<IndexPath>

  /// A move of a section, from the index before the batch to the one after.
  public typealias SectionMove = BatchMove<Int>

  /// The data after the batch.
  public var sections: [Section]

  /// The deleted sections, as indices before the batch.
  public var deletedSections = IndexSet()

  /// The inserted sections including their rows, as indices after the batch.
  public var insertedSections = IndexSet()

  /// The sections that keep their rows and change their index.
  public var movedSections: [SectionMove] = []

  /// The deleted rows, as index paths before the batch.
  public var deleted: [IndexPath] = []

  /// The inserted rows, as index paths after the batch.
  public var inserted: [IndexPath] = []

  /// The moved rows.
  public var moved: [ItemMove] = []

  /// Makes an empty batch.
  @inlinable
  public init(sections: [Section]) {
    self.sections = sections
  }

  /// Whether the batch contains no changes.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deleted.isEmpty && inserted.isEmpty && moved.isEmpty
  }
}

extension BatchStage: Sendable where Section: Sendable {}

/// A move of a row or of a section.
public struct BatchMove<Place: Hashable>: Hashable {
  /// The index or index path before the batch.
  public var from: Place

  /// The index or index path after the batch.
  public var to: Place

  /// Makes a move.
  @inlinable
  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}

extension BatchMove: Sendable where Place: Sendable {}

extension BatchStage: CustomStringConvertible {
  /// The changes, with rows as section and item: `deleted 0.3 moved 0.1>0.4`.
  public var description: String {
    var parts: [String] = []
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { parts.append("\(name) \(values.joined(separator: " "))") }
    }
    add("deleted sections", deletedSections.map(String.init))
    add("inserted sections", insertedSections.map(String.init))
    add("moved sections", movedSections.map { "\($0.from)>\($0.to)" })
    add("deleted", deleted.map { "\($0[0]).\($0[1])" })
    add("inserted", inserted.map { "\($0[0]).\($0[1])" })
    add("moved", moved.map { "\($0.from[0]).\($0.from[1])>\($0.to[0]).\($0.to[1])" })
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
