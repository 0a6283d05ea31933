import CoreGraphics
import Foundation

/// The exclusion paths of a text container.
struct ExclusionShapes {
  private struct Segment {
    var from: CGPoint
    var to: CGPoint

    func x(atHeight y: CGFloat) -> CGFloat {
      from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)
    }
  }

  private struct Shape {
    var segments: [Segment]
    var bounds: CGRect
    var usesEvenOdd: Bool
  }

  private let shapes: [Shape]
  /// The bounding box of all paths.
  let bounds: CGRect

  init(_ paths: [UIBezierPath]) {
    shapes = paths.map { path in
      var segments: [Segment] = []
      path.cgPath.forEachFlatSegment(tolerance: 0.1) { segments.append(Segment(from: $0, to: $1)) }
      return Shape(
        segments: segments,
        bounds: path.cgPath.boundingBoxOfPath,
        usesEvenOdd: path.usesEvenOddFillRule
      )
    }
    bounds = shapes.reduce(CGRect.null) { $0.union($1.bounds) }
  }

  /// Returns the horizontal ranges of a rectangle, from left to right, that no shape intersects.
  func free(in rect: CGRect) -> [ClosedRange<CGFloat>] {
    var occupied: [ClosedRange<CGFloat>] = []
    for shape in shapes
    where shape.bounds.minY < rect.maxY && shape.bounds.maxY > rect.minY {
      occupied += Self.occupied(by: shape, rect.minY, rect.maxY)
    }
    occupied.sort { $0.lowerBound < $1.lowerBound }
    var free: [ClosedRange<CGFloat>] = []
    var x = rect.minX
    for span in occupied {
      let end = min(span.lowerBound, rect.maxX)
      if end - x > 0.5 { free.append(x...end) }
      x = max(x, span.upperBound)
    }
    if rect.maxX - x > 0.5 { free.append(x...rect.maxX) }
    return free
  }

  /// Returns the horizontal ranges that a shape covers between two heights.
  ///
  /// Between consecutive heights of vertices the extreme positions are at the ends, so only those
  /// are tested.
  private static func occupied(
    by shape: Shape,
    _ top: CGFloat,
    _ bottom: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    var heights = [top, bottom]
    for segment in shape.segments where segment.from.y > top && segment.from.y < bottom {
      heights.append(segment.from.y)
    }
    heights.sort()
    var spans: [ClosedRange<CGFloat>] = []
    // Test just inside both ends of each section, so that an edge is either crossed or not.
    for (low, high) in zip(heights, heights.dropFirst()) where high - low > 0.001 {
      spans += spansAt(low + 0.0005, shape)
      spans += spansAt(high - 0.0005, shape)
    }
    return spans
  }

  private static func spansAt(_ y: CGFloat, _ shape: Shape) -> [ClosedRange<CGFloat>] {
    var crossings: [(x: CGFloat, winding: Int)] = []
    for segment in shape.segments where (segment.from.y <= y) != (segment.to.y <= y) {
      crossings.append((segment.x(atHeight: y), segment.from.y <= y ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var spans: [ClosedRange<CGFloat>] = []
    var winding = 0
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      winding += crossing.winding
      let isInside = shape.usesEvenOdd ? winding % 2 != 0 : winding != 0
      if isInside { spans.append(crossing.x...max(next.x, crossing.x)) }
    }
    return spans
  }
}
