/// Elements that are read one after the other: one of them, or those of a group.
@MainActor struct AccessibilityBlock {
  var nodes: [AccessibilityNode]
  var frame: CGRect
  /// Where the elements stand in their list, where they are rows; rows are read in the list's
  /// order, wherever the list shows them.
  var position: ListPosition?

  /// The place of a view among those of a list.
  struct ListPosition: Comparable {
    var section: Int
    /// Headers before rows, footers after them.
    var part: Part
    var item: Int

    enum Part: Int { case header, row, footer }

    static func < (first: ListPosition, second: ListPosition) -> Bool {
      (first.section, first.part.rawValue, first.item)
        < (second.section, second.part.rawValue, second.item)
    }
  }

  init(_ node: AccessibilityNode) {
    nodes = [node]
    frame = node.frame
  }

  init?(group nodes: [AccessibilityNode]) {
    guard let first = nodes.first else { return nil }
    self.nodes = nodes
    frame = nodes.dropFirst().reduce(first.frame) { $0.union($1.frame) }
  }

  /// Bars come first and last, whatever lies under them.
  fileprivate var rank: Int {
    switch nodes.first?.role {
    case .navigationBar: 0
    case .tabBar: 2
    default: 1
    }
  }
}

extension [AccessibilityBlock] {
  /// The blocks in the order of reading: rows of a list in its order, everything else from top to
  /// bottom and from the leading to the trailing side.
  @MainActor func inReadingOrder(isRightToLeft: Bool) -> [AccessibilityBlock] {
    let ranks = Dictionary(grouping: self, by: \.rank)
    return ranks.keys.sorted().flatMap { rank -> [AccessibilityBlock] in
      let blocks = ranks[rank] ?? []
      let rows = blocks.compactMap { block in block.position.map { (position: $0, block: block) } }
      let others = blocks.filter { $0.position == nil }
      return ReadingOrder.sort(others, isRightToLeft: isRightToLeft, frame: \.frame)
        + rows.sorted { $0.position < $1.position }.map(\.block)
    }
  }
}
