internal import Foundation

/// The selected items of a list, in the order in which they were selected.
///
/// Selecting, deselecting and looking up an item cost O(1), listing the items O(n log n).
package struct ListSelection {
  /// When each item was selected, in selections since the list was made.
  private var times: [IndexPath: Int] = [:]
  private var now = 0

  package init() {}

  package var isEmpty: Bool { times.isEmpty }

  /// The items, in the order in which they were selected.
  package var paths: [IndexPath] { times.sorted { $0.value < $1.value }.map(\.key) }

  /// The item that was selected first.
  package var first: IndexPath? { times.min { $0.value < $1.value }?.key }

  package func contains(_ path: IndexPath) -> Bool { times[path] != nil }

  /// Selects an item; one that is selected already keeps its place in the order.
  package mutating func select(_ path: IndexPath) {
    guard times[path] == nil else { return }
    times[path] = now
    now += 1
  }

  /// Deselects an item; returns whether it was selected.
  package mutating func deselect(_ path: IndexPath) -> Bool {
    times.removeValue(forKey: path) != nil
  }

  package mutating func removeAll() { times.removeAll() }

  /// Deselects the items that do not meet a condition.
  package mutating func keep(where isKept: (IndexPath) -> Bool) {
    for path in times.keys where !isKept(path) { times[path] = nil }
  }

  /// Updates the index paths after a batch: deleted and reloaded items are not selected any more.
  package mutating func move(by plan: ListUpdatePlan) {
    var moved: [IndexPath: Int] = [:]
    for (path, time) in times {
      if let new = plan.newIndexPath(ofRemaining: path) { moved[new] = time }
    }
    times = moved
  }
}
