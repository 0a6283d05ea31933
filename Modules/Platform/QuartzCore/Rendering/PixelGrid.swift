package import CoreGraphics

/// A transform split into whole pixels and a remainder.
package struct PixelPlacement {
  package var x: Int
  package var y: Int
  /// The transform with the remainder of the translation, less than a pixel.
  package var rest: CGAffineTransform

  package init(_ device: CGAffineTransform) {
    let left = device.tx.rounded(.down)
    let top = device.ty.rounded(.down)
    x = Int(left)
    y = Int(top)
    rest = device
    rest.tx -= left
    rest.ty -= top
  }
}

extension CGAffineTransform {
  /// The transform with its translation at a multiple of 1/256 pixel, the unit of Cairo's geometry.
  ///
  /// Subtrees that moved by whole pixels then have identical fractional parts, independent of
  /// rounding in the sums.
  var snapped: CGAffineTransform {
    var result = self
    result.tx = (tx * 256).rounded() / 256
    result.ty = (ty * 256).rounded() / 256
    return result
  }

  func hasSameAxes(as other: CGAffineTransform) -> Bool {
    a == other.a && b == other.b && c == other.c && d == other.d
  }
}

extension PixelRect {
  /// Snaps `rect` of a layer with the transform `device` to the pixel grid: edges are rounded to
  /// whole pixels, and a nonempty rectangle covers at least one pixel.
  init(snapping rect: CGRect, _ device: CGAffineTransform) {
    let placed = rect.applying(device)
    guard !placed.isNull, abs(placed.minX) < 1e8, abs(placed.minY) < 1e8, placed.width < 1e8,
      placed.height < 1e8
    else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    // Round half a pixel up on both edges, so that neighbors meet.
    var left = (placed.minX + 0.5).rounded(.down)
    var top = (placed.minY + 0.5).rounded(.down)
    var right = (placed.maxX + 0.5).rounded(.down)
    var bottom = (placed.maxY + 0.5).rounded(.down)
    // A hairline covers the pixel that contains its center.
    if right == left && placed.width > 0 {
      left = placed.midX.rounded(.down)
      right = left + 1
    }
    if bottom == top && placed.height > 0 {
      top = placed.midY.rounded(.down)
      bottom = top + 1
    }
    self.init(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
  }

  /// The pixels that `rect` touches under `device`; empty if it is empty.
  init(touching rect: CGRect, _ device: CGAffineTransform) {
    guard !rect.isNull, rect.width > 0 || rect.height > 0 else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    self.init(covering: rect.applying(device))
  }

  /// A rectangle larger than any screen.
  package static let everything = PixelRect(
    x: -1 << 30,
    y: -1 << 30,
    width: 1 << 31,
    height: 1 << 31
  )

  func moved(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  var area: Int { max(width, 0) * max(height, 0) }

  /// The pixels that a layer with the given bounds clips its sublayers to.
  ///
  /// A rotated layer clips with a path; this is its bounding box.
  init(snapping bounds: CGRect, _ device: CGAffineTransform, isClip: Bool) {
    self =
      device.keepsAxes
      ? PixelRect(snapping: bounds, device) : PixelRect(touching: bounds, device)
  }
}
