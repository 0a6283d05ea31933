internal import CoreGraphics
internal import Foundation

extension UICollectionViewFlowLayout {
  /// Makes a rectangle from start and length along the scrolling axis, and side and width across
  /// it.
  private func rect(_ start: Double, _ length: Double, _ side: Double, _ width: Double) -> CGRect {
    isVertical
      ? CGRect(x: snapped(side), y: snapped(start), width: CGFloat(width), height: CGFloat(length))
      : CGRect(x: snapped(start), y: snapped(side), width: CGFloat(length), height: CGFloat(width))
  }

  /// Rounds to whole pixels.
  private func snapped(_ value: Double) -> CGFloat {
    let scale = Double(max(collectionView?.traitCollection.displayScale ?? 1, 1))
    return CGFloat((value * scale).rounded() / scale)
  }

  // MARK: Items

  final func attributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section), path.item >= 0,
      path.item < sections[path.section].count
    else { return nil }
    let line = sections[path.section].lines.line(of: path.item)
    let items = sections[path.section].lines.items(of: line)
    let starts = sections[path.section].starts(of: items)
    return attributes(
      ofItem: path.item,
      path.section,
      line: line,
      side: starts[path.item - items.lowerBound]
    )
  }

  private func attributes(
    ofItem item: Int,
    _ index: Int,
    line: Int,
    side: Double
  ) -> UICollectionViewLayoutAttributes {
    let section = sections[index]
    let size = section.size(of: item)
    let lineLength = section.lines.length(of: line) - section.lineSpacing
    let start =
      sums.offset(of: index) + section.linesStart + section.lines.offset(of: line)
      + (lineLength - size.length) / 2
    let attributes = makeAttributes(
      CollectionElement(.cell, IndexPath(item: item, section: index))
    )
    attributes.frame = rect(start, size.length, side, size.width)
    return attributes
  }

  /// The attributes of the elements that intersect a rectangle: O(log sections + log lines +
  /// elements).
  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let first = Double(isVertical ? rect.minY : rect.minX)
    let last = Double(isVertical ? rect.maxY : rect.maxX)
    // From before the start, where empty sections and lines are too.
    guard var index = sums.index(at: first.nextDown) else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    var start = sums.offset(of: index)
    while index < sections.count, start < last {
      if sections[index].header > 0 {
        let header = header(of: index)
        if header.frame.meets(rect) { found.append(header) }
      }
      addItems(of: index, from: first - start, to: last - start, rect, &found)
      if sections[index].footer > 0 {
        let footer = footer(of: index)
        if footer.frame.meets(rect) { found.append(footer) }
      }
      start += sections[index].length
      index += 1
    }
    return found
  }

  private func addItems(
    of index: Int,
    from first: Double,
    to last: Double,
    _ rect: CGRect,
    _ found: inout [UICollectionViewLayoutAttributes]
  ) {
    let section = sections[index]
    let origin = section.linesStart
    guard let firstLine = section.lines.line(at: (first - origin).nextDown) else { return }
    for line in firstLine..<section.lines.count {
      guard section.lines.offset(of: line) + origin < last else { break }
      let items = section.lines.items(of: line)
      for (item, side) in zip(items, section.starts(of: items)) {
        let attributes = attributes(ofItem: item, index, line: line, side: side)
        if attributes.frame.isShown(in: rect) { found.append(attributes) }
      }
    }
  }

  // MARK: Headers and footers

  /// The attributes of a header, whose size is zero if the section has none.
  final func header(of index: Int) -> UICollectionViewLayoutAttributes {
    let section = sections[index]
    var start = sums.offset(of: index)
    if sectionHeadersPinToVisibleBounds, let edge = visibleEdges?.start {
      let end = start + section.length - section.footer - section.header
      start = max(start, min(edge, end))
    }
    return part(
      UICollectionView.elementKindSectionHeader,
      index,
      start,
      section.header,
      isPinned: sectionHeadersPinToVisibleBounds
    )
  }

  /// The attributes of a footer, whose size is zero if the section has none.
  final func footer(of index: Int) -> UICollectionViewLayoutAttributes {
    let section = sections[index]
    let top = sums.offset(of: index)
    var start = top + section.length - section.footer
    if sectionFootersPinToVisibleBounds, let edge = visibleEdges?.end {
      start = min(start, max(edge - section.footer, top + section.header))
    }
    return part(
      UICollectionView.elementKindSectionFooter,
      index,
      start,
      section.footer,
      isPinned: sectionFootersPinToVisibleBounds
    )
  }

  private func part(
    _ kind: String,
    _ index: Int,
    _ start: Double,
    _ length: Double,
    isPinned: Bool
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      CollectionElement(.supplementaryView, kind: kind, IndexPath(item: 0, section: index))
    )
    attributes.frame = rect(start, length, 0, length > 0 ? availableWidth : 0)
    if isPinned { attributes.zIndex = 10 }
    return attributes
  }

  /// The edges of the visible part that pinned headers and footers are attached to.
  private var visibleEdges: (start: Double, end: Double)? {
    guard let view = collectionView else { return nil }
    let area = view.mirrored(view.layer.bounds.inset(by: view.adjustedContentInset))
    return isVertical
      ? (Double(area.minY), Double(area.maxY)) : (Double(area.minX), Double(area.maxX))
  }
}
