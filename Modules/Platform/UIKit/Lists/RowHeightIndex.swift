/// The heights of the rows of one section, measured or estimated, ordered by row.
///
/// A treap keyed by position. A node is either a run of rows that share one height, or up to 64
/// rows with a height each: a section of a million unmeasured rows is one node, and a measured row
/// costs four bytes and its share of a node. Heights are kept as `Float`; their sums, in `Double`,
/// are exact for all realistic lists, so that adding and removing rows in any order never makes
/// offsets drift.
///
/// Looking up, measuring, inserting and removing cost O(log n).
struct RowHeightIndex {
  /// The known state of one row's height.
  struct Entry: Equatable {
    /// The height in points, not negative.
    var height: Float
    /// Whether the height was measured, or is final for another reason; an estimate otherwise.
    var isMeasured: Bool

    init(height: Float, isMeasured: Bool) {
      self.height = height
      self.isMeasured = isMeasured
    }

    /// An entry in four bytes: estimates carry a sign.
    init(packed: Float) {
      height = packed.magnitude
      isMeasured = packed.sign == .plus
    }

    var packed: Float { isMeasured ? height : -height }
  }

  /// The most rows that a node keeps with a height each.
  static let nodeCapacity = 64

  var nodes: ContiguousArray<Node> = []
  var freeNodes: ContiguousArray<Int32> = []
  var root = Node.none
  private var randomState: UInt32 = 0x9E37_79B9

  /// No rows.
  init() {}

  /// A section of rows that share one entry, in constant time and space.
  init(count: Int, entry: Entry) {
    insert(count: count, entry: entry, at: 0)
  }

  /// The number of rows.
  var count: Int { root == Node.none ? 0 : Int(nodes[Int(root)].totalCount) }

  /// The height of all rows together.
  var totalHeight: Double { root == Node.none ? 0 : nodes[Int(root)].totalHeight }

  // MARK: - Looking up

  /// The known state of the row.
  subscript(row: Int) -> Entry {
    precondition(row >= 0 && row < count, "row \(row) of \(count)")
    var position = row
    var index = root
    while true {
      let node = nodes[Int(index)]
      let before = totalCount(node.left)
      if position < before {
        index = node.left
      } else if position < before + Int(node.count) {
        return Entry(packed: node.packedHeight(at: position - before))
      } else {
        position -= before + Int(node.count)
        index = node.right
      }
    }
  }

  /// The height of all rows before the row, which may be `count`.
  func offset(ofRow row: Int) -> Double {
    precondition(row >= 0 && row <= count, "row \(row) of \(count)")
    var position = row
    var index = root
    var offset = 0.0
    while index != Node.none {
      let node = nodes[Int(index)]
      let before = totalCount(node.left)
      if position < before {
        index = node.left
        continue
      }
      offset += totalHeight(node.left)
      position -= before
      if position < Int(node.count) { return offset + node.height(ofFirst: position) }
      offset += node.height
      position -= Int(node.count)
      index = node.right
    }
    return offset
  }

  /// The row that covers the offset: the last row that starts at or before it and has a height, or
  /// the nearest row when the offset lies outside; nil without rows.
  func row(atOffset offset: Double) -> Int? {
    guard root != Node.none else { return nil }
    var remaining = offset
    var index = root
    var position = 0
    while true {
      let node = nodes[Int(index)]
      let before = totalHeight(node.left)
      if remaining < before, node.left != Node.none {
        index = node.left
        continue
      }
      remaining -= before
      position += totalCount(node.left)
      if remaining < node.height || node.right == Node.none {
        return position + node.row(atOffset: remaining)
      }
      remaining -= node.height
      position += Int(node.count)
      index = node.right
    }
  }

  // MARK: - Changing

  /// Sets what is known of the row.
  mutating func update(row: Int, to entry: Entry) {
    guard self[row] != entry else { return }
    if editInPlace(root, row, entry.packed, isInsertion: false) { return }
    let (before, rest) = split(root, row)
    let (old, after) = split(rest, 1)
    release(old)
    if appendToLast(before, entry.packed) || prependToFirst(after, entry.packed) {
      root = merge(before, after)
    } else {
      root = merge(merge(before, makeNode(rows: [entry.packed])), after)
    }
  }

  /// Inserts rows that share one entry before the row, which may be `count`.
  mutating func insert(count inserted: Int, entry: Entry, at row: Int) {
    precondition(row >= 0 && row <= count, "row \(row) of \(count)")
    guard inserted > 0 else { return }
    if inserted == 1, editInPlace(root, row, entry.packed, isInsertion: true) { return }
    let (before, after) = split(root, row)
    root = merge(merge(before, makeNode(count: inserted, packed: entry.packed)), after)
  }

  /// Removes rows.
  mutating func remove(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "rows \(range) of \(count)")
    guard !range.isEmpty else { return }
    if range.count == 1, removeInPlace(root, range.lowerBound) { return }
    let (before, rest) = split(root, range.lowerBound)
    let (removed, after) = split(rest, range.count)
    release(removed)
    root = merge(before, after)
    if root == Node.none { self = RowHeightIndex() }
  }

  /// Makes estimates of all heights, as when the width changes.
  ///
  /// O(measured rows).
  mutating func forgetMeasurements() {
    for index in nodes.indices { nodes[index].forgetMeasurements() }
  }

  // MARK: - Nodes

  /// A pseudo-random priority (Marsaglia's xorshift): the shape of the tree, and so its speed,
  /// repeats from run to run.
  mutating func nextPriority() -> UInt32 {
    randomState ^= randomState << 13
    randomState ^= randomState >> 17
    randomState ^= randomState << 5
    return randomState
  }

  func totalCount(_ index: Int32) -> Int {
    index == Node.none ? 0 : Int(nodes[Int(index)].totalCount)
  }

  func totalHeight(_ index: Int32) -> Double {
    index == Node.none ? 0 : nodes[Int(index)].totalHeight
  }
}
