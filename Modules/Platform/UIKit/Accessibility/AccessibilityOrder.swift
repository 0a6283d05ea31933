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
      return others.byPlace(isRightToLeft: isRightToLeft)
        + rows.sorted { $0.position < $1.position }.map(\.block)
    }
  }

  /// Cuts the blocks into bands that lie below each other, a band into columns beside each other,
  /// and so on; what cannot be cut is read by its top edge.
  @MainActor private func byPlace(isRightToLeft: Bool) -> [AccessibilityBlock] {
    guard count > 1 else { return self }
    let bands = cut { ($0.minY, $0.maxY) }
    if bands.count > 1 { return bands.flatMap { $0.byPlace(isRightToLeft: isRightToLeft) } }
    let columns = cut { isRightToLeft ? (-$0.maxX, -$0.minX) : ($0.minX, $0.maxX) }
    if columns.count > 1 { return columns.flatMap { $0.byPlace(isRightToLeft: isRightToLeft) } }
    return sorted {
      let (first, second) = ($0.frame, $1.frame)
      guard first.minY == second.minY else { return first.minY < second.minY }
      return isRightToLeft ? first.maxX > second.maxX : first.minX < second.minX
    }
  }

  /// Parts that do not overlap along an axis, in order; a point or two of overlap does not count.
  @MainActor private func cut(
    by range: (CGRect) -> (start: CGFloat, end: CGFloat)
  ) -> [[AccessibilityBlock]] {
    let tolerance: CGFloat = 2
    var parts: [[AccessibilityBlock]] = []
    var end = -CGFloat.infinity
    for block in sorted(by: { range($0.frame).start < range($1.frame).start }) {
      let extent = range(block.frame)
      if parts.isEmpty || extent.start >= end - tolerance {
        parts.append([block])
        end = extent.end
      } else {
        parts[parts.count - 1].append(block)
        end = Swift.max(end, extent.end)
      }
    }
    return parts
  }
}
