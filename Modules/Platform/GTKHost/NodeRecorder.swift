internal import CGTKShim
import CoreGraphics
import Foundation
import QuartzCore

/// Converts a layer tree to GSK render nodes, and caches the nodes of unchanged layers.
///
/// Scrolling makes new transform nodes around the moved rows only; GTK compares the trees to find
/// the pixels to draw. The appearance of layers is determined by the same walk that draws images;
/// `NodeCanvas` makes nodes of it.
final class NodeRecorder {
  private let root: CALayer
  private var tree: LayerTree
  /// The pixels per point.
  var scale: CGFloat = 1 {
    didSet { if scale != oldValue { tree = LayerTree(root) } }
  }
  /// Whether the window has no GPU, in which case a bitmap is faster than nodes.
  var isSoftware = false
  private var software: SoftwareImage?
  /// The time of the next frame, in seconds of the clock.
  var time: CFTimeInterval = 0
  private var shown: (date: UInt64, time: CFTimeInterval, scale: CGFloat)?
  private var node: ImageNode?
  /// The number of layers converted to nodes so far.
  private(set) var recordedLayers = 0
  private let textures = TextureStore()
  /// Draws backdrops: the part of the content behind a layer that it shows.
  private(set) lazy var backdropRenderer: LayerRenderer = {
    let renderer = LayerRenderer(scale: 1)
    renderer.keepsRasters = false
    return renderer
  }()

  init(root: CALayer) {
    self.root = root
    tree = LayerTree(root)
  }

  /// Whether the content differs from the last image.
  var needsImage: Bool {
    guard let shown else { return true }
    return root.contentChangeDate > shown.date || scale != shown.scale
      || (root.subtreeIsAnimated && time != shown.time)
  }

  /// The nodes of the whole tree, with a reference that the caller owns; nil if the tree is empty.
  func image() -> OpaquePointer? {
    if needsImage {
      node = isSoftware ? softwareNode() : recordedNode()
    }
    return node.map { gsk_render_node_ref($0.pointer) }
  }

  private func recordedNode() -> ImageNode? {
    textures.beginFrame()
    let base = CGAffineTransform(scaleX: scale, y: scale)
    // Damage is only needed for layers with backdrops.
    tree.update(at: time, base, clip: .everything, notesDamage: tree.hasBackdrops)
    let canvas = NodeCanvas(scale: scale, textures: textures)
    draw(tree.node, base, Pen(canvas: canvas, clip: .everything))
    shown = (tree.date, time, scale)
    return .container(canvas.nodes)
  }

  private func softwareNode() -> ImageNode? {
    let size = root.bounds.size
    if software?.fits(size, scale: scale) != true {
      software = SoftwareImage(size: size, scale: scale)
    }
    let node = software?.image(of: root, at: time)
    shown = (LayerTree.closeChanges(), time, scale)
    return node
  }

  /// Initializes GTK, so that nodes can be used without a window.
  static func prepare() { _ = gtk_init_check() }

  /// Draws the image on a canvas of the same scale: what a window shows, without one.
  func draw(on canvas: CairoCanvas) {
    guard let image = image() else { return }
    gsk_render_node_draw(image, canvas.context)
    gsk_render_node_unref(image)
    canvas.flush()
  }
}

extension NodeRecorder: @MainActor LayerBackEnd {
  /// Records every subtree separately in the pixels of its own position, so that its nodes can be
  /// reused when it moves by whole pixels.
  func drawWhole(
    _ node: RenderNode,
    at place: SubtreePosition,
    _ pen: Pen<NodeCanvas>,
    _ backdrop: Backdrop?
  ) -> Bool {
    let placement = PixelPlacement(place.device)
    let kept: KeptNodes
    if let known = node.kept as? KeptNodes, known.rest == placement.rest {
      kept = known
    } else {
      recordedLayers += 1
      var area = place.area
      area.x -= placement.x
      area.y -= placement.y
      kept = KeptNodes(record(node, placement.rest, area), rest: placement.rest)
      node.kept = kept
    }
    guard let content = ImageNode.container(kept.nodes) else { return true }
    let move = CGAffineTransform(
      translationX: CGFloat(placement.x) / scale,
      y: CGFloat(placement.y) / scale
    )
    pen.canvas.append(
      content.faded(to: node.opacity).transformed(by: move),
      in: place.area.rect,
      .identity
    )
    return true
  }

  func drawOwn(
    _ node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen<NodeCanvas>,
    by draw: () -> Void
  ) {
    if let known = node.keptAppearance as? KeptNodes, known.rest == device {
      pen.canvas.append(known.nodes)
      return
    }
    let count = pen.canvas.nodes.count
    draw()
    node.keptAppearance = KeptNodes(Array(pen.canvas.nodes[count...]), rest: device)
  }

  /// The nodes of a subtree, in its own pixels.
  private func record(
    _ node: RenderNode,
    _ device: CGAffineTransform,
    _ area: PixelRect
  ) -> [ImageNode] {
    let canvas = NodeCanvas(scale: scale, textures: textures)
    let pen = Pen(canvas: canvas, clip: .everything)
    drawShadowOfGroup(node, device, pen)
    if !node.needsPixels {
      drawGroup(node, device, pen)
    } else if let pixels = LayerRenderer.pixels(of: node, device, area) {
      // GSK of GTK 4.8 has neither masks nor blend modes that keep alpha.
      canvas.lay(pixels, in: area)
    }
    return canvas.nodes
  }
}

/// Cached nodes, valid while their layer is unchanged and has the same subpixel offset.
private final class KeptNodes {
  let nodes: [ImageNode]
  let rest: CGAffineTransform

  init(_ nodes: [ImageNode], rest: CGAffineTransform) {
    self.nodes = nodes
    self.rest = rest
  }
}
