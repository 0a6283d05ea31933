internal import CClipperShim
import Foundation

/// Set operations on filled areas.
///
/// Curves are cut as polygons, at a distance of at most a few thousandths of a point, and the parts
/// that remain of them are curves again. Apple cuts the curves themselves: ends of parts differ by
/// that distance. Open subpaths are closed, as for filling.
///
/// Results have no overlaps, so that both fill rules fill the same area: the fill is to the left of
/// each subpath where y points up. They take time O(n log n) in the number of segments and
/// crossings.
extension CGPath {
  /// The area of the path without overlaps, so that both fill rules fill the same.
  ///
  /// - Parameter rule: The rule that says what the inside of the path is.
  /// - Returns: A path of that area.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath.combine(self, CGPath(elements: []), CLIP_UNION, rule)
  }

  /// The area that is in this path or in `other`.
  ///
  /// - Parameters:
  ///   - other: Another path.
  ///   - rule: The rule that says what the insides of the paths are.
  /// - Returns: A path of that area.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath.combine(self, other, CLIP_UNION, rule)
  }

  /// The area that is in both this path and `other`.
  ///
  /// - Parameters:
  ///   - other: Another path.
  ///   - rule: The rule that says what the insides of the paths are.
  /// - Returns: A path of that area, empty if there is none.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath.combine(self, other, CLIP_INTERSECTION, rule)
  }

  /// The area of this path that is not in `other`.
  ///
  /// - Parameters:
  ///   - other: Another path.
  ///   - rule: The rule that says what the insides of the paths are.
  /// - Returns: A path of that area, empty if there is none.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath.combine(self, other, CLIP_DIFFERENCE, rule)
  }

  /// The area that is in one of this path and `other`, but not in both.
  ///
  /// - Parameters:
  ///   - other: Another path.
  ///   - rule: The rule that says what the insides of the paths are.
  /// - Returns: A path of that area, empty if there is none.
  public func symmetricDifference(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath.combine(self, other, CLIP_SYMMETRIC_DIFFERENCE, rule)
  }

  /// Whether the areas of this path and `other` overlap.
  ///
  /// - Parameters:
  ///   - other: Another path.
  ///   - rule: The rule that says what the insides of the paths are.
  /// - Returns: Whether they have a part of their insides in common; touching edges are none.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    let common = boundingBox.intersection(other.boundingBox)
    guard !common.isNull, common.width > 0, common.height > 0 else { return false }
    return !intersection(other, using: rule).isEmpty
  }

  /// The connected parts of the area, each as a path: one outline with its holes.
  ///
  /// - Parameter rule: The rule that says what the inside of the path is.
  /// - Returns: The parts, in no particular order.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let parts = CGPath.pieces(of: self, CGPath(elements: []), CLIP_UNION, rule)
    return parts.map { CGPath(elements: $0) }
  }

  private static func combine(
    _ path: CGPath,
    _ other: CGPath,
    _ operation: clip_operation,
    _ rule: CGPathFillRule
  ) -> CGPath {
    CGPath(elements: pieces(of: path, other, operation, rule).flatMap { $0 })
  }

  /// The result of an operation: for each outline, its elements and those of its holes.
  private static func pieces(
    of path: CGPath,
    _ other: CGPath,
    _ operation: clip_operation,
    _ rule: CGPathFillRule
  ) -> [[PathElement]] {
    guard var grid = PolygonGrid(covering: [path, other]) else { return [] }
    let subject = grid.polygons(of: path)
    let clip = grid.polygons(of: other)
    var pieces: [[PathElement]] = []
    for polygon in clipped(subject, clip, operation, rule) {
      let elements = grid.outline(along: polygon.points)
      if polygon.isHole, !pieces.isEmpty {
        pieces[pieces.count - 1] += elements
      } else {
        pieces.append(elements)
      }
    }
    return pieces
  }

  private static func clipped(
    _ subject: [[GridPoint]],
    _ clip: [[GridPoint]],
    _ operation: clip_operation,
    _ rule: CGPathFillRule
  ) -> [(points: [GridPoint], isHole: Bool)] {
    let result = withPolygons(subject) { subject in
      withPolygons(clip) { clip_combine(operation, rule == .winding, subject, $0) }
    }
    guard let result else { return [] }
    defer { clip_result_free(result) }
    return (0..<clip_result_count(result)).compactMap { index in
      guard let numbers = clip_result_coordinates(result, index) else { return nil }
      let points = (0..<clip_result_size(result, index)).map {
        GridPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1])
      }
      return (points, clip_result_is_hole(result, index))
    }
  }

  private static func withPolygons<Result>(
    _ polygons: [[GridPoint]],
    _ body: (clip_polygons) -> Result
  ) -> Result {
    let numbers = polygons.flatMap { $0.flatMap { [$0.x, $0.y] } }
    let sizes = polygons.map(\.count)
    return numbers.withUnsafeBufferPointer { numbers in
      sizes.withUnsafeBufferPointer { sizes in
        body(
          clip_polygons(
            coordinates: numbers.baseAddress,
            sizes: sizes.baseAddress,
            count: sizes.count
          )
        )
      }
    }
  }
}
