internal import Foundation
internal import UIKitCore

/// The frames of all elements in a section, without views.
///
/// Coordinates are relative to the leading top corner of the section. A section is a stack of
/// lines, each of them one group. Lines are computed on demand; only their lengths are stored, in
/// an index.
@MainActor final class SectionGeometry {
  let section: NSCollectionLayoutSection
  let sectionContainer: SectionContainer
  let environment: LayoutEnvironment
  /// The insets of groups: the section's own, and the margins.
  let insets: NSDirectionalEdgeInsets
  let groupContainerSize: CGSize
  /// A full group of cells that were not measured.
  let prototype: SolvedGroup
  /// The number of items in a line; nil if it depends on the measured sizes.
  let itemsPerLine: Int?
  /// Whether any cell is self-sizing.
  let measuresItems: Bool
  var itemCount: Int
  var lines: LineIndex
  var sizes: MeasuredSizes
  /// The first item of every line; empty if all lines have the same number of items.
  var lineStarts: [Int] = []
  /// The largest measured extent of a group across the lines.
  var measuredBreadth: CGFloat?
  var boundaries: [SectionBoundary]
  /// The extent of the content if that consists of other sections.
  var givenContentExtent: CGFloat?

  /// Computes the geometry of a section.
  ///
  /// A geometry in the same container, `twin`, makes that faster if it has the same layout.
  init(
    _ section: NSCollectionLayoutSection,
    itemCount: Int,
    sectionContainer: SectionContainer,
    twin: SectionGeometry? = nil
  ) {
    self.section = section
    self.sectionContainer = sectionContainer
    self.itemCount = itemCount
    if let twin, twin.section === section {
      insets = twin.insets
      groupContainerSize = twin.groupContainerSize
      environment = twin.environment
      prototype = twin.prototype
      itemsPerLine = twin.itemsPerLine
      measuresItems = twin.measuresItems
    } else {
      let insets = section.contentInsets + sectionContainer.margins
      self.insets = insets
      groupContainerSize = CGRect(origin: .zero, size: sectionContainer.size).inset(by: insets).size
      environment = LayoutEnvironment(
        container: LayoutContainer(
          size: sectionContainer.size,
          insets: section.contentInsets,
          effectiveInsets: insets
        ),
        traits: sectionContainer.traits
      )
      let solver = GroupSolver(environment: environment) { _ in nil }
      let group = section.group
      prototype = solver.solve(group, in: groupContainerSize, items: GroupSolver.manyItems)
      itemsPerLine = group.fitsByMeasuring ? nil : max(prototype.leaves.count, 1)
      measuresItems = group.measures(along: .horizontal) || group.measures(along: .vertical)
    }
    sizes = MeasuredSizes(count: itemCount)
    lines = LineIndex(count: 0, usual: 0)
    boundaries = section.boundarySupplementaryItems.map { SectionBoundary(item: $0) }
    for index in boundaries.indices { resetBoundary(index) }
    layOutLines()
  }

  /// The axis of the lines: that of the layout, or the other one in an orthogonal section.
  var lineAxis: LayoutAxis {
    section.scrollsOrthogonally ? sectionContainer.axis.other : sectionContainer.axis
  }

  /// The length of a line with a group, including the spacing after it.
  func lineLength(_ group: SolvedGroup) -> CGFloat {
    group.size[lineAxis] + section.interGroupSpacing
  }

  // MARK: Extents

  /// The total length of the lines.
  var linesLength: CGFloat {
    lines.count > 0 ? max(lines.total - section.interGroupSpacing, 0) : 0
  }

  /// The extent across the lines.
  var breadth: CGFloat {
    itemCount == 0 ? 0 : measuredBreadth ?? prototype.size[lineAxis.other]
  }

  /// The start of the groups along the layout.
  var contentStart: CGFloat { headersExtent + insets.before(sectionContainer.axis) }

