/// The elements of the block in reading order: a single one, or those of a group.
@MainActor struct AccessibilityBlock {
  var nodes: [AccessibilityNode]
  var frame: CGRect
  /// The list position if the elements belong to a row; rows are read in list order, independent of
  /// their frames.
  var position: AccessibilityListPosition?

  init(_ node: AccessibilityNode) {
    nodes = [node]
    frame = node.frame
  }

  init?(group nodes: [AccessibilityNode]) {
    guard let first = nodes.first else { return nil }
    self.nodes = nodes
    frame = nodes.dropFirst().reduce(first.frame) { $0.union($1.frame) }
  }

  /// Adds the actions of rotors of a view around the elements.
  mutating func add(_ rotors: [UIAccessibilityCustomRotor]) {
    for index in nodes.indices { nodes[index].add(rotors) }
  }

  /// The rank in reading order: bars come first and last, independent of their frames.
  fileprivate var rank: Int {
    switch nodes.first?.role {
    case .navigationBar: 0
    case .tabBar: 2
    default: 1
    }
  }
}

extension [AccessibilityBlock] {
  /// The blocks in reading order: the rows of a list in list order, everything else from top to
  /// bottom and from the leading to the trailing edge.
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
