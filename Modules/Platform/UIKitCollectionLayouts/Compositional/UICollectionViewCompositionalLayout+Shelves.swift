internal import Foundation
@_spi(UIKit) internal import UIKitCore

/// Orthogonal scrolling.
extension UICollectionViewCompositionalLayout {
  final func shelves(in rect: CGRect) -> [CollectionContainer] {
    guard let geometry else { return [] }
    return geometry.sections(from: rect.lower(axis), to: rect.upper(axis)).compactMap { shelf($0) }
  }

  final func shelf(of element: CollectionElement) -> CollectionContainer? {
    guard element.section >= 0, let container = shelf(element.section) else { return nil }
    switch element.category {
    case .cell: return container
    case .supplementaryView: return traits.itemKinds.contains(element.kind) ? container : nil
    case .decorationView: return nil
    }
  }

  private func shelf(_ index: Int) -> CollectionContainer? {
    guard let geometry, geometry.sections.indices.contains(index) else { return nil }
    let section = geometry.sections[index]
    guard section.section.scrollsOrthogonally, section.itemCount > 0 else { return nil }
    let origin = geometry.origin(of: index)
    let frame = section.contentFrame.offsetBy(dx: origin.x, dy: origin.y)
    var size = frame.size
    size[axis.other] = section.scrollLength
    return CollectionContainer(section: index, frame: frame, contentSize: size)
  }

  final func shelfAttributes(
    _ index: Int,
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    guard let geometry, geometry.sections.indices.contains(index) else { return [] }
    let section = geometry.sections[index]
    let origin = geometry.origin(of: index)
    var result: [UICollectionViewLayoutAttributes] = []
    let across = axis.other
    let lines = section.lines(
      from: rect.lower(across) - origin[across],
      to: rect.upper(across) - origin[across]
    )
    for line in lines { append(line, of: section, index, origin, in: rect, to: &result) }
    if let handler = section.section.visibleItemsInvalidationHandler {
      let frame = section.contentFrame.offsetBy(dx: origin.x, dy: origin.y)
      let offset = CGPoint(x: rect.minX - frame.minX, y: rect.minY - frame.minY)
      handler(result.map { LayoutVisibleItem($0) }, offset, section.environment)
    }
    return result
  }

  final func configureShelf(_ view: CollectionContainerView, section index: Int) {
    guard let geometry, geometry.sections.indices.contains(index) else { return }
    let section = geometry.sections[index].section
    let properties = section.orthogonalScrollingProperties
    view.isPagingEnabled = section.orthogonalScrollingBehavior == .paging
    switch section.orthogonalScrollingBehavior {
    case .groupPaging, .groupPagingCentered, .continuousGroupLeadingBoundary:
      view.decelerationRate = .fast
    case .none, .continuous, .paging: view.decelerationRate = .normal
    }
    if properties.decelerationRate != .automatic {
      view.decelerationRate = .init(rawValue: properties.decelerationRate.rawValue)
    }
    view.bounces = properties.bounce != .never
    let always = properties.bounce == .always
    view.alwaysBounceHorizontal = always && axis == .vertical
    view.alwaysBounceVertical = always && axis == .horizontal
    view.delegate = shelfDelegate
  }

  /// The offset at which scrolling of an orthogonal section stops, given the proposed one.
  final func restingOffset(
    ofShelf index: Int,
    proposed: CGFloat,
    from start: CGFloat,
    velocity: CGFloat,
    viewport: CGFloat
  ) -> CGFloat {
    guard let geometry, geometry.sections.indices.contains(index) else { return proposed }
    return geometry.sections[index].restingOffset(
      proposed: proposed,
      from: start,
      velocity: velocity,
      viewport: viewport
    )
  }
}

extension SectionGeometry {
  /// The offset at which orthogonal scrolling stops, by the section's behavior.
  ///
  /// `start` is the offset at the beginning of the drag, `velocity` is in points per millisecond.
  func restingOffset(
    proposed: CGFloat,
    from start: CGFloat,
    velocity: CGFloat,
    viewport: CGFloat
  ) -> CGFloat {
    let behavior = section.orthogonalScrollingBehavior
    guard lines.count > 0 else { return proposed }
    let last = max(scrollLength - viewport, 0)
    let isCentered = behavior == .groupPagingCentered
    /// The offset that aligns a line.
    func stop(_ line: Int) -> CGFloat {
      let begin = insets.before(lineAxis) + lines.offset(of: line)
      let length = lines.length(of: line) - section.interGroupSpacing
      let offset = isCentered ? begin + length / 2 - viewport / 2 : begin - insets.before(lineAxis)
      return min(max(offset, 0), last)
    }
    func nearest(_ offset: CGFloat) -> Int {
      let at = isCentered ? offset + viewport / 2 - insets.before(lineAxis) : offset
      let line = lines.line(at: at) ?? 0
      let candidates = [line - 1, line, line + 1].filter { $0 >= 0 && $0 < lines.count }
      return candidates.min { abs(stop($0) - offset) < abs(stop($1) - offset) } ?? line
    }
    switch behavior {
    case .none, .continuous, .paging: return proposed
    case .continuousGroupLeadingBoundary:
      return proposed >= last ? last : stop(nearest(proposed))
    case .groupPaging, .groupPagingCentered:
      let first = nearest(start)
      var target = nearest(proposed)
      if velocity > 0.2 { target = max(target, first + 1) }
      if velocity < -0.2 { target = min(target, first - 1) }
      return stop(min(max(target, max(first - 1, 0)), min(first + 1, lines.count - 1)))
    }
  }
}
