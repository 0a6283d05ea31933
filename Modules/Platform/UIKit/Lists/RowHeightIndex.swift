/// The heights of the rows of one section, measured or estimated, ordered by row.
///
/// A treap keyed by position. A node is either a run of rows that share one height, or up to 64
/// rows with individual heights: a section of a million unmeasured rows is one node, and a measured
/// row costs four bytes and its share of a node. Heights are stored as `Float`; their sums, in
/// `Double`, are exact for all realistic lists, so that offsets do not drift after insertions and
/// removals in any order.
///
/// Lookups, measurements, insertions and removals cost O(log n).
package struct RowHeightIndex {
  /// The height of one row and how it is known.
  package struct Entry: Equatable {
    /// The height in points, nonnegative.
    package var height: Float
    /// Whether the height was measured or is fixed; `false` for an estimate.
    package var isMeasured: Bool

    package init(height: Float, isMeasured: Bool) {
      self.height = height
      self.isMeasured = isMeasured
    }

    /// Unpacks an entry of four bytes: estimates have a negative sign.
    init(packed: Float) {
      height = packed.magnitude
      isMeasured = packed.sign == .plus
    }

    var packed: Float { isMeasured ? height : -height }
  }

  /// The maximum number of rows with individual heights in a node.
  static let nodeCapacity = 64

  package var nodes: ContiguousArray<Node> = []
  var freeNodes: ContiguousArray<Int32> = []
  package var root = Node.none
  private var randomState: UInt32 = 0x9E37_79B9

  /// Makes an empty index.
  package init() {}

  /// Makes an index of rows that share one entry, in constant time and space.
  package init(count: Int, entry: Entry) {
    insert(count: count, entry: entry, at: 0)
  }

  /// The number of rows.
  package var count: Int { root == Node.none ? 0 : Int(nodes[Int(root)].totalCount) }

  /// The sum of all heights.
  package var totalHeight: Double { root == Node.none ? 0 : nodes[Int(root)].totalHeight }

  // MARK: - Looking up

  package subscript(row: Int) -> Entry {
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

  /// Returns the sum of the heights before a row, which may be `count`.
  package func offset(ofRow row: Int) -> Double {
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

  /// Returns the row at an offset: the last row with a height that starts at or before it, or the
  /// nearest row if the offset is out of range; nil if there are no rows.
  package func row(atOffset offset: Double) -> Int? {
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

  package mutating func update(row: Int, to entry: Entry) {
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
  package mutating func insert(count inserted: Int, entry: Entry, at row: Int) {
    precondition(row >= 0 && row <= count, "row \(row) of \(count)")
    guard inserted > 0 else { return }
    if inserted == 1, editInPlace(root, row, entry.packed, isInsertion: true) { return }
    let (before, after) = split(root, row)
    root = merge(merge(before, makeNode(count: inserted, packed: entry.packed)), after)
  }

  /// Removes rows.
  package mutating func remove(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "rows \(range) of \(count)")
    guard !range.isEmpty else { return }
    if range.count == 1, removeInPlace(root, range.lowerBound) { return }
    let (before, rest) = split(root, range.lowerBound)
    let (removed, after) = split(rest, range.count)
    release(removed)
    root = merge(before, after)
    if root == Node.none { self = RowHeightIndex() }
  }

  /// Turns all measured heights into estimates, for example after the width changed.
  ///
  /// O(measured rows).
  mutating func forgetMeasurements() {
    for index in nodes.indices { nodes[index].forgetMeasurements() }
  }

  // MARK: - Nodes

  /// Returns a pseudo-random priority (Marsaglia's xorshift), deterministic so that the shape of
  /// the tree is reproducible.
  mutating func nextPriority() -> UInt32 {
    randomState ^= randomState << 13
    randomState ^= randomState >> 17
    randomState ^= randomState << 5
    return randomState
  }

  func totalCount(_ index: Int32) -> Int {
    index == Node.none ? 0 : Int(nodes[Int(index)].totalCount)
  }

  package func totalHeight(_ index: Int32) -> Double {
    index == Node.none ? 0 : nodes[Int(index)].totalHeight
  }
}
