internal import Foundation
@_spi(UIKit) internal import UIKitCore

extension UICollectionViewCompositionalLayout {
  // MARK: Sizes

  /// Whether a view's preferred size differs from the known one.
  final func wouldMeasure(
    _ preferred: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let geometry else { return false }
    let isOther =
      abs(preferred.size.width - original.size.width) > 0.01
      || abs(preferred.size.height - original.size.height) > 0.01
    guard isOther else { return false }
    let path = preferred.indexPath
    switch preferred.representedElementCategory {
    case .cell:
      guard geometry.sections.indices.contains(path.section) else { return false }
      return geometry.sections[path.section].wouldMeasure(item: path.item, size: preferred.size)
    case .supplementaryView:
      return boundary(preferred).map { section, index in
        let axes = section.boundaryIsMeasured(index)
        let size = section.boundaries[index].size
        return (axes.width && abs(size.width - preferred.size.width) > 0.01)
          || (axes.height && abs(size.height - preferred.size.height) > 0.01)
      } ?? false
    case .decorationView: return false
    }
  }

  final func measure(_ preferred: UICollectionViewLayoutAttributes) {
    guard let geometry else { return }
    let path = preferred.indexPath
    let size = preferred.size
    switch preferred.representedElementCategory {
    case .cell:
      guard geometry.sections.indices.contains(path.section) else { return }
      _ = geometry.change(path.section) { $0.measure(item: path.item, size: size) }
    case .supplementaryView:
      guard let (section, index) = boundary(preferred) else { return }
      if path.count > 1 {
        _ = geometry.change(path.section) { $0.measure(boundary: index, size: size) }
      } else {
        _ = section.measure(boundary: index, size: size)
      }
    case .decorationView: break
    }
  }

  private func boundary(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> (SectionGeometry, Int)? {
    guard let geometry, let kind = attributes.representedElementKind else { return nil }
    let path = attributes.indexPath
    if path.count > 1, !geometry.sections.indices.contains(path.section) { return nil }
    let section = path.count > 1 ? geometry.sections[path.section] : geometry.envelope
    let number = path.count > 1 ? path.item : path.first ?? 0
    return section.boundary(kind, number: number).map { (section, $0) }
  }

  // MARK: Batches

  /// Updates the index paths of known sections and items, and marks the sections that must be
  /// requested again.
  final func applyUpdates() {
    guard let geometry, !isStale, let plan = storedCollectionView?.updatePlan,
      geometry.sections.count == plan.oldCounts.count
    else {
      isStale = true
      return
    }
    let old = geometry.sections
    let moved = plan.moveTargets.compactMap { from, to -> (IndexPath, CGSize)? in
      guard old.indices.contains(from.section) else { return nil }
      return old[from.section].sizes[from.item].map { (to, $0) }
    }
    staleSections = Set(
      staleSections.compactMap { $0 < plan.newSections.count ? plan.newSections[$0] : nil }
    )
    var sections: ContiguousArray<SectionGeometry> = []
    sections.reserveCapacity(plan.newCounts.count)
    for (index, origin) in plan.oldSections.enumerated() {
      guard let origin else {
        sections.append(geometry.envelope.emptied)
        staleSections.insert(index)
        continue
      }
      let section = old[origin]
      let removed = plan.removedRows[origin] ?? []
      let added = plan.addedRows[index] ?? []
      if plan.reloadedSections.contains(origin) {
        // The new number of items, initially with the sizes of the old ones.
        section.setItemCount(plan.newCounts[index])
        staleSections.insert(index)
      } else if !removed.isEmpty || !added.isEmpty {
        section.apply(removed: removed, inserted: added)
        staleSections.insert(index)
      }
      sections.append(section)
    }
    for (path, size) in moved where sections.indices.contains(path.section) {
      _ = sections[path.section].measure(item: path.item, size: size)
    }
    geometry.replaceSections(sections)
  }
}

extension SectionGeometry {
  /// Whether a cell's size differs from the known one.
  func wouldMeasure(item: Int, size: CGSize) -> Bool {
    let axes = measuredAxes(ofItem: item)
    guard axes.width || axes.height else { return false }
    guard let known = sizes[item] else { return true }
    return (axes.width && abs(known.width - size.width) > 0.01)
      || (axes.height && abs(known.height - size.height) > 0.01)
  }

  /// An empty section in the same container, used until the provider is called.
  var emptied: SectionGeometry {
    SectionGeometry(
      NSCollectionLayoutSection(group: section.group),
      itemCount: 0,
      sectionContainer: sectionContainer
    )
  }

  /// Removes items from the end, or appends some.
  func setItemCount(_ count: Int) {
    apply(
      removed: count < itemCount ? Array(count..<itemCount) : [],
      inserted: count > itemCount ? Array(itemCount..<count) : []
    )
  }

  /// Copies measured sizes from the previous geometry of the same section, if they are still valid.
  ///
  /// O(1) if the layout of the section is unchanged.
  func adopt(_ old: SectionGeometry) {
    copyBoundaries(from: old)
    guard old.itemCount == itemCount, measuresItems, !old.sizes.isEmpty else { return }
    guard isLaidOut(as: old) else { return copySizes(from: old) }
    sizes = old.sizes
    lines = old.lines
    lineStarts = old.lineStarts
    measuredBreadth = old.measuredBreadth
  }

  private func isLaidOut(as old: SectionGeometry) -> Bool {
    groupContainerSize == old.groupContainerSize && prototype.size == old.prototype.size
      && itemsPerLine == old.itemsPerLine && lineAxis == old.lineAxis
      && section.interGroupSpacing == old.section.interGroupSpacing
      && prototype.leaves.elementsEqual(old.prototype.leaves) { $0.frame == $1.frame }
  }

  /// Copies the measured sizes of headers and footers, as initial estimates.
  func copyBoundaries(from old: SectionGeometry) {
    for index in boundaries.indices where old.boundaries.indices.contains(index) {
      let before = old.boundaries[index]
      guard before.isMeasured, before.item.elementKind == boundaries[index].item.elementKind else {
        continue
      }
      let axes = boundaryIsMeasured(index)
      if axes.height { boundaries[index].size.height = before.size.height }
      if axes.width { boundaries[index].size.width = before.size.width }
    }
  }

  /// Whether anything in the section depends on the container's length along the axis of the
  /// layout.
  var dependsOnLength: Bool {
    func isShare(_ size: NSCollectionLayoutSize) -> Bool {
      let dimensions = [size.widthDimension, size.heightDimension]
      return dimensions.contains {
        sectionContainer.axis == .vertical ? $0.isFractionalHeight : $0.isFractionalWidth
      }
    }
    return isShare(section.group.layoutSize)
      || boundaries.contains { isShare($0.item.layoutSize) }
  }
}
