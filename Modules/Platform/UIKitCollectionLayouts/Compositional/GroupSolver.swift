internal import Foundation
internal import UIKitCore

/// The frame of a cell inside a group.
struct GroupLeaf {
  /// In the group's coordinates, from the leading edge.
  var frame: CGRect
  var zIndex = 0
  /// The item of the cell; nil in a custom group.
  var item: NSCollectionLayoutItem?
}

/// A supplementary view of an item or a group, with its frame.
struct GroupSupplementary {
  var frame: CGRect
  var item: NSCollectionLayoutSupplementaryItem
  /// The index within the group of the item it belongs to.
  var leaf: Int
}

/// A group with computed frames.
struct SolvedGroup {
  var size = CGSize.zero
  var leaves: [GroupLeaf] = []
  var supplementaries: [GroupSupplementary] = []

  mutating func append(_ other: SolvedGroup, at origin: CGPoint) {
    let first = leaves.count
    for leaf in other.leaves {
      var leaf = leaf
      leaf.frame.origin.x += origin.x
      leaf.frame.origin.y += origin.y
      leaves.append(leaf)
    }
    for view in other.supplementaries {
      var view = view
      view.frame.origin.x += origin.x
      view.frame.origin.y += origin.y
      view.leaf += first
      supplementaries.append(view)
    }
  }
}

/// Computes the frames in a group, without views.
///
/// Coordinates are relative to the leading top corner; the layout mirrors them for right-to-left
/// languages.
@MainActor struct GroupSolver {
  /// Returns the measured size of a cell, on the axes where it is self-sizing.
  typealias Measurement = (Int) -> CGSize?

  /// A size that is specified from outside, on one axis or both.
  struct Fixed {
    var width: CGFloat?
    var height: CGFloat?

    subscript(axis: LayoutAxis) -> CGFloat? {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  let environment: LayoutEnvironment
  /// Returns the measured size of a cell, by its index in the outermost group.
  let measured: Measurement

  /// A number of items larger than any group.
  static let manyItems = 10000

  /// Computes the frames of a group with at most `items` items.
  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, items: Int) -> SolvedGroup {
    solve(group, in: container, first: 0, items: items, fixed: Fixed())
  }

  private func place(
    _ item: NSCollectionLayoutItem,
    in container: CGSize,
    first: Int,
    items: Int,
    fixed: Fixed = Fixed()
  ) -> SolvedGroup {
    if let group = item as? NSCollectionLayoutGroup {
      return solve(group, in: container, first: first, items: items, fixed: fixed)
    }
    var size = item.layoutSize.size(in: container)
    if let measured = measured(first) {
      if item.layoutSize.widthDimension.isMeasured { size.width = measured.width }
      if item.layoutSize.heightDimension.isMeasured { size.height = measured.height }
    }
    if let width = fixed.width { size.width = width }
    if let height = fixed.height { size.height = height }
    let frame = CGRect(origin: .zero, size: size).inset(by: item.effectiveInsets)
    var solved = SolvedGroup(size: size, leaves: [GroupLeaf(frame: frame, item: item)])
    for view in item.supplementaryItems {
      solved.supplementaries.append(place(view, on: frame, leaf: 0))
    }
    return solved
  }

  private func place(
    _ view: NSCollectionLayoutSupplementaryItem,
    on container: CGRect,
    leaf: Int
  ) -> GroupSupplementary {
    let size = view.layoutSize.size(in: container.size)
    let frame = view.containerAnchor.frame(of: size, in: container, itemAnchor: view.itemAnchor)
    return GroupSupplementary(frame: frame, item: view, leaf: leaf)
  }

  // MARK: Groups

  private func solve(
    _ group: NSCollectionLayoutGroup,
    in container: CGSize,
    first: Int,
    items: Int,
    fixed: Fixed
  ) -> SolvedGroup {
    var size = group.layoutSize.size(in: container)
    if let width = fixed.width { size.width = width }
    if let height = fixed.height { size.height = height }
    var solved: SolvedGroup
    if let axis = group.axis {
      solved = stack(group, along: axis, size: size, first: first, items: items, fixed: fixed)
    } else {
      solved = placeFreely(group, size: size, items: items)
    }
    for view in group.supplementaryItems {
      let frame = CGRect(origin: .zero, size: solved.size)
      solved.supplementaries.append(place(view, on: frame, leaf: 0))
    }
    return solved
  }

