internal import CoreGraphics

/// The reading order of views on screen, for assistive technologies and for the Tab key.
enum ReadingOrder {
  /// Recursively divides elements into rows and columns; elements that cannot be separated are
  /// sorted by their top edges.
  static func sort<Thing>(
    _ things: [Thing],
    isRightToLeft: Bool,
    frame: (Thing) -> CGRect
  ) -> [Thing] {
    guard things.count > 1 else { return things }
    let bands = cut(things) { (frame($0).minY, frame($0).maxY) }
    if bands.count > 1 {
      return bands.flatMap { sort($0, isRightToLeft: isRightToLeft, frame: frame) }
    }
    let columns = cut(things) {
      isRightToLeft ? (-frame($0).maxX, -frame($0).minX) : (frame($0).minX, frame($0).maxX)
    }
    if columns.count > 1 {
      return columns.flatMap { sort($0, isRightToLeft: isRightToLeft, frame: frame) }
    }
    return things.sorted {
      let (first, second) = (frame($0), frame($1))
      guard first.minY == second.minY else { return first.minY < second.minY }
      return isRightToLeft ? first.maxX > second.maxX : first.minX < second.minX
    }
  }

  /// Groups that do not overlap along an axis, in order; an overlap of up to two points is ignored.
  private static func cut<Thing>(
    _ things: [Thing],
    by range: (Thing) -> (start: CGFloat, end: CGFloat)
  ) -> [[Thing]] {
    let tolerance: CGFloat = 2
    var parts: [[Thing]] = []
    var end = -CGFloat.infinity
    for thing in things.sorted(by: { range($0).start < range($1).start }) {
      let extent = range(thing)
      if parts.isEmpty || extent.start >= end - tolerance {
        parts.append([thing])
        end = extent.end
      } else {
        parts[parts.count - 1].append(thing)
        end = max(end, extent.end)
      }
    }
    return parts
  }
}
