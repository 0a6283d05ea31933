internal import CGTKShim
import CoreGraphics
import Foundation
import QuartzCore

/// Turns a layer tree into render nodes of GSK, and keeps the nodes of what did not change.
///
/// A scroll makes new transform nodes around the rows it moves and nothing else; GTK compares the trees and finds the pixels
/// to draw. Text and drawings are rasterized once, in the pixels of the screen, and kept as textures.
final class NodeRecorder {
  private let root: CALayer
  private var entry: NodeEntry
  /// Pixels in a point.
  var scale: CGFloat = 1
  /// Whether the window has no GPU, so that a bitmap is drawn faster than nodes.
  var isSoftware = false
  private var software: SoftwarePicture?
  /// The time of the frame to show, in seconds of the clock.
  var time: CFTimeInterval = 0
  private var shown: (date: UInt64, time: CFTimeInterval, scale: CGFloat)?
  private var node: PictureNode?
  /// How many layers were turned into nodes so far.
  private(set) var recordedLayers = 0
  let textures = TextureStore()

  init(root: CALayer) {
    self.root = root
    entry = NodeEntry(root)
  }

  /// Whether the picture is another than the last one.
  var needsPicture: Bool {
    guard let shown else { return true }
    return root.contentChangeDate > shown.date || scale != shown.scale
      || (root.subtreeIsAnimated && time != shown.time)
  }

  /// The nodes of the whole tree, a reference for the caller; nil where there is nothing to show.
  func picture() -> OpaquePointer? {
    if needsPicture {
      node = isSoftware ? softwareNode() : recordedNode()
    }
    return node.map { gsk_render_node_ref($0.pointer) }
  }

  private func recordedNode() -> PictureNode? {
    let date = LayerRenderer.closeChanges()
    textures.beginFrame()
    let base = CGAffineTransform(scaleX: scale, y: scale)
    let content = record(entry, root, time: time, base, date: date)
    shown = (date, time, scale)
    return content?.transformed(by: root.transformToSuperlayerBeforeSublayerTransform)
  }

  private func softwareNode() -> PictureNode? {
    let size = root.bounds.size
    if software?.fits(size, scale: scale) != true {
      software = SoftwarePicture(size: size, scale: scale)
    }
    let node = software?.picture(of: root, at: time)
    shown = (LayerRenderer.closeChanges(), time, scale)
    return node
  }

  /// Makes nodes usable without a window.
  static func prepare() { _ = gtk_init_check() }

  /// Draws the picture on a canvas that has as many pixels to a point: what a window shows, without one.
  func draw(on canvas: CairoCanvas) {
    guard let picture = picture() else { return }
    gsk_render_node_draw(picture, canvas.context)
    gsk_render_node_unref(picture)
    canvas.flush()
  }

  /// The node of a layer and all inside it, in the layer's coordinates; `parent` is its superlayer's transform to pixels.
  func record(
    _ entry: NodeEntry,
    _ layer: CALayer,
    time: CFTimeInterval,
    _ parent: CGAffineTransform,
    date: UInt64,
    sublayerTransform: CGAffineTransform? = nil
  ) -> PictureNode? {
    let now = layer.localTime(fromParent: time)
    let shown = layer.presented(at: now)
    var local = shown.transformToSuperlayerBeforeSublayerTransform
    if let sublayerTransform { local = local.concatenating(sublayerTransform) }
    entry.local = local
    guard !shown.values.isHidden, shown.values.opacity > 0 else { return nil }
    let device = local.concatenating(parent).snapped
    let rest = PixelPlacement(device).rest
    let isClean =
      entry.date >= layer.contentChangeDate && entry.rest == rest
      && !(layer.subtreeIsAnimated && entry.time != time)
    if !isClean {
      recordedLayers += 1
      layer.noteShown()
      let isLookChanged =
        layer.lookChangeDate > entry.date || layer.isAnimated || entry.rest != rest
      if isLookChanged || entry.bounds != shown.values.bounds {
        entry.look = lookNodes(of: shown, device)
      }
      entry.bounds = shown.values.bounds
      entry.content = content(of: entry, layer, shown, time: now, device, date: date)
      entry.date = date
      entry.rest = rest
      entry.time = time
    }
    return entry.content?.faded(to: shown.values.opacity)
  }

