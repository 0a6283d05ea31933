internal import Foundation
internal import UIKitCore

/// A header or footer of a section, with its size.
@MainActor struct SectionBoundary {
  let item: NSCollectionLayoutBoundarySupplementaryItem
  var size = CGSize.zero
  var isMeasured = false
}

extension SectionGeometry {
  /// The insets of headers and footers across the layout.
  private var boundaryInsets: NSDirectionalEdgeInsets {
    var insets =
      section.supplementaryContentInsetsReference == .automatic
      ? self.insets : sectionContainer.supplementaryMargins
    if sectionContainer.axis == .vertical {
      insets.top = 0
      insets.bottom = 0
    } else {
      insets.leading = 0
      insets.trailing = 0
    }
    return insets
  }

  private var boundaryArea: CGRect {
    CGRect(origin: .zero, size: sectionContainer.size).inset(by: boundaryInsets)
  }

  func resetBoundary(_ index: Int) {
    boundaries[index].size = boundaries[index].item.layoutSize.size(in: boundaryArea.size)
    boundaries[index].isMeasured = false
  }

  /// Whether a header or footer is self-sizing on each axis.
  func boundaryIsMeasured(_ index: Int) -> (width: Bool, height: Bool) {
    let size = boundaries[index].item.layoutSize
    return (size.widthDimension.isMeasured, size.heightDimension.isMeasured)
  }

  /// Stores the preferred size of a header or footer; returns whether it changed.
  func measure(boundary index: Int, size: CGSize) -> Bool {
    let axes = boundaryIsMeasured(index)
    let old = boundaries[index].size
    boundaries[index].isMeasured = true
    if axes.width { boundaries[index].size.width = size.width }
    if axes.height { boundaries[index].size.height = size.height }
    return boundaries[index].size != old
  }

  private enum Edge {
    case before, after, side
  }

  private func edge(of boundary: SectionBoundary) -> Edge {
    let edges = boundary.item.alignment.edges
    let isBefore = edges.contains(sectionContainer.axis == .vertical ? .top : .leading)
    let isAfter = edges.contains(sectionContainer.axis == .vertical ? .bottom : .trailing)
    return isBefore ? .before : isAfter ? .after : .side
  }

  /// The extent added at the start of the section for headers.
  var headersExtent: CGFloat {
    var extent: CGFloat = 0
    for boundary in boundaries where edge(of: boundary) == .before && boundary.item.extendsBoundary
    {
      extent = max(
        extent,
        boundary.size[sectionContainer.axis] - boundary.item.offset[sectionContainer.axis]
      )
    }
    return extent > 0 ? extent + (section.list?.headerPadding ?? 0) : 0
  }

  /// The extent added at the end of the section for footers.
  var footersExtent: CGFloat {
    var extent: CGFloat = 0
    for boundary in boundaries where edge(of: boundary) == .after && boundary.item.extendsBoundary {
      extent = max(
        extent,
        boundary.size[sectionContainer.axis] + boundary.item.offset[sectionContainer.axis]
      )
    }
    return extent
  }

  /// The frame of a header or footer without pinning, in section coordinates.
  func frame(ofBoundary index: Int) -> CGRect {
    let boundary = boundaries[index]
    let item = boundary.item
    let area = boundaryArea
    let size = boundary.size
    var anchored = NSCollectionLayoutAnchor(edges: item.alignment.edges)
      .frame(of: size, in: area, itemAnchor: nil)
    let axis = sectionContainer.axis
    let position: CGFloat
    switch edge(of: boundary) {
    case .before:
      position = item.extendsBoundary ? headersExtent - size[axis] : headersExtent
    case .after:
      let end = extent - footersExtent
      position = item.extendsBoundary ? end : end - size[axis]
    case .side:
      position = contentStart + (contentExtent - size[axis]) / 2
    }
    if axis == .vertical { anchored.origin.y = position } else { anchored.origin.x = position }
    return anchored.offsetBy(dx: item.offset.x, dy: item.offset.y)
  }

  /// The frame of a header or footer while part of the section is visible.
  ///
  /// A pinned one stays within the visible part, and never leaves its section.
  func frame(ofBoundary index: Int, visibleFrom lower: CGFloat, to upper: CGFloat) -> CGRect {
    var frame = frame(ofBoundary: index)
    guard boundaries[index].item.pinToVisibleBounds else { return frame }
    let axis = sectionContainer.axis
    let length = frame.size[axis]
    var position = frame.lower(axis)
    switch edge(of: boundaries[index]) {
    case .before, .side: position = max(position, min(lower, extent - footersExtent - length))
    case .after: position = min(position, max(upper - length, headersExtent))
    }
    if axis == .vertical { frame.origin.y = position } else { frame.origin.x = position }
    return frame
  }
}
