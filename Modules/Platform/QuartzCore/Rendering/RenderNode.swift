package import CoreGraphics
import Foundation

/// What a renderer remembers of a layer since it drew it last.
final class RenderNode {
  /// Valid while the node is in the tree of the last update, which walked the layers themselves.
  unowned(unsafe) var layer: CALayer
  /// The copy with animated values, nil where nothing is animated.
  var animated: CALayer?
  /// The change date up to which the node is known; 0 for a new one.
  var date: UInt64 = 0
  /// Which layer it is, valid when the layer is gone too.
  let identity: ObjectIdentifier

  // Placement in the superlayer.
  var local = CGAffineTransform.identity
  var opacity: Float = 1
  var isHidden = false

  // Own look, in the layer's coordinates.
  var bounds = CGRect.zero
  var ownRect = CGRect.null
  var look = LookSummary()

  // The subtree.
  var children: [RenderNode] = []
  var mask: RenderNode?
  var subtreeRect = CGRect.null
  /// About how many things the subtree draws.
  var cost = 0
  /// How often the subtree moved since it last changed.
  var moves = 0
  /// In how many renders since the last change the subtree stayed as it is.
  var cleanRenders = 0
  var raster: Raster?

  init(_ layer: CALayer) {
    self.layer = layer
    identity = ObjectIdentifier(layer)
  }

  /// The layer to draw: the copy with animated values, else the layer itself.
  var shown: CALayer { animated ?? layer }

  var isVisible: Bool { !isHidden && opacity > 0 }
}

/// What of a layer's look decides how it is drawn.
struct LookSummary {
  /// How many things the layer itself draws.
  var cost = 0
  var clips = false
  /// Whether the clip is rounded.
  var clipsRounded = false
  /// Whether the layer's background covers its bounds with one opaque color.
  var isOpaqueFill = false
  /// Whether the layer draws anything besides an opaque background.
  var drawsOverFill = false
  /// Whether subtree and layer have to be drawn aside and laid down as one, apart from the opacity.
  var isGroup = false
  /// Whether a change anywhere below can change pixels elsewhere: a shadow of the content, a fade.
  var spreads = false
}

/// Pixels of a subtree, kept.
final class Raster {
  let canvas: CairoCanvas
  /// The transform that it was drawn with, its translation relative to the raster.
  let transform: CGAffineTransform
  /// The pixels it covers, relative to the whole pixels of the translation.
  let area: PixelRect
  /// The color that it was drawn on; nil for none.
  let backdrop: CGColor?
  let isOpaque: Bool
  var lastUse: UInt64 = 0

  init(
    canvas: CairoCanvas,
    transform: CGAffineTransform,
    area: PixelRect,
    backdrop: CGColor?,
    isOpaque: Bool
  ) {
    self.canvas = canvas
    self.transform = transform
    self.area = area
    self.backdrop = backdrop
    self.isOpaque = isOpaque
  }

  var byteCount: Int { canvas.pixels.bytesPerRow * canvas.pixels.height }
}

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
  package var snapped: CGAffineTransform {
    var result = self
    result.tx = (tx * 256).rounded() / 256
    result.ty = (ty * 256).rounded() / 256
    return result
  }

  package var isUpright: Bool { b == 0 && c == 0 }

  /// How many pixels a point takes, on the mean of both axes.
  package var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension PixelRect {
  /// `rect` of the layer whose transform is `device`, on the pixel grid: edges go to the nearest whole pixel, and what is not
  /// empty covers a pixel at least.
  package init(snapping rect: CGRect, _ device: CGAffineTransform) {
    let placed = rect.applying(device)
    guard !placed.isNull, abs(placed.minX) < 1e8, abs(placed.minY) < 1e8, placed.width < 1e8,
      placed.height < 1e8
    else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    // Half a pixel goes up on both edges, so that neighbours meet.
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

  func moved(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  var area: Int { max(width, 0) * max(height, 0) }
}
