internal import Foundation
internal import UIKitCore

/// The items of a group along its axis, before the remaining space is distributed.
@MainActor struct GroupRun {
  /// An item or a nested group.
  struct Block {
    var item: NSCollectionLayoutItem
    var solved: SolvedGroup
    /// The index of its first cell.
    var first: Int
    var fixed: GroupSolver.Fixed
  }

  let axis: LayoutAxis
  let spacing: NSCollectionLayoutSpacing?
  var blocks: [Block] = []

  private func outerLength(_ block: Block) -> CGFloat {
    let edges = block.item.edgeSpacing
    return block.solved.size[axis] + (edges?.before(along: axis)?.spacing ?? 0)
      + (edges?.after(along: axis)?.spacing ?? 0)
  }

  /// The total length of the blocks, with minimum spacing.
  var length: CGFloat {
    blocks.reduce(0) { $0 + outerLength($1) }
      + CGFloat(max(blocks.count - 1, 0)) * (spacing?.spacing ?? 0)
  }

  /// The total length with one more block.
  func length(adding block: Block) -> CGFloat {
    length + (blocks.isEmpty ? 0 : spacing?.spacing ?? 0) + outerLength(block)
  }

  /// Whether the block's size is a fraction of the group's size across the axis.
  func isShareAcross(_ block: Block) -> Bool {
    let dimension = block.item.layoutSize.dimension(along: axis.other)
    return axis == .horizontal ? dimension.isFractionalHeight : dimension.isFractionalWidth
  }

  /// The size across the axis that the blocks need; the given one if all are fractions of it.
  func extentAcross(default given: CGFloat) -> CGFloat {
    let own = blocks.filter { !isShareAcross($0) }.map { block in
      let edges = block.item.edgeSpacing
      return block.solved.size[axis.other] + (edges?.before(along: axis.other)?.spacing ?? 0)
        + (edges?.after(along: axis.other)?.spacing ?? 0)
    }
    return own.max() ?? given
  }

  /// Distributes the remaining space, and makes a group of the blocks.
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
    let spacingLength = { (spacing: NSCollectionLayoutSpacing?) in
      (spacing?.spacing ?? 0) + (isFlexible(spacing) ? share : 0)
    }

    var group = SolvedGroup()
    group.size[axis] = inner[axis] + insets.sum(axis)
    group.size[axis.other] = inner[axis.other] + insets.sum(axis.other)
    var position = insets.before(axis)
    for (index, block) in blocks.enumerated() {
      if index > 0 { position += spacingLength(spacing) }
      let edges = block.item.edgeSpacing
      position += spacingLength(edges?.before(along: axis))
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = insets.before(axis.other) + shiftAcross(block, inner: inner)
      group.append(block.solved, at: origin)
      position += block.solved.size[axis] + spacingLength(edges?.after(along: axis))
    }
    return group
  }

  /// The offset of a block across the axis by its edge spacing, which may be flexible.
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
