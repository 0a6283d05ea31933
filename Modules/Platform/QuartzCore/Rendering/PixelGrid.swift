package import CoreGraphics

/// A transform taken apart: whole pixels, and the rest.
package struct PixelPlacement {
  package var x: Int
  package var y: Int
  /// The transform with what is left of the translation, less than a pixel.
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
  /// So a subtree that moved by whole pixels has the very same rest, whatever the sums it came by.
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
  /// `rect` of the layer whose transform is `device`, on the pixel grid: edges go to the nearest
  /// whole pixel, and what is not empty covers a pixel at least.
  init(snapping rect: CGRect, _ device: CGAffineTransform) {
    let placed = rect.applying(device)
    guard !placed.isNull, abs(placed.minX) < 1e8, abs(placed.minY) < 1e8, placed.width < 1e8,
      placed.height < 1e8
    else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    // Half a pixel is rounded up on both edges, so that neighbors meet.
    var left = (placed.minX + 0.5).rounded(.down)
    var top = (placed.minY + 0.5).rounded(.down)
    var right = (placed.maxX + 0.5).rounded(.down)
    var bottom = (placed.maxY + 0.5).rounded(.down)
    // A hairline takes the pixel that its middle is in.
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

  /// The pixels that `rect` touches under `device`; none where it is empty.
  init(touching rect: CGRect, _ device: CGAffineTransform) {
    guard !rect.isNull, rect.width > 0 || rect.height > 0 else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    self.init(covering: rect.applying(device))
  }

  /// More pixels than there are on any screen.
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

  /// The pixels that a layer of the given bounds keeps its sublayers to.
  ///
  /// A layer that is turned clips by a path; this is the rectangle around it.
  init(snapping bounds: CGRect, _ device: CGAffineTransform, isClip: Bool) {
    self =
      device.keepsAxes
      ? PixelRect(snapping: bounds, device) : PixelRect(touching: bounds, device)
  }
}
