/// How much of an element of a ``ListTree`` is selected: of a branch, all elements without children
/// count that are below it.
public enum TreeSelection: Sendable {
  case none, some, all
}

extension ListTree {
  /// How much of an element is selected; none if it is not in the tree.
  ///
  /// O(1).
  public func selection(of id: ListItemID) -> TreeSelection {
    places[id].map { entries[$0].selection } ?? TreeSelection.none
  }

  /// The selected elements without children, in order, visible or not.
  ///
  /// O(n) for n elements.
  public var selectedElements: [Element] {
    entries.lazy.filter { $0.childCount == 0 && $0.selection == .all }.map(\.element)
  }

  /// Selects or deselects an element with everything below it, visible or not.
  ///
  /// Does nothing if there is no such element. O(descendants and ancestors).
  public mutating func setSelected(_ isSelected: Bool, _ id: ListItemID) {
    guard let place = places[id] else { return }
    let before = entries[place].selectedCount
    for below in place...place + entries[place].descendantCount {
      entries[below].selectedCount = isSelected ? entries[below].leafCount : 0
    }
    let change = entries[place].selectedCount - before
    var above = entries[place].parent
    while let parent = above {
      entries[parent].selectedCount += change
      above = entries[parent].parent
    }
  }

  /// Selects an element with everything below it, or deselects it if all of it is selected.
  public mutating func toggleSelection(_ id: ListItemID) {
    setSelected(selection(of: id) != .all, id)
  }

  /// Selects the elements without children for which the closure returns true, and no other.
  mutating func select(where isSelected: (Entry) -> Bool) {
    for place in entries.indices {
      let isLeaf = entries[place].childCount == 0
      entries[place].selectedCount = isLeaf && isSelected(entries[place]) ? 1 : 0
    }
    // Children come after their parents.
    for place in entries.indices.reversed() {
      guard let parent = entries[place].parent else { continue }
      entries[parent].selectedCount += entries[place].selectedCount
    }
  }
}

extension ListTree.Entry {
  var selection: TreeSelection {
    selectedCount == 0 ? .none : selectedCount == leafCount ? .all : .some
  }
}
