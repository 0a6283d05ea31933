extension RowHeightIndex {
  /// A node of the treap: consecutive rows, and the totals of its subtree.
  package struct Node {
    /// The index that represents no node.
    static let none: Int32 = -1

    var left = Node.none
    var right = Node.none
    var priority: UInt32
    /// The number of the node's own rows.
    var count: Int32
    /// The packed height of every row of a run; unused if `rows` is set.
    var runHeight: Float
    var totalCount: Int32
    /// The height of the node's own rows.
    var height: Double
    var totalHeight: Double
    /// The packed heights of rows that differ; nil for a run.
    var rows: ContiguousArray<Float>?

    /// Makes a run of rows with one height.
    init(count: Int, packed: Float, priority: UInt32) {
      self.priority = priority
      self.count = Int32(count)
      runHeight = packed
      height = Double(count) * Double(Entry.height(of: packed))
      totalCount = self.count
      totalHeight = height
    }

    /// Makes a node of rows with individual heights.
    init(rows: ContiguousArray<Float>, priority: UInt32) {
      self.priority = priority
      count = Int32(rows.count)
      runHeight = 0
      height = rows.reduce(0) { $0 + Double(Entry.height(of: $1)) }
      totalCount = count
      totalHeight = height
      self.rows = rows
    }

    func packedHeight(at position: Int) -> Float {
      rows?[position] ?? runHeight
    }

    /// Returns the height of the node's first rows.
    func height(ofFirst number: Int) -> Double {
      guard let rows else { return Double(number) * Double(Entry.height(of: runHeight)) }
      var sum = 0.0
      for position in 0..<number { sum += Double(Entry.height(of: rows[position])) }
      return sum
    }

    /// Returns the row at an offset from the top of the node's own rows.
    func row(atOffset offset: Double) -> Int {
      let last = Int(count) - 1
      guard offset >= 0 else { return 0 }
      guard let rows else {
        let each = Double(Entry.height(of: runHeight))
        return each > 0 ? min(Int(min(offset / each, Double(last))), last) : last
      }
      var bottom = 0.0
      for position in 0..<last {
        bottom += Double(Entry.height(of: rows[position]))
        if offset < bottom { return position }
      }
      return last
    }

    mutating func forgetMeasurements() {
      runHeight = Entry(packed: runHeight).withoutMeasurement.packed
      guard rows != nil else { return }
      for position in 0..<Int(count) {
        if let packed = rows?[position] {
          rows?[position] = Entry(packed: packed).withoutMeasurement.packed
        }
      }
    }

    /// Replaces the height of one row; the caller updates the totals of the subtree.
    mutating func replace(_ position: Int, with packed: Float) {
      if rows == nil {
        runHeight = packed
        height = Double(Entry.height(of: packed))
      } else if let old = rows?[position] {
        rows?[position] = packed
        height += Double(Entry.height(of: packed)) - Double(Entry.height(of: old))
      }
    }

    /// Whether one more row with an individual height fits; a run of one row becomes such a node.
    var hasCapacity: Bool {
      rows.map { $0.count < RowHeightIndex.nodeCapacity } ?? (count == 1)
    }

    mutating func insert(_ packed: Float, at position: Int) {
      if rows == nil { rows = [runHeight] }
      rows?.insert(packed, at: position)
      count += 1
      height += Double(Entry.height(of: packed))
    }

    mutating func remove(at position: Int) {
      height -= Double(Entry.height(of: packedHeight(at: position)))
      rows?.remove(at: position)
      count -= 1
    }

    /// Keeps the first rows and returns the others as a node without children.
    mutating func cut(at position: Int, priority: UInt32) -> Node {
      let tail: Node
      if let rows {
        tail = Node(rows: ContiguousArray(rows[position...]), priority: priority)
        self.rows = ContiguousArray(rows[..<position])
      } else {
        tail = Node(count: Int(count) - position, packed: runHeight, priority: priority)
      }
      height = height(ofFirst: position)
      count = Int32(position)
      return tail
    }
  }
}

// MARK: - The tree

extension RowHeightIndex {
  mutating func makeNode(count: Int, packed: Float) -> Int32 {
    store(Node(count: count, packed: packed, priority: nextPriority()))
  }

  mutating func makeNode(rows: ContiguousArray<Float>) -> Int32 {
    store(Node(rows: rows, priority: nextPriority()))
  }

