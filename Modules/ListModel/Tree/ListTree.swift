/// Elements with child elements, of which some are expanded: the content of a hierarchical list.
///
/// A value: a view model stores one, changes it, and publishes ``rows`` as the rows of its list.
/// The list's diff then finds insertions and deletions, so that expanding a node is an animated
/// insertion. What the reader selects is stored here too, and stays selected while it is folded
/// away.
///
/// ```swift
/// var tree = ListTree(flat: comments, id: \.itemID, parent: \.parentID)
/// tree.toggle(comment.itemID)
/// publish(tree.rows.map { CommentRow($0.element, depth: $0.depth, hidden: $0.hiddenCount) })
/// ```
///
/// Made in O(n) for n elements; ``rows`` is O(number of rows returned), because collapsed branches
/// are skipped. Nothing is recursive, so a chain of ten thousand replies cannot overflow the stack.
public struct ListTree<Element> {
  /// The elements, each before its children, children in order.
  var entries: [Entry] = []
  private(set) var places: [ListItemID: Int] = [:]
  private var expandsByDefault: Bool
  /// The nodes whose state differs from the default.
  private var exceptions: Set<ListItemID> = []

  struct Entry {
    var id: ListItemID
    var element: Element
    var depth: Int
    var parent: Int?
    var childCount = 0
    /// The number of following entries that are descendants of this one.
    var descendantCount = 0
    /// The number of elements without children: this one, or those below it.
    var leafCount = 0
    /// The number of these that are selected.
    var selectedCount = 0
  }

  /// Makes a tree from elements that contain their children.
  ///
  /// - Parameters:
  ///   - roots: The elements of the first level.
  ///   - isExpanded: Whether nodes are expanded by default.
  ///   - id: The identity of an element. If two share one, it refers to the first.
  ///   - children: The children of an element; MUST NOT form cycles.
  public init(
    roots: [Element],
    isExpanded: Bool = true,
    id: (Element) -> ListItemID,
    children: (Element) -> [Element]
  ) {
    expandsByDefault = isExpanded
    append(roots, element: { $0 }, id: id, children: children)
  }

  /// Makes a tree from elements that name their parent, such as comments that reply to one another.
  ///
  /// Siblings keep their order, whether or not their parent came before them. An element with an
  /// unknown parent is on the first level, and so is the first element of a cycle, so that nothing
  /// is lost.
  ///
  /// - Parameters:
  ///   - elements: All elements of all levels.
  ///   - isExpanded: Whether nodes are expanded by default.
  ///   - id: The identity of an element. If two share one, the first gets the children.
  ///   - parent: The identity of the parent; `nil` on the first level.
  public init(
    flat elements: [Element],
    isExpanded: Bool = true,
    id: (Element) -> ListItemID,
    parent: (Element) -> ListItemID?
  ) {
    expandsByDefault = isExpanded
    var firsts: [ListItemID: Int] = [:]
    for (index, element) in elements.enumerated() where firsts[id(element)] == nil {
      firsts[id(element)] = index
    }
    var roots: [Int] = []
    var children: [Int: [Int]] = [:]
    for (index, element) in elements.enumerated() {
      if let above = parent(element).flatMap({ firsts[$0] }), above != index {
        children[above, default: []].append(index)
      } else {
        roots.append(index)
      }
    }
    var isPlaced = [Bool](repeating: false, count: elements.count)
    func take(_ indices: [Int]) -> [Int] {
      indices.filter { index in
        defer { isPlaced[index] = true }
        return !isPlaced[index]
      }
    }
    func append(_ indices: [Int]) {
      self.append(
        take(indices),
        element: { elements[$0] },
        id: id,
        children: { take(children[$0] ?? []) }
      )
    }
    append(roots)
    // Elements that cannot be reached from a root are in a cycle.
    for index in elements.indices where !isPlaced[index] { append([index]) }
  }

  /// Appends what is made of roots and of everything below them.
  private mutating func append<Root>(
    _ roots: [Root],
    element: (Root) -> Element,
    id: (Element) -> ListItemID,
    children: (Root) -> [Root]
  ) {
    let start = entries.count
    var waiting = roots.reversed().map { (root: $0, parent: Int?.none) }
    while let next = waiting.popLast() {
      let place = entries.count
      let depth = next.parent.map { entries[$0].depth + 1 } ?? 0
      let element = element(next.root)
      var entry = Entry(id: id(element), element: element, depth: depth, parent: next.parent)
      let below = children(next.root)
      entry.childCount = below.count
      entry.leafCount = below.isEmpty ? 1 : 0
      entries.append(entry)
      if places[entry.id] == nil { places[entry.id] = place }
      for child in below.reversed() { waiting.append((child, place)) }
    }
    // Children come after their parents, so that in reverse order every child is complete.
    for place in (start..<entries.count).reversed() {
      guard let parent = entries[place].parent else { continue }
      entries[parent].descendantCount += entries[place].descendantCount + 1
      entries[parent].leafCount += entries[place].leafCount
    }
  }
}

