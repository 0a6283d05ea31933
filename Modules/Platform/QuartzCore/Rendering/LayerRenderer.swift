internal import CCairo
package import CoreGraphics
package import Foundation

/// Draws a layer tree into a bitmap, again and again, doing only what changed.
///
/// The renderer remembers what it drew. A frame without a change draws nothing; else only the changed pixels are drawn, and
/// subtrees that merely moved are copied from pictures kept of them. What it draws does not depend on what it kept: a new
/// renderer draws the same pixels.
package final class LayerRenderer {
  /// Pixels in a point.
  package let scale: CGFloat
  /// Whether pictures of unchanged subtrees are kept.
  package var keepsRasters = true
  /// What is drawn below the root, on a canvas without alpha: nothing but this color.
  package var backdropColor: CGColor?
  /// The pixels drawn by the last call of `render`.
  package private(set) var lastDamage = DamageRegion()
  /// The memory of all pictures that are kept, in bytes: four times the canvas at most.
  package var keptBytes: Int { rasters.byteCount }
  /// How many pictures were made by the last call of `render`.
  package internal(set) var lastRasterCount = 0

  private var rootNode: RenderNode?
  private weak var lastCanvas: CairoCanvas?
  var damage = DamageRegion()
  var lastTime: CFTimeInterval = -.infinity
  var isNewTime = false
  /// Whether animated values are shown, rather than those that layers are set to.
  var showsAnimations = true
  let rasters = RasterStore()

  /// Creates a renderer that draws `scale` pixels to a point.
  package init(scale: CGFloat) {
    self.scale = scale
  }

  /// Draws what changed in the tree of `root` since the last call, with animations as they are at `time`, in seconds of the
  /// clock.
  ///
  /// A canvas other than the last one is drawn whole.
  package func render(_ root: CALayer, into canvas: CairoCanvas, at time: CFTimeInterval) {
    let full = PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    isNewTime = time != lastTime
    lastTime = time
    lastRasterCount = 0
    rasters.beginFrame(capacity: canvas.width * canvas.height * 4 * 4)
    damage.removeAll()
    let closed = ChangeClock.advance()
    let node: RenderNode
    let base = CGAffineTransform(scaleX: scale, y: scale)
    if let known = rootNode, known.layer === root, lastCanvas === canvas {
      node = known
      update(
        node,
        Pass(time: time, date: closed, old: base, new: base, oldClip: full, newClip: full)
      )
    } else {
      node = RenderNode(root)
      rootNode = node
      lastCanvas = canvas
      update(
        node,
        Pass(
          time: time,
          date: closed,
          old: base,
          new: base,
          oldClip: full,
          newClip: full,
          isQuiet: true
        )
      )
      damage.add(full)
    }
    lastDamage = damage
    guard !damage.isEmpty else { return }
    cairo_save(canvas.context)
    for rect in damage.rects { draw(node, rect, base, on: canvas) }
    cairo_restore(canvas.context)
    cairo_surface_flush(canvas.surface)
    rasters.evict()
  }

  /// Closes the current period of changes and returns its date: what changes from now on has a later one.
  package static func closeChanges() -> UInt64 { ChangeClock.advance() }

  /// Forgets what was drawn, so that the next call draws everything.
  package func invalidate() {
    rootNode = nil
    rasters.removeAll()
  }

  /// A picture of the subtree of `layer` within its bounds, in its own coordinates and without its opacity.
  ///
  /// Animated values are those of `time`, or left out where it is nil.
  package static func picture(of layer: CALayer, scale: CGFloat, time: CFTimeInterval?) -> CGImage?
  {
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
    renderer.showsAnimations = time != nil
    let node = RenderNode(layer)
    let shown = time == nil ? layer : layer.presented(at: layer.localTime(fromClock: time ?? 0))
    // Undoes the layer's own placement.
    let base = shown.transformToSuperlayerBeforeSublayerTransform.inverted()
      .concatenating(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let above = layer.superlayer.map { $0.localTime(fromClock: time ?? 0) } ?? time ?? 0
    renderer.update(
      node,
      Pass(
        time: above,
        date: ChangeClock.advance(),
        old: base,
        new: base,
        oldClip: area,
        newClip: area,
        isQuiet: true
      )
    )
    node.opacity = 1
    node.isHidden = false
    renderer.drawNode(node, base, Pen(canvas: canvas, clip: area), nil)
    return canvas.makeImage()
  }

  private func draw(
    _ node: RenderNode,
    _ rect: PixelRect,
    _ base: CGAffineTransform,
    on canvas: CairoCanvas
  ) {
    let cr = canvas.context
    cairo_save(cr)
    cairo_identity_matrix(cr)
    cairo_rectangle(cr, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    cairo_clip(cr)
    let pen = Pen(canvas: canvas, clip: rect)
    var cover: [RenderNode] = []
    let isCovered = findCover(of: rect, node, base, rect, &cover)
    if !isCovered {
      cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
      let color = backdropColor ?? .clear
      cairo_set_source_rgba(
        cr,
        Double(color.red),
        Double(color.green),
        Double(color.blue),
        Double(color.alpha)
      )
      cairo_paint(cr)
      cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    }
    let backdrop = backdropColor.flatMap { $0.isOpaque ? Backdrop(color: $0, rect: rect) : nil }
    drawNode(node, base, pen, backdrop, cover: isCovered ? cover.reversed()[...] : nil)
    cairo_restore(cr)
  }
}

/// Where drawing goes: a canvas and the pixels of it to touch.
struct Pen {
  let canvas: CairoCanvas
  /// The rectangular part of the clip; Cairo's own clip may be smaller.
  var clip: PixelRect

  var context: OpaquePointer { canvas.context }
}

/// An opaque color known to be all there is below.
struct Backdrop {
  var color: CGColor
  var rect: PixelRect
}
