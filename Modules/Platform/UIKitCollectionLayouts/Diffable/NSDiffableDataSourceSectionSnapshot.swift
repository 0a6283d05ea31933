public import UIKitCore

/// The items of a section as a hierarchy, in which items with children can be expanded and
/// collapsed.
///
/// Looking up an item is O(1); appending costs the number of new items, other changes the number of
/// items behind them.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  /// An item in depth-first order: parents precede their children.
  struct Node: Sendable {
    var item: ItemIdentifierType
    var level: Int
    var parent: ItemIdentifierType?
  }

  private(set) var nodes: [Node] = []
  private var positions: [ItemIdentifierType: Int] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Makes an empty snapshot.
  public init() {}

  // MARK: Reading

  /// All items; parents precede their children.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

  /// The items whose ancestors are all expanded, in the order of the rows; O(n).
  public var visibleItems: [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    // Items with a larger level are hidden.
    var limit = Int.max
    for node in nodes where node.level <= limit {
      result.append(node.item)
      limit = expanded.contains(node.item) ? Int.max : node.level
    }
    return result
  }

  /// Returns the index among all items; nil if it is missing.
  public func index(of item: ItemIdentifierType) -> Int? { positions[item] }

  /// Returns whether the snapshot contains the item.
  public func contains(_ item: ItemIdentifierType) -> Bool { positions[item] != nil }

  /// Returns the number of ancestors of the item.
  public func level(of item: ItemIdentifierType) -> Int { nodes[position(of: item)].level }

  /// Returns the parent; nil for a root item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    nodes[position(of: child)].parent
  }

  /// Returns whether the item is expanded: its children are visible if the item itself is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all ancestors of the item are expanded; O(ancestors).
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let position = positions[item] else { return false }
    var parent = nodes[position].parent
    while let next = parent {
      guard expanded.contains(next), let position = positions[next] else { return false }
      parent = nodes[position].parent
    }
    return true
  }

  /// Returns the subtree of an item: its children become root items, or children of the item if
  /// that is included.
  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let range = branch(of: parent)
    let drop = nodes[range.lowerBound].level + (includingParent ? 0 : 1)
    var result = Self()
    for var node in nodes[includingParent ? range : range.dropFirst()] {
      node.level -= drop
      if node.level == 0 { node.parent = nil }
      result.nodes.append(node)
      if expanded.contains(node.item) { result.expanded.insert(node.item) }
    }
    result.index(from: 0)
    return result
  }

  /// Returns the hierarchy as indented lines, for debugging.
  public func visualDescription() -> String {
    nodes.map { node in
      let mark = expanded.contains(node.item) ? "-" : "+"
      return String(repeating: "  ", count: node.level) + "\(mark) \(node.item)"
    }.joined(separator: "\n")
  }

  // MARK: Adding

  /// Appends items to a parent's children, or to the root items.
  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    let level = parent.map { self.level(of: $0) + 1 } ?? 0
    insert(
      items.map { Node(item: $0, level: level, parent: parent) },
      at: parent.map { branch(of: $0).upperBound } ?? nodes.count
    )
  }

  /// Inserts items before another one, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let anchor = nodes[position(of: item)]
    insert(
      items.map { Node(item: $0, level: anchor.level, parent: anchor.parent) },
      at: position(of: item)
    )
  }

  /// Inserts items after another one and its children, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let anchor = nodes[position(of: item)]
    insert(
      items.map { Node(item: $0, level: anchor.level, parent: anchor.parent) },
      at: branch(of: item).upperBound
    )
  }

  /// Replaces the children of an item with the items of a snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let level = level(of: parent) + 1
    let children = branch(of: parent).dropFirst()
    if !children.isEmpty { remove(Set(nodes[children].map(\.item))) }
    insert(
      snapshot.nodes.map { node in
        Node(item: node.item, level: node.level + level, parent: node.parent ?? parent)
      },
      at: position(of: parent) + 1
    )
    expanded.formUnion(snapshot.expanded)
  }

  private mutating func insert(_ new: [Node], at position: Int) {
    let items = new.map(\.item)
    SnapshotFailure.requireUnique(items, "item")
    SnapshotFailure.requireUnique(items.filter { contains($0) }.flatMap { [$0, $0] }, "item")
    nodes.insert(contentsOf: new, at: position)
    index(from: position)
  }

  // MARK: Removing

  /// Deletes items with their children; missing ones are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var removed: Set<ItemIdentifierType> = []
    for item in items where contains(item) && !removed.contains(item) {
      removed.formUnion(nodes[branch(of: item)].map(\.item))
    }
    remove(removed)
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  private mutating func remove(_ removed: Set<ItemIdentifierType>) {
    guard !removed.isEmpty else { return }
    nodes.removeAll { removed.contains($0.item) }
    for item in removed { positions[item] = nil }
    expanded.subtract(removed)
    index(from: 0)
  }

  // MARK: Expanding

  /// Shows the children of items, whose own expansion stays as it was.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items {
      _ = position(of: item)
      expanded.insert(item)
    }
  }

  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items {
      _ = position(of: item)
      expanded.remove(item)
    }
  }

  // MARK: Positions

  private func position(of item: ItemIdentifierType) -> Int {
    guard let position = positions[item] else {
      SnapshotFailure.stop("Item identifier does not exist in the section snapshot: \(item)")
    }
    return position
  }

  /// The indices of an item and its descendants.
  private func branch(of item: ItemIdentifierType) -> Range<Int> {
    let start = position(of: item)
    let level = nodes[start].level
    var end = start + 1
    while end < nodes.count, nodes[end].level > level { end += 1 }
    return start..<end
  }

  /// Whether the item has children.
  func hasChildren(_ item: ItemIdentifierType) -> Bool {
    positions[item].map { $0 + 1 < nodes.count && nodes[$0 + 1].parent == item } ?? false
  }

  private mutating func index(from position: Int) {
    for index in position..<nodes.count { positions[nodes[index].item] = index }
  }
}