  private func content(
    of entry: NodeEntry,
    _ layer: CALayer,
    _ shown: CALayer,
    time: CFTimeInterval,
    _ device: CGAffineTransform,
    date: UInt64
  ) -> PictureNode? {
    if shown.rare?.mask != nil {
      // GSK of GTK 4.8 has no masks: the group is drawn by the other renderer.
      return pictureOfGroup(layer, shown)
    }
    var nodes = entry.look.below
    var inner: [PictureNode] = entry.look.own
    let sublayers = layer.sublayersByDepth
    if !sublayers.isEmpty || !entry.children.isEmpty {
      entry.follow(sublayers)
      let turn = shown.hasSublayerTransform ? shown.sublayerTransformAboutAnchor : nil
      for (child, sublayer) in zip(entry.children, sublayers) {
        let node = record(
          child,
          sublayer,
          time: time,
          device,
          date: date,
          sublayerTransform: turn
        )
        let placement = child.placement(in: device)
        // What is squeezed to a line covers no pixel.
        guard let node, placement.a * placement.d != placement.b * placement.c else { continue }
        inner.append(node.transformed(by: placement))
      }
    }
    if shown.values.masksToBounds, let all = PictureNode.container(inner) {
      nodes.append(all.clipped(to: shown.outline(device)))
    } else {
      nodes += inner
    }
    if let border = entry.look.border { nodes.append(border) }
    guard var content = PictureNode.container(nodes) else { return nil }
    if let style = shown.shadowStyle, shown.shadowOutline == nil {
      content = content.shadowed(style)
    }
    if let fade = shown.rare?.fade, let texture = textures.texture(of: fade.from) {
      content = .fade(
        from: .texture(texture, fade.rect),
        to: content,
        progress: min(max(fade.progress, 0), 1)
      )
    }
    return content
  }

  private func pictureOfGroup(_ layer: CALayer, _ shown: CALayer) -> PictureNode? {
    let bounds = shown.values.bounds
    guard let image = LayerRenderer.picture(of: layer, scale: scale, time: time),
      let texture = textures.texture(of: image)
    else { return nil }
    return .texture(
      texture,
      CGRect(
        x: bounds.minX,
        y: bounds.minY,
        width: CGFloat(image.width) / scale,
        height: CGFloat(image.height) / scale
      )
    )
  }
}

/// What is kept of a layer between two frames.
final class NodeEntry {
  let identity: ObjectIdentifier
  /// The change date up to which the entry is known.
  var date: UInt64 = 0
  var time: CFTimeInterval = -.infinity
  /// The transform to pixels but for whole pixels of its translation.
  var rest: CGAffineTransform?
  var local = CGAffineTransform.identity
  var bounds = CGRect.null
  var look = LookNodes()
  var content: PictureNode?
  var children: [NodeEntry] = []

  init(_ layer: CALayer) {
    identity = ObjectIdentifier(layer)
  }

  /// Makes the children those of `layers`, the known ones kept.
  func follow(_ layers: [CALayer]) {
    if children.count == layers.count,
      zip(children, layers).allSatisfy({ $0.identity == ObjectIdentifier($1) })
    {
      return
    }
    var known: [ObjectIdentifier: NodeEntry] = [:]
    for child in children { known[child.identity] = child }
    children = layers.map { known.removeValue(forKey: ObjectIdentifier($0)) ?? NodeEntry($0) }
  }

  /// The layer's placement in its superlayer, whose transform to pixels is `parent`, as exact as that of its pixels.
  func placement(in parent: CGAffineTransform) -> CGAffineTransform {
    guard local.b == 0, local.c == 0, parent.isUpright, parent.a != 0, parent.d != 0 else {
      return local
    }
    // Translations are rounded as for the pixels, so that textures meet the grid of the screen.
    let device = local.concatenating(parent).snapped
    var result = local
    result.tx = (device.tx - parent.tx) / parent.a
    result.ty = (device.ty - parent.ty) / parent.d
    return result
  }
}

/// The nodes of what a layer itself shows.
struct LookNodes {
  /// What lies below, and is not clipped: shadow and background.
  var below: [PictureNode] = []
  /// Contents and drawings.
  var own: [PictureNode] = []
  var border: PictureNode?
}
