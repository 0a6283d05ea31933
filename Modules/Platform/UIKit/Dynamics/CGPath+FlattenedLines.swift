import CoreGraphics

extension CGPath {
  /// The corners of each subpath, with curves approximated by lines within half a point.
  ///
  /// A closed subpath ends with its first corner.
  func flattenedLines() -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    flattened(threshold: 0.5).applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: lines.append([points[0]])
      case .addLineToPoint:
        if !lines.isEmpty { lines[lines.count - 1].append(points[0]) }
      case .closeSubpath:
        if let first = lines.last?.first { lines[lines.count - 1].append(first) }
      case .addCurveToPoint, .addQuadCurveToPoint: break
      @unknown default: break
      }
    }
    return lines.filter { $0.count > 1 }
  }
}
