/// The heights of the rows of one section, and how they are known, ordered by row.
///
/// A treap keyed by position. A node is either a run of rows that share one height, or up to 64
/// rows with individual heights: a section of a million unmeasured rows is one node, and a measured
/// row costs four bytes and its share of a node. Heights are stored as `Float`; their sums, in
/// `Double`, are exact for all realistic lists, so that offsets do not drift after insertions and
/// removals in any order.
///
/// Lookups, measurements, insertions and removals cost O(log n).
package struct RowHeightIndex {
  /// How a height is known.
  package enum Source {
    /// A guess, until the row is shown.
    case estimated
    /// A cell or another view was measured.
    case measured
    /// The delegate returned it, and may return another one later.
    case answered
    /// A property of the list, or the lack of a title, determines it.
    case fixed

    /// Whether the height is kept when the list asks for heights again.
    package var outlastsUpdates: Bool { self == .estimated || self == .measured }
  }

  /// The height of one row and how it is known.
  package struct Entry: Equatable {
    /// The height in points, nonnegative.
    package let height: Float
    package var source: Source

    /// Makes an entry; the height is rounded up where it uses the last bit of a `Float`.
    package init(height: Float, source: Source) {
      let bits = height.magnitude.bitPattern
      self.height = Float(bitPattern: bits + (bits & 1))
      self.source = source
    }

    /// Unpacks an entry of four bytes: the sign and the last bit of the height are the source.
    package init(packed: Float) {
      height = Self.height(of: packed)
      source =
        switch (packed.sign, packed.bitPattern & 1) {
        case (.minus, 0): .estimated
        case (.plus, 0): .measured
        case (.plus, _): .answered
        case (.minus, _): .fixed
        }
    }

    var packed: Float {
      switch source {
      case .estimated: -height
      case .measured: height
      case .answered: Float(bitPattern: height.bitPattern | 1)
      case .fixed: -Float(bitPattern: height.bitPattern | 1)
      }
    }

    /// Returns the height of a packed entry.
    static func height(of packed: Float) -> Float {
      Float(bitPattern: packed.bitPattern & 0x7FFF_FFFE)
    }

    /// The entry without what a cell measured: its height is an estimate.
    package var withoutMeasurement: Entry {
      source == .measured ? Entry(height: height, source: .estimated) : self
    }
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

  /// Turns the heights that cells measured into estimates, for example after the width changed.
  ///
  /// O(rows with individual heights).
  package mutating func forgetMeasurements() {
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