  private mutating func store(_ node: Node) -> Int32 {
    if let index = freeNodes.popLast() {
      nodes[Int(index)] = node
      return index
    }
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  /// Returns the nodes of a subtree to the free list.
  mutating func release(_ index: Int32) {
    guard index != Node.none else { return }
    var pending = [index]
    while let next = pending.popLast() {
      let node = nodes[Int(next)]
      if node.left != Node.none { pending.append(node.left) }
      if node.right != Node.none { pending.append(node.right) }
      nodes[Int(next)] = Node(count: 0, packed: 0, priority: 0)
      freeNodes.append(next)
    }
  }

  private mutating func refresh(_ index: Int32) {
    let i = Int(index)
    let left = nodes[i].left
    let right = nodes[i].right
    nodes[i].totalCount =
      nodes[i].count + Int32(totalCount(left)) + Int32(totalCount(right))
    nodes[i].totalHeight = nodes[i].height + totalHeight(left) + totalHeight(right)
  }

  /// Splits a subtree into its first rows and the others.
  mutating func split(_ index: Int32, _ position: Int) -> (Int32, Int32) {
    guard index != Node.none else { return (Node.none, Node.none) }
    let i = Int(index)
    let before = totalCount(nodes[i].left)
    let own = Int(nodes[i].count)
    if position <= before {
      let (first, second) = split(nodes[i].left, position)
      nodes[i].left = second
      refresh(index)
      return (first, index)
    }
    if position >= before + own {
      let (first, second) = split(nodes[i].right, position - before - own)
      nodes[i].right = first
      refresh(index)
      return (index, second)
    }
    let priority = nextPriority()
    let tail = store(nodes[i].cut(at: position - before, priority: priority))
    let right = nodes[i].right
    nodes[i].right = Node.none
    refresh(index)
    return (index, merge(tail, right))
  }

  /// Joins two subtrees, the rows of the first before those of the second.
  mutating func merge(_ first: Int32, _ second: Int32) -> Int32 {
    if first == Node.none { return second }
    if second == Node.none { return first }
    if nodes[Int(first)].priority >= nodes[Int(second)].priority {
      let joined = merge(nodes[Int(first)].right, second)
      nodes[Int(first)].right = joined
      refresh(first)
      return first
    }
    let joined = merge(first, nodes[Int(second)].left)
    nodes[Int(second)].left = joined
    refresh(second)
    return second
  }

  /// Replaces an individual height, or inserts a row into a node with free capacity; returns
  /// `false` if neither is possible.
  mutating func editInPlace(
    _ index: Int32,
    _ position: Int,
    _ packed: Float,
    isInsertion: Bool
  ) -> Bool {
    guard index != Node.none else { return false }
    let i = Int(index)
    let before = totalCount(nodes[i].left)
    let own = Int(nodes[i].count)
    let end = before + own
    let isDone: Bool
    if position < before {
      isDone = editInPlace(nodes[i].left, position, packed, isInsertion: isInsertion)
    } else if isInsertion ? position > end : position >= end {
      isDone = editInPlace(nodes[i].right, position - end, packed, isInsertion: isInsertion)
    } else if isInsertion {
      guard nodes[i].hasCapacity else { return false }
      nodes[i].insert(packed, at: position - before)
      isDone = true
    } else {
      guard nodes[i].rows != nil || own == 1 else { return false }
      nodes[i].replace(position - before, with: packed)
      isDone = true
    }
    if isDone { refresh(index) }
    return isDone
  }

  /// Removes a row from a node with more than one; returns `false` if the node would become empty.
  mutating func removeInPlace(_ index: Int32, _ position: Int) -> Bool {
    guard index != Node.none else { return false }
    let i = Int(index)
    let before = totalCount(nodes[i].left)
    let own = Int(nodes[i].count)
    let isDone: Bool
    if position < before {
      isDone = removeInPlace(nodes[i].left, position)
    } else if position >= before + own {
      isDone = removeInPlace(nodes[i].right, position - before - own)
    } else if own > 1 {
      nodes[i].remove(at: position - before)
      isDone = true
    } else {
      return false
    }
    if isDone { refresh(index) }
    return isDone
  }

  mutating func appendToLast(_ index: Int32, _ packed: Float) -> Bool {
    guard index != Node.none else { return false }
    let i = Int(index)
    let right = nodes[i].right
    if right == Node.none {
      guard nodes[i].hasCapacity else { return false }
      nodes[i].insert(packed, at: Int(nodes[i].count))
    } else if !appendToLast(right, packed) {
      return false
    }
    refresh(index)
    return true
  }

  mutating func prependToFirst(_ index: Int32, _ packed: Float) -> Bool {
    guard index != Node.none else { return false }
    let i = Int(index)
    let left = nodes[i].left
    if left == Node.none {
      guard nodes[i].hasCapacity else { return false }
      nodes[i].insert(packed, at: 0)
    } else if !prependToFirst(left, packed) {
      return false
    }
    refresh(index)
    return true
  }
}
