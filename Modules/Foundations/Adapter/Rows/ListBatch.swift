public import Foundation

/// Changes to the rows of one section controller, applied together.
///
/// The rules are those of batch updates in UIKit: deleted and reloaded rows, and the origins of
/// moves, have indices before the batch; inserted rows and the destinations of moves have indices
/// after it; and no index is used twice.
///
/// ```swift
/// context.performBatch(animated: true) { batch in
///   comments.remove(at: 2)        // the controller's own data, in the closure
///   batch.delete(2)
/// }
/// ```
///
/// Do not change the data before the closure runs: it may have to wait for an update in progress,
/// and the list would request rows that do not exist yet.
public struct ListBatch: Equatable {
  /// Inserted rows, by index after the batch.
  public private(set) var inserted = IndexSet()
  /// Deleted rows, by index before the batch.
  public private(set) var deleted = IndexSet()
  /// Rows that get a new cell, by index before the batch.
  public private(set) var reloaded = IndexSet()
  /// Rows whose cell is configured again, by index before the batch.
  public private(set) var reconfigured = IndexSet()
  /// Moved rows, by index before and after the batch.
  public private(set) var moved: [Move] = []

  /// A move of one row.
  public struct Move: Hashable, Sendable {
    /// The index before the batch.
    public var from: Int
    /// The index after the batch.
    public var to: Int
  }

  /// Makes a batch that changes nothing.
  public init() {}

  /// Inserts a row, at an index after the batch.
  public mutating func insert(_ index: Int) { inserted.insert(index) }
  /// Inserts rows, at indices after the batch.
  public mutating func insert(_ indices: IndexSet) { inserted.formUnion(indices) }
  /// Deletes a row, by its index before the batch.
  public mutating func delete(_ index: Int) { deleted.insert(index) }
  /// Deletes rows, by their indices before the batch.
  public mutating func delete(_ indices: IndexSet) { deleted.formUnion(indices) }
  /// Gives a row a new cell, by its index before the batch.
  ///
  /// If the cell can stay, ``reconfigure(_:)`` avoids a flash.
  public mutating func reload(_ index: Int) { reloaded.insert(index) }
  /// Configures a row's cell again, by the row's index before the batch.
  public mutating func reconfigure(_ index: Int) { reconfigured.insert(index) }
  /// Moves a row, from its index before the batch to its index after it.
  public mutating func move(from: Int, to: Int) { moved.append(Move(from: from, to: to)) }
}

extension ListBatch: CustomStringConvertible {
  /// The changes by index: `inserted 3 deleted 0 1 moved 2>4`.
  public var description: String {
    var parts: [String] = []
    func add(_ name: String, _ indices: IndexSet) {
      if !indices.isEmpty { parts.append(name + indices.map { " \($0)" }.joined()) }
    }
    add("inserted", inserted)
    add("deleted", deleted)
    add("reloaded", reloaded)
    add("reconfigured", reconfigured)
    if !moved.isEmpty { parts.append("moved" + moved.map { " \($0.from)>\($0.to)" }.joined()) }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
