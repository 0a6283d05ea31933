internal import CoreGraphics

/// The reading order of views on screen: for assistive technologies, and for Tab.
enum ReadingOrder {
  /// Cuts things into bands that lie below each other, a band into columns beside each other, and
  /// so on; what cannot be cut is read by its top edge.
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

  /// Parts that do not overlap along an axis, in order; a point or two of overlap does not count.
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