extension ListTree {
  /// The number of elements, visible or not.
  public var count: Int { entries.count }

  /// The element with an identity; `nil` if there is none.
  ///
  /// O(1).
  public subscript(id: ListItemID) -> Element? {
    places[id].map { entries[$0].element }
  }

  /// Changes an element and keeps its children, for example a comment that was liked.
  ///
  /// Does nothing if there is no such element. O(1).
  public mutating func update(_ id: ListItemID, _ change: (inout Element) -> Void) {
    guard let place = places[id] else { return }
    change(&entries[place].element)
  }

  /// The identities of an element's ancestors, the nearest first.
  public func ancestors(of id: ListItemID) -> [ListItemID] {
    var found: [ListItemID] = []
    var place = places[id].flatMap { entries[$0].parent }
    while let parent = place {
      found.append(entries[parent].id)
      place = entries[parent].parent
    }
    return found
  }

  // MARK: Folding

  /// Whether a node is expanded.
  ///
  /// O(1).
  public func isExpanded(_ id: ListItemID) -> Bool {
    exceptions.contains(id) != expandsByDefault
  }

  /// Expands or collapses a node.
  ///
  /// The state of an identity that is not in the tree is stored for later. O(1).
  public mutating func setExpanded(_ isExpanded: Bool, _ id: ListItemID) {
    if isExpanded == expandsByDefault {
      exceptions.remove(id)
    } else {
      exceptions.insert(id)
    }
  }

  /// Expands a collapsed node and collapses an expanded one.
  public mutating func toggle(_ id: ListItemID) {
    setExpanded(!isExpanded(id), id)
  }

  /// Expands the ancestors of an element, before the list scrolls to it.
  public mutating func reveal(_ id: ListItemID) {
    for ancestor in ancestors(of: id) { setExpanded(true, ancestor) }
  }

  /// The same elements, expanded and selected as in another tree: for new data of a tree that the
  /// reader has expanded or selected from.
  ///
  /// Elements that the other tree does not have are not selected. O(n) for n elements.
  public func keepingState(of other: ListTree) -> ListTree {
    var tree = self
    tree.expandsByDefault = other.expandsByDefault
    tree.exceptions = other.exceptions
    tree.select { other.selection(of: $0.id) == .all }
    return tree
  }

  // MARK: Rows

  /// A visible element, with its position in the tree.
  public struct Row {
    /// The identity of the element.
    public var id: ListItemID
    /// The element's value.
    public var element: Element
    /// The number of ancestors; 0 on the first level.
    public var depth: Int
    /// The identity of the parent; `nil` on the first level.
    public var parentID: ListItemID?
    /// Whether it is expanded.
    public var isExpanded: Bool
    /// How much of it is selected.
    public var selection: TreeSelection
    /// The number of children.
    public var childCount: Int
    /// The number of descendants.
    public var descendantCount: Int

    /// Whether it has children.
    public var hasChildren: Bool { childCount > 0 }
    /// The number of hidden descendants.
    public var hiddenCount: Int { isExpanded ? 0 : descendantCount }
  }

  /// The visible elements, top to bottom.
  ///
  /// O(number of rows returned).
  public var rows: [Row] {
    var rows: [Row] = []
    var place = 0
    while place < entries.count {
      let entry = entries[place]
      let isExpanded = isExpanded(entry.id)
      rows.append(
        Row(
          id: entry.id,
          element: entry.element,
          depth: entry.depth,
          parentID: entry.parent.map { entries[$0].id },
          isExpanded: isExpanded,
          selection: entry.selection,
          childCount: entry.childCount,
          descendantCount: entry.descendantCount
        )
      )
      place += isExpanded ? 1 : entry.descendantCount + 1
    }
    return rows
  }
}

extension ListTree: Sendable where Element: Sendable {}
extension ListTree.Row: Sendable where Element: Sendable {}
extension ListTree.Entry: Sendable where Element: Sendable {}
extension ListTree.Row: Equatable where Element: Equatable {}