  /// The extent of the groups along the layout.
  var contentExtent: CGFloat {
    givenContentExtent ?? (section.scrollsOrthogonally ? breadth : linesLength)
  }

  /// The extent of the section along the layout.
  var extent: CGFloat {
    contentStart + contentExtent + insets.after(sectionContainer.axis) + footersExtent
  }

  /// The length of the content of an orthogonal section, including insets.
  var scrollLength: CGFloat { linesLength + insets.sum(lineAxis) }

  /// The rectangle of the groups with their insets: without headers and footers.
  var contentFrame: CGRect {
    var frame = CGRect(origin: .zero, size: sectionContainer.size)
    if sectionContainer.axis == .vertical {
      frame.origin.y = headersExtent
      frame.size.height = contentExtent + insets.sum(.vertical)
    } else {
      frame.origin.x = headersExtent
      frame.size.width = contentExtent + insets.sum(.horizontal)
    }
    return frame
  }

  /// The rectangle of the section.
  var bounds: CGRect {
    var frame = CGRect(origin: .zero, size: sectionContainer.size)
    if sectionContainer.axis == .vertical {
      frame.size.height = extent
    } else {
      frame.size.width = extent
    }
    return frame
  }

  // MARK: Lines

  func items(inLine line: Int) -> Range<Int> {
    if let itemsPerLine {
      return line * itemsPerLine..<min((line + 1) * itemsPerLine, itemCount)
    }
    return lineStarts[line]..<(line + 1 < lineStarts.count ? lineStarts[line + 1] : itemCount)
  }

  func line(ofItem item: Int) -> Int {
    if let itemsPerLine { return item / itemsPerLine }
    return max(lineStarts.firstIndex(notLessThan: item + 1) - 1, 0)
  }

  /// The lines that intersect a range along the line axis, in section coordinates.
  func lines(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    let start = lineStart
    guard let first = lines.line(at: lower - start), let last = lines.line(at: upper - start),
      upper >= start, lower <= start + lines.total
    else { return 0..<0 }
    return first..<max(last + 1, first)
  }

  /// The start of the first line along the line axis.
  private var lineStart: CGFloat {
    section.scrollsOrthogonally ? insets.before(lineAxis) : contentStart
  }

  /// The leading top corner of a line.
  func origin(ofLine line: Int) -> CGPoint {
    var origin = CGPoint.zero
    origin[lineAxis] = lineStart + lines.offset(of: line)
    origin[lineAxis.other] =
      section.scrollsOrthogonally ? contentStart : insets.before(lineAxis.other)
    return origin
  }

  /// Computes the frames in a line, in the line's own coordinates.
  func solve(line: Int) -> SolvedGroup {
    let items = items(inLine: line)
    if items.count == prototype.leaves.count, sizes.isEmpty { return prototype }
    return solve(from: items.lowerBound, count: items.count)
  }

  func solve(from first: Int, count: Int) -> SolvedGroup {
    let sizes = sizes
    let solver = GroupSolver(environment: environment) { sizes[first + $0] }
    return solver.solve(section.group, in: groupContainerSize, items: count)
  }

  // MARK: Items

  /// The frame of an item, in section coordinates.
  func place(ofItem item: Int) -> GroupLeaf? {
    guard item >= 0, item < itemCount else { return nil }
    let line = line(ofItem: item)
    let solved = solve(line: line)
    let position = item - items(inLine: line).lowerBound
    guard solved.leaves.indices.contains(position) else { return nil }
    var leaf = solved.leaves[position]
    let origin = origin(ofLine: line)
    leaf.frame.origin.x += origin.x
    leaf.frame.origin.y += origin.y
    return leaf
  }
}

extension NSDirectionalEdgeInsets {
  static func + (_ a: Self, _ b: Self) -> Self {
    Self(
      top: a.top + b.top,
      leading: a.leading + b.leading,
      bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing
    )
  }
}
