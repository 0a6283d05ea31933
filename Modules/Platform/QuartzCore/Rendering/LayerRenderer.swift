package import CoreGraphics
package import Foundation

/// Draws a layer tree into a bitmap repeatedly, redrawing only what changed.
///
/// The renderer remembers what it drew. A frame without a change draws nothing; otherwise only the
/// changed pixels are drawn, and subtrees that only moved are copied from cached images. The output
/// does not depend on the cache: a new renderer draws the same pixels.
package final class LayerRenderer {
  /// The pixels per point.
  package let scale: CGFloat
  /// Whether images of unchanged subtrees are cached.
  package var keepsRasters = true
  /// The color below the root layer, on a canvas without alpha.
  package var backdropColor: CGColor?
  /// The pixels drawn by the last call of `render`.
  package private(set) var lastDamage = DamageRegion()
  /// The memory of all cached images, in bytes: at most four times the canvas.
  package var keptBytes: Int { rasters.byteCount }
  /// The number of cached images made by the last call of `render`.
  package internal(set) var lastRasterCount = 0
  /// The number of backdrop images made by the last call of `render`.
  package internal(set) var lastBackdropCount = 0

  private var tree: LayerTree?
  private weak var lastCanvas: CairoCanvas?
  let rasters = RasterStore()

  /// Creates a renderer for a scale, in pixels per point.
  package init(scale: CGFloat) {
    self.scale = scale
  }

  /// Draws what changed in the tree of `root` since the last call, with animations at `time`, in
  /// seconds of the clock.
  ///
  /// A canvas other than the previous one is drawn completely.
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

  /// An image of the subtree of `layer` within a rectangle, by default its bounds, in its own
  /// coordinates and without its opacity.
  ///
  /// Animations are evaluated at `time`, or omitted if it is nil. The layer's own shadow can be
  /// omitted if it is drawn separately.
  package static func image(
    of layer: CALayer,
    in rect: CGRect? = nil,
    scale: CGFloat,
    time: CFTimeInterval?,
    hasShadow: Bool = true
  ) -> CGImage? {
    let rect = rect ?? layer.values.bounds
    let area = PixelRect(
      covering: CGRect(x: 0, y: 0, width: rect.width * scale, height: rect.height * scale)
    )
    guard !area.isEmpty, area.width <= 16_384, area.height <= 16_384,
      let canvas = CairoCanvas(width: area.width, height: area.height, scale: 1)
    else { return nil }
    let renderer = LayerRenderer(scale: scale)
    renderer.keepsRasters = false
    let tree = LayerTree(layer, showsAnimations: time != nil, placesRoot: false)
    let base = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
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

  /// The part of a rectangle that the subtree of `layer` covers, in its own coordinates and without
  /// animations: whole pixels of its bounds.
  static func extent(of layer: CALayer, in rect: CGRect, scale: CGFloat) -> CGRect {
    let origin = layer.values.bounds.origin
    let base = CGAffineTransform(translationX: -origin.x, y: -origin.y)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let tree = LayerTree(layer, showsAnimations: false, placesRoot: false)
    let visible = PixelRect(covering: rect.applying(base))
    tree.update(at: 0, base, clip: visible, notesDamage: false)
    return PixelRect(touching: tree.node.subtreeRect, base).intersection(visible).rect
      .applying(base.inverted())
  }

  /// The pixels `area` of a layer and its sublayers, including its mask, but without its opacity:
  /// for back ends without masks.
  package static func pixels(
    of node: RenderNode,
    _ device: CGAffineTransform,
    _ area: PixelRect
  ) -> PixelBuffer? {
    canvas(device, area) { $0.drawGroup(node, $1, $2) }?.pixels
  }

  /// The same pixels as an image, without the layer's rotation in space.
  static func image(
    of node: RenderNode,
    _ device: CGAffineTransform,
    _ area: PixelRect
  ) -> CGImage? {
    canvas(device, area) { $0.drawFlatGroup(node, $1, $2) }?.makeImage()
  }

  /// A canvas of the pixels `area`, drawn by a separate renderer.
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

  /// Finds the frontmost layer that covers `rect` with an opaque color, and the path from it to the
  /// root.
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
