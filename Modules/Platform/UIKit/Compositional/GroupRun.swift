internal import Foundation

/// The items of a group, one after the other along its axis, before room that is left over is given
/// away.
@MainActor struct GroupRun {
  /// An item or an inner group.
  struct Block {
    var item: NSCollectionLayoutItem
    var solved: SolvedGroup
    /// The number of its first cell.
    var first: Int
    var fixed: GroupSolver.Fixed
  }

  let axis: LayoutAxis
  let spacing: NSCollectionLayoutSpacing?
  var blocks: [Block] = []

  init(axis: LayoutAxis, spacing: NSCollectionLayoutSpacing?) {
    self.axis = axis
    self.spacing = spacing
  }

  private func room(_ block: Block) -> CGFloat {
    let edges = block.item.edgeSpacing
    return block.solved.size[axis] + (edges?.before(along: axis)?.spacing ?? 0)
      + (edges?.after(along: axis)?.spacing ?? 0)
  }

  /// The length of all blocks, with the least room between them.
  var length: CGFloat {
    blocks.reduce(0) { $0 + room($1) }
      + CGFloat(max(blocks.count - 1, 0)) * (spacing?.spacing ?? 0)
  }

  /// The length with one more block.
  func length(adding block: Block) -> CGFloat {
    length + (blocks.isEmpty ? 0 : spacing?.spacing ?? 0) + room(block)
  }

  /// Whether the block is a share of the group's size across the axis.
  func isShareAcross(_ block: Block) -> Bool {
    let dimension = block.item.layoutSize.dimension(along: axis.other)
    return axis == .horizontal ? dimension.isFractionalHeight : dimension.isFractionalWidth
  }

  /// The size across the axis that suits the blocks; the given one where all are shares of it.
  func extentAcross(default given: CGFloat) -> CGFloat {
    let own = blocks.filter { !isShareAcross($0) }.map { block in
      let edges = block.item.edgeSpacing
      return block.solved.size[axis.other] + (edges?.before(along: axis.other)?.spacing ?? 0)
        + (edges?.after(along: axis.other)?.spacing ?? 0)
    }
    return own.max() ?? given
  }

  /// Gives away the room that is left over, and makes a group of the blocks.
  func spread(in inner: CGSize, insets: NSDirectionalEdgeInsets) -> SolvedGroup {
    let isFlexible = { (spacing: NSCollectionLayoutSpacing?) in spacing?.isFlexibleSpacing ?? false
    }
    var flexibles = isFlexible(spacing) ? max(blocks.count - 1, 0) : 0
    for block in blocks {
      let edges = block.item.edgeSpacing
      if isFlexible(edges?.before(along: axis)) { flexibles += 1 }
      if isFlexible(edges?.after(along: axis)) { flexibles += 1 }
    }
    let share = flexibles > 0 ? max(inner[axis] - length, 0) / CGFloat(flexibles) : 0
    let room = { (spacing: NSCollectionLayoutSpacing?) in
      (spacing?.spacing ?? 0) + (isFlexible(spacing) ? share : 0)
    }

    var group = SolvedGroup()
    group.size[axis] = inner[axis] + insets.sum(axis)
    group.size[axis.other] = inner[axis.other] + insets.sum(axis.other)
    var position = insets.before(axis)
    for (index, block) in blocks.enumerated() {
      if index > 0 { position += room(spacing) }
      let edges = block.item.edgeSpacing
      position += room(edges?.before(along: axis))
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = insets.before(axis.other) + shiftAcross(block, inner: inner)
      group.append(block.solved, at: origin)
      position += block.solved.size[axis] + room(edges?.after(along: axis))
    }
    return group
  }

  /// How far a block is moved across the axis: by its own spacing, which may share out what is left
  /// over.
  private func shiftAcross(_ block: Block, inner: CGSize) -> CGFloat {
    guard let edges = block.item.edgeSpacing else { return 0 }
    let before = edges.before(along: axis.other)
    let after = edges.after(along: axis.other)
    let least = before?.spacing ?? 0
    guard let before, before.isFlexibleSpacing else { return least }
    let left = max(
      inner[axis.other] - block.solved.size[axis.other] - least - (after?.spacing ?? 0),
      0
    )
    return least + (after?.isFlexibleSpacing == true ? left / 2 : left)
  }
}
