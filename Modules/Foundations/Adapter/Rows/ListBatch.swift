public import Foundation

/// Changes to the rows of one section controller, asked for together.
///
/// The rules are those of batch updates in UIKit: what goes, is reloaded or moves away is named by
/// its index before the batch; what comes or moves in by its index after it; and nothing is named
/// twice.
///
/// ```swift
/// context.performBatch(animated: true) { batch in
///   comments.remove(at: 2)        // the controller's own data, in the closure
///   batch.delete(2)
/// }
/// ```
///
/// Wrong: changing the data before the closure runs. It may have to wait for an update under way,
/// and the list would ask for rows that are not there yet.
public struct ListBatch: Equatable {
  /// Rows that come, by index after the batch.
  public private(set) var inserted = IndexSet()
  /// Rows that go, by index before the batch.
  public private(set) var deleted = IndexSet()
  /// Rows that get another cell, by index before the batch.
  public private(set) var reloaded = IndexSet()
  /// Rows whose cell is filled anew, by index before the batch.
  public private(set) var reconfigured = IndexSet()
  /// Rows that move, by index before the batch, to the index after it.
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

  /// A row comes, at an index after the batch.
  public mutating func insert(_ index: Int) { inserted.insert(index) }
  /// Rows come, at indices after the batch.
  public mutating func insert(_ indices: IndexSet) { inserted.formUnion(indices) }
  /// A row goes, by its index before the batch.
  public mutating func delete(_ index: Int) { deleted.insert(index) }
  /// Rows go, by their indices before the batch.
  public mutating func delete(_ indices: IndexSet) { deleted.formUnion(indices) }
  /// A row gets another cell, by its index before the batch.
  ///
  /// Where the cell can stay, ``reconfigure(_:)`` does not flash.
  public mutating func reload(_ index: Int) { reloaded.insert(index) }
  /// A row is shown anew in its cell, by its index before the batch.
  public mutating func reconfigure(_ index: Int) { reconfigured.insert(index) }
  /// A row moves, from its index before the batch to the one after it.
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
