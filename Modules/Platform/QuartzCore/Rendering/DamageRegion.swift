package import CoreGraphics

/// The pixels to redraw: a few disjoint rectangles.
package struct DamageRegion {
  /// The rectangles, in pixels.
  package private(set) var rects: [PixelRect] = []
  private static let limit = 8

  /// Whether the region is empty.
  package var isEmpty: Bool { rects.isEmpty }

  /// Adds a rectangle, merging those that it touches.
  package mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var merged = rect
    var index = 0
    while index < rects.count {
      let other = rects[index]
      if other.contains(merged) { return }
      let union = other.union(merged)
      let apart = other.width * other.height + merged.width * merged.height
      if !other.intersection(merged).isEmpty || union.width * union.height <= apart + apart / 4 {
        rects.remove(at: index)
        merged = union
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(merged)
    guard rects.count > Self.limit else { return }
    let all = rects.dropFirst().reduce(rects[0]) { $0.union($1) }
    rects = [all]
  }

  /// Whether the region contains a pixel of `rect`.
  func touches(_ rect: PixelRect) -> Bool {
    rects.contains { !$0.intersection(rect).isEmpty }
  }

  /// Makes the region empty.
  package mutating func removeAll() {
    rects.removeAll(keepingCapacity: true)
  }
}
