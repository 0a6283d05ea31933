package import CoreGraphics
package import Foundation

/// Draws a layer tree into a bitmap, again and again, doing only what changed.
///
/// The renderer remembers what it drew. A frame without a change draws nothing; else only the
/// changed pixels are drawn, and subtrees that merely moved are copied from images kept of them.
/// What it draws does not depend on what it kept: a new renderer draws the same pixels.
package final class LayerRenderer {
  /// Pixels in a point.
  package let scale: CGFloat
  /// Whether images of unchanged subtrees are kept.
  package var keepsRasters = true
  /// The color drawn below the root, on a canvas without alpha.
  package var backdropColor: CGColor?
  /// The pixels drawn by the last call of `render`.
  package private(set) var lastDamage = DamageRegion()
  /// The memory of all images that are kept, in bytes: four times the canvas at most.
  package var keptBytes: Int { rasters.byteCount }
  /// How many images were made by the last call of `render`.
  package internal(set) var lastRasterCount = 0
  /// How many images of what is drawn before a layer were made by the last call of `render`.
  package internal(set) var lastBackdropCount = 0

  private var tree: LayerTree?
  private weak var lastCanvas: CairoCanvas?
  let rasters = RasterStore()

  /// Creates a renderer that draws `scale` pixels to a point.
  package init(scale: CGFloat) {
    self.scale = scale
  }

  /// Draws what changed in the tree of `root` since the last call, with animations as they are at
  /// `time`, in seconds of the clock.
  ///
  /// A canvas other than the last one is drawn whole.
  package func render(_ root: CALayer, into canvas: CairoCanvas, at time: CFTimeInterval) {
    let full = PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    lastRasterCount = 0
    lastBackdropCount = 0
    rasters.beginFrame(capacity: canvas.width * canvas.height * 4 * 4)
    let base = CGAffineTransform(scaleX: scale, y: scale)
    let known = lastCanvas === canvas ? tree.flatMap { $0.node.layer === root ? $0 : nil } : nil
    let tree = known ?? LayerTree(root)
    self.tree = tree
    lastCanvas = canvas
    tree.update(at: time, base, clip: full, notesDamage: known != nil)
    if known == nil { tree.damage.add(full) }
    lastDamage = tree.damage
    guard !lastDamage.isEmpty else { return }
    for rect in lastDamage.rects { draw(tree.node, rect, base, on: canvas) }
    canvas.flush()
    rasters.evict()
  }

  /// Forgets what was drawn, so that the next call draws everything.
  package func invalidate() {
    tree = nil
    rasters.removeAll()
  }

  /// An image of the subtree of `layer` within its bounds, in its own coordinates and without its
  /// opacity.
  ///
  /// Animated values are those of `time`, or left out where it is nil. The layer's own shadow can
  /// be left out where it is cast elsewhere.
  package static func image(
    of layer: CALayer,
    scale: CGFloat,
    time: CFTimeInterval?,
    hasShadow: Bool = true
  ) -> CGImage? {
    let bounds = layer.values.bounds
    let area = PixelRect(
      covering: CGRect(
        x: 0,
        y: 0,
        width: bounds.width * scale,
        height: bounds.height * scale
      )
    )
    guard !area.isEmpty, area.width <= 16_384, area.height <= 16_384,
      let canvas = CairoCanvas(width: area.width, height: area.height, scale: 1)
    else { return nil }
    let renderer = LayerRenderer(scale: scale)
    renderer.keepsRasters = false
    let tree = LayerTree(layer, showsAnimations: time != nil, placesRoot: false)
    let base = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let above = layer.superlayer.map { $0.localTime(fromClock: time ?? 0) } ?? time ?? 0
    tree.update(at: above, base, clip: area, notesDamage: false)
    tree.node.opacity = 1
    tree.node.isHidden = false
    let pen = Pen(canvas: canvas, clip: area)
    if hasShadow {
      renderer.draw(tree.node, base, pen)
    } else {
      tree.node.appearance.isGroup = true
      renderer.drawFlatGroup(tree.node, base, pen)
      canvas.flush()
    }
    return canvas.makeImage()
  }

  /// The pixels `area` of a layer and all below it, mask included, but without its opacity: for
  /// back ends that have no masks.
  package static func pixels(
    of node: RenderNode,
    _ device: CGAffineTransform,
    _ area: PixelRect
  ) -> PixelBuffer? {
    canvas(device, area) { $0.drawGroup(node, $1, $2) }?.pixels
  }

  /// The same pixels, as if the layer were not turned in space, as an image.
  static func image(
    of node: RenderNode,
    _ device: CGAffineTransform,
    _ area: PixelRect
  ) -> CGImage? {
    canvas(device, area) { $0.drawFlatGroup(node, $1, $2) }?.makeImage()
  }

  /// A canvas of the pixels `area`, drawn in by a renderer of its own.
  static func canvas(
    _ device: CGAffineTransform,
    _ area: PixelRect,
    draw: (LayerRenderer, CGAffineTransform, Pen<CairoCanvas>) -> Void
  ) -> CairoCanvas? {
    let renderer = LayerRenderer(scale: 1)
    renderer.keepsRasters = false
    return renderer.makeCanvas(area, device, isOpaque: false) { draw(renderer, $0, $1) }
  }

  private func draw(
    _ node: RenderNode,
    _ rect: PixelRect,
    _ base: CGAffineTransform,
    on canvas: CairoCanvas
  ) {
    canvas.save()
    canvas.clipToDevice(rect)
    var cover: [RenderNode] = []
    let isCovered = findCover(of: rect, node, base, rect, &cover)
    if !isCovered { canvas.clear(rect, to: backdropColor ?? .clear) }
    let backdrop = backdropColor.flatMap { $0.isOpaque ? Backdrop(color: $0, rect: rect) : nil }
    draw(
      node,
      base,
      Pen(canvas: canvas, clip: rect),
      backdrop,
      cover: isCovered ? cover.reversed()[...] : nil
    )
    canvas.restore()
  }

  /// Finds the frontmost layer that covers `rect` with an opaque color, and the way up from it.
  private func findCover(
    of rect: PixelRect,
    _ node: RenderNode,
    _ parent: CGAffineTransform,
    _ clip: PixelRect,
    _ path: inout [RenderNode]
  ) -> Bool {
    guard node.isVisible, node.opacity >= 1, !node.appearance.isGroup else { return false }
    let device = node.local.concatenating(parent).snapped
    guard device.keepsAxes, PixelRect(touching: node.subtreeRect, device).contains(rect) else {
      return false
    }
    let fill = PixelRect(snapping: node.bounds, device)
    if !node.appearance.clips || fill.contains(rect) {
      for child in node.children.reversed()
      where findCover(of: rect, child, device, clip, &path) {
        path.append(node)
        return true
      }
    }
    guard node.appearance.isOpaqueFill, fill.contains(rect) else { return false }
    path.append(node)
    return true
  }
}