  private func placeFreely(
    _ group: NSCollectionLayoutGroup,
    size: CGSize,
    items: Int
  ) -> SolvedGroup {
    guard case .custom(let provider) = group.arrangement else { return SolvedGroup() }
    let inner = CGRect(origin: .zero, size: size).inset(by: group.effectiveInsets)
    let places = provider(environment.with(size: inner.size))
    var solved = SolvedGroup(size: size)
    for place in places.prefix(items) {
      let frame = place.frame.offsetBy(dx: inner.minX, dy: inner.minY)
      solved.leaves.append(GroupLeaf(frame: frame, zIndex: place.zIndex))
    }
    let bottom = places.map(\.frame.maxY).max() ?? 0
    let end = places.map(\.frame.maxX).max() ?? 0
    if group.layoutSize.heightDimension.isMeasured { solved.size.height = bottom }
    if group.layoutSize.widthDimension.isMeasured { solved.size.width = end }
    return solved
  }

  private func stack(
    _ group: NSCollectionLayoutGroup,
    along axis: LayoutAxis,
    size: CGSize,
    first: Int,
    items: Int,
    fixed: Fixed
  ) -> SolvedGroup {
    let insets = group.effectiveInsets
    var inner = CGRect(origin: .zero, size: size).inset(by: insets).size
    let growsAlong = group.layoutSize.dimension(along: axis).isMeasured && fixed[axis] == nil
    let growsAcross =
      group.layoutSize.dimension(along: axis.other).isMeasured && fixed[axis.other] == nil
    var run = GroupRun(axis: axis, spacing: group.interItemSpacing)
    fill(&run, group, inner: inner, first: first, items: items, isEndless: growsAlong)
    evenOut(&run, group, inner: inner)
    if growsAcross {
      inner[axis.other] = run.extentAcross(default: inner[axis.other])
      stretch(&run, inner: inner)
    }
    if growsAlong { inner[axis] = run.length }
    return run.spread(in: inner, insets: insets)
  }

  /// Adds subitems to the run while there are items and space.
  private func fill(
    _ run: inout GroupRun,
    _ group: NSCollectionLayoutGroup,
    inner: CGSize,
    first: Int,
    items: Int,
    isEndless: Bool
  ) {
    guard !group.subitems.isEmpty else { return }
    let axis = run.axis
    let rounds = group.repetitions ?? (isEndless ? group.subitems.count : Self.manyItems)
    let share = isEndless ? nil : evenShare(of: group, along: axis, inner: inner)
    var used = 0
    for round in 0..<rounds {
      guard used < items else { break }
      let item = group.subitems[round % group.subitems.count]
      var fixed = Fixed()
      fixed[axis] = share
      let block = place(item, in: inner, first: first + used, items: items - used, fixed: fixed)
      guard !block.leaves.isEmpty else { break }
      let new = GroupRun.Block(item: item, solved: block, first: first + used, fixed: fixed)
      if group.repetitions == nil, !isEndless, !run.blocks.isEmpty,
        run.length(adding: new) > inner[axis] + 0.1
      {
        break
      }
      run.blocks.append(new)
      used += block.leaves.count
      // Items of length zero would repeat forever.
      if group.repetitions == nil, run.length <= 0, round + 1 >= group.subitems.count { break }
    }
  }

  /// The common length of repeated items, if the group divides its length evenly: because it is
  /// declared so, or because the items would overflow; nil otherwise.
  private func evenShare(
    of group: NSCollectionLayoutGroup,
    along axis: LayoutAxis,
    inner: CGSize
  ) -> CGFloat? {
    guard let count = group.repetitions, count > 0, let item = group.subitems.first else {
      return nil
    }
    let gaps = CGFloat(count - 1) * (group.interItemSpacing?.spacing ?? 0)
    let natural = item.layoutSize.dimension(along: axis)
    let isTooLong = CGFloat(count) * natural.points(in: inner) + gaps > inner[axis] + 0.1
    guard group.isEven || (isTooLong && !natural.isMeasured) else { return nil }
    return max((inner[axis] - gaps) / CGFloat(count), 0)
  }

  /// Sets items with `uniformAcrossSiblings` to the size of the largest.
  private func evenOut(_ run: inout GroupRun, _ group: NSCollectionLayoutGroup, inner: CGSize) {
    for axis in [LayoutAxis.horizontal, .vertical] {
      let isUniform = { (block: GroupRun.Block) in
        block.item.layoutSize.dimension(along: axis).isUniformAcrossSiblings
      }
      guard let largest = run.blocks.filter(isUniform).map({ $0.solved.size[axis] }).max() else {
        continue
      }
      for index in run.blocks.indices where isUniform(run.blocks[index]) {
        run.blocks[index].fixed[axis] = largest
        replace(&run.blocks[index], inner: inner)
      }
    }
  }

  /// Updates fractional sizes for a length that is only known now.
  private func stretch(_ run: inout GroupRun, inner: CGSize) {
    for index in run.blocks.indices where run.isShareAcross(run.blocks[index]) {
      replace(&run.blocks[index], inner: inner)
    }
  }

  private func replace(_ block: inout GroupRun.Block, inner: CGSize) {
    block.solved = place(
      block.item,
      in: inner,
      first: block.first,
      items: block.solved.leaves.count,
      fixed: block.fixed
    )
  }
}
