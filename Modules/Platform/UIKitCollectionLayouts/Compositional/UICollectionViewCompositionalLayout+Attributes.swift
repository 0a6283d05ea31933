internal import Foundation
internal import UIKitCore

extension UICollectionViewCompositionalLayout {
  // MARK: In a rectangle

  final func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let geometry else { return [] }
    let lower = rect.lower(axis)
    let upper = rect.upper(axis)
    var result: [UICollectionViewLayoutAttributes] = []
    for index in geometry.sections(from: lower, to: upper) {
      let section = geometry.sections[index]
      let origin = geometry.origin(of: index)
      appendDecorations(of: section, index, origin, in: rect, to: &result)
      appendBoundaries(of: section, index, origin, in: rect, to: &result)
      if section.section.scrollsOrthogonally { continue }
      let first = result.count
      for line in section.lines(from: lower - origin[axis], to: upper - origin[axis]) {
        append(line, of: section, index, origin, in: rect, to: &result)
      }
      if let handler = section.section.visibleItemsInvalidationHandler {
        let offset = storedCollectionView?.layer.bounds.origin ?? .zero
        handler(result[first...].map { LayoutVisibleItem($0) }, offset, section.environment)
      }
    }
    appendBoundaries(of: geometry.envelope, nil, .zero, in: rect, to: &result)
    return result
  }

  final func append(
    _ line: Int,
    of section: SectionGeometry,
    _ index: Int,
    _ origin: CGPoint,
    in rect: CGRect,
    to result: inout [UICollectionViewLayoutAttributes]
  ) {
    let solved = section.solve(line: line)
    var corner = section.origin(ofLine: line)
    corner.x += origin.x
    corner.y += origin.y
    let first = section.items(inLine: line).lowerBound
    for (position, leaf) in solved.leaves.enumerated() {
      let frame = leaf.frame.offsetBy(dx: corner.x, dy: corner.y)
      guard frame.isShown(in: rect) else { continue }
      result.append(makeCell(first + position, leaf, frame, section, index))
    }
    for view in solved.supplementaries {
      let frame = view.frame.offsetBy(dx: corner.x, dy: corner.y)
      guard frame.meets(rect) else { continue }
      let path = IndexPath(item: first + view.leaf, section: index)
      result.append(makeSupplementary(view.item, path, frame))
    }
  }

  private func appendDecorations(
    of section: SectionGeometry,
    _ index: Int,
    _ origin: CGPoint,
    in rect: CGRect,
    to result: inout [UICollectionViewLayoutAttributes]
  ) {
    for item in section.section.decorationItems {
      let attributes = makeDecoration(item, section, index, origin)
      if attributes.frame.meets(rect) { result.append(attributes) }
    }
  }

  private func appendBoundaries(
    of section: SectionGeometry,
    _ index: Int?,
    _ origin: CGPoint,
    in rect: CGRect,
    to result: inout [UICollectionViewLayoutAttributes]
  ) {
    for boundary in section.boundaries.indices {
      let attributes = makeBoundary(boundary, section, index, origin)
      if attributes.frame.meets(rect) { result.append(attributes) }
    }
  }

  // MARK: One

  final func attributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let geometry, path.count == 2, geometry.sections.indices.contains(path.section) else {
      return nil
    }
    let section = geometry.sections[path.section]
    guard let leaf = section.place(ofItem: path.item) else { return nil }
    let origin = geometry.origin(of: path.section)
    let frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
    return makeCell(path.item, leaf, frame, section, path.section)
  }

  final func attributes(
    ofView kind: String,
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let geometry else { return nil }
    guard path.count > 1 else {
      guard let boundary = geometry.envelope.boundary(kind, number: path.first ?? 0) else {
        return nil
      }
      return makeBoundary(boundary, geometry.envelope, nil, .zero)
    }
    guard geometry.sections.indices.contains(path.section) else { return nil }
    let section = geometry.sections[path.section]
    let origin = geometry.origin(of: path.section)
    if let boundary = section.boundary(kind, number: path.item) {
      return makeBoundary(boundary, section, path.section, origin)
    }
    guard path.item >= 0, path.item < section.itemCount else { return nil }
    let line = section.line(ofItem: path.item)
    let corner = section.origin(ofLine: line)
    let leaf = path.item - section.items(inLine: line).lowerBound
    let found = section.solve(line: line).supplementaries.first {
      $0.leaf == leaf && $0.item.elementKind == kind
    }
    return found.map { view in
      let frame = view.frame.offsetBy(dx: corner.x + origin.x, dy: corner.y + origin.y)
      return makeSupplementary(view.item, path, frame)
    }
  }

  final func attributes(
    ofDecoration kind: String,
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let geometry, path.count == 2, geometry.sections.indices.contains(path.section) else {
      return nil
    }
    let section = geometry.sections[path.section]
    let item = section.section.decorationItems.first { $0.elementKind == kind }
    return item.map {
      makeDecoration($0, section, path.section, geometry.origin(of: path.section))
    }
  }

  // MARK: Making

  private func makeCell(
    _ item: Int,
    _ leaf: GroupLeaf,
    _ frame: CGRect,
    _ section: SectionGeometry,
    _ index: Int
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: item, section: index)
    let attributes: UICollectionViewLayoutAttributes
    if let list = section.section.list {
      let row = ListLayoutAttributes(forCellWith: path)
      row.itemAppearance = list.itemAppearance(of: path, count: section.itemCount)
      attributes = row
    } else {
      attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    }
    attributes.frame = frame
    attributes.zIndex = leaf.zIndex
    let size = leaf.item?.layoutSize
    attributes.setFitting(
      width: size?.widthDimension.isMeasured ?? false,
      height: size?.heightDimension.isMeasured ?? false
    )
    return attributes
  }

  private func makeSupplementary(
    _ item: NSCollectionLayoutSupplementaryItem,
    _ path: IndexPath,
    _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind,
      with: path
    )
    attributes.frame = frame
    attributes.zIndex = item.zIndex
    attributes.setFitting(width: false, height: false)
    return attributes
  }

  private func makeBoundary(
    _ boundary: Int,
    _ section: SectionGeometry,
    _ index: Int?,
    _ origin: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let item = section.boundaries[boundary].item
    let number = section.number(ofBoundary: boundary)
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind,
      with: index.map { IndexPath(item: number, section: $0) } ?? IndexPath(index: number)
    )
    var frame = section.frame(ofBoundary: boundary)
    if item.pinToVisibleBounds, let visible = visibleRange {
      frame = section.frame(
        ofBoundary: boundary,
        visibleFrom: visible.lowerBound - origin[axis],
        to: visible.upperBound - origin[axis]
      )
    }
    attributes.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
    // Pinned elements are in front of the content that scrolls beneath them.
    let lift = (item.pinToVisibleBounds ? 1 : 0) + (index == nil ? 1 : 0)
    // The frontmost of all cannot be lifted.
    attributes.zIndex = min(item.zIndex, Int.max - lift) + lift
    let axes = section.boundaryIsMeasured(boundary)
    attributes.setFitting(width: axes.width, height: axes.height)
    return attributes
  }

  private func makeDecoration(
    _ item: NSCollectionLayoutDecorationItem,
    _ section: SectionGeometry,
    _ index: Int,
    _ origin: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind,
      with: IndexPath(item: 0, section: index)
    )
    attributes.frame = section.bounds.inset(by: item.contentInsets)
      .offsetBy(dx: origin.x, dy: origin.y)
    attributes.zIndex = item.zIndex
    return attributes
  }

  /// The part of the bounds that is not covered by bars, along the axis.
  private var visibleRange: ClosedRange<CGFloat>? {
    guard let view = storedCollectionView else { return nil }
    let bounds = view.layer.bounds
    let inset = view.storedAdjustedInset
    if axis == .vertical {
      let top = bounds.minY + inset.top
      return top...max(bounds.maxY - inset.bottom, top)
    }
    let start = view.mirrored(bounds).minX + inset.left
    return start...max(start + bounds.width - inset.left - inset.right, start)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Sets on which axes the view is self-sizing.
  final func setFitting(width: Bool, height: Bool) {
    widthFitting = width ? .fittingSizeLevel : .required
    heightFitting = height ? .fittingSizeLevel : .required
  }
}

extension SectionGeometry {
  /// The index of a header or footer among those of its kind.
  func number(ofBoundary index: Int) -> Int {
    let kind = boundaries[index].item.elementKind
    return boundaries[..<index].count { $0.item.elementKind == kind }
  }

  /// The header or footer of a kind with an index.
  func boundary(_ kind: String, number: Int) -> Int? {
    var left = number
    for index in boundaries.indices where boundaries[index].item.elementKind == kind {
      if left == 0 { return index }
      left -= 1
    }
    return nil
  }
}
