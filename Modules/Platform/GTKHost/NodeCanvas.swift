import CoreGraphics
import Foundation
import QuartzCore

/// A layer canvas that makes GSK render nodes.
///
/// Nodes are in points of the window, relative to the first pixel of the canvas. Text and other
/// recordings are drawn once by Cairo, in the pixels of the screen, and become textures.
final class NodeCanvas: LayerCanvas {
  /// The content since a save or the start of a group.
  private struct Frame {
    /// The transform to restore.
    var transform: CGAffineTransform
    var nodes: [ImageNode] = []
    var group: DrawCommand?
    var clips: [(box: RoundedRect, space: CGAffineTransform)] = []
    /// Whether content may extend beyond the clips.
    var isCut = false
  }

  var transform = CGAffineTransform.identity
  private let scale: CGFloat
  private let textures: TextureStore
  private var frames = [Frame(transform: .identity)]

  /// Makes a canvas with `scale` pixels per point.
  init(scale: CGFloat, textures: TextureStore) {
    self.scale = scale
    self.textures = textures
  }

  /// The nodes of the innermost group so far.
  var nodes: [ImageNode] { frames[frames.count - 1].nodes }

  func draw(_ command: DrawCommand) {
    switch command {
    case .save: frames.append(Frame(transform: transform))
    case .beginGroup, .beginFade, .beginMoved:
      frames.append(Frame(transform: transform, group: command))
    case .restore, .endGroup: endFrame()
    case .clipRect(let rect): addClip(RoundedRect(rect, radius: 0))
    case .clipRoundedRect(let box): addClip(box)
    case .keepInside(let box):
      guard let all = ImageNode.container(nodes) else { return }
      frames[frames.count - 1].nodes = [clipped(all, to: box, transform)]
    case .fillRect(let rect, let color):
      add(rect) { .color(color, rect.applying($0)) }
    case .fillRoundedRect(let box, let color):
      add(box.rect) { fill(box, color, $0) }
    case .border(let box, let width, let color):
      add(box.rect) {
        width * 2 < min(box.rect.width, box.rect.height)
          ? .border(box.scaled($0), width: width * $0.a, color) : fill(box, color, $0)
      }
    case .image(let image, let rect, let source, _, let alpha):
      draw(image, in: rect, source: source, alpha: alpha)
    case .recording(let list, let rect): draw(list, in: rect)
    case .shadow(let box, let style):
      add(style.rect(of: box.rect)) { .boxShadow(box.scaled($0), style.applying($0)) }
    case .pathShadow(let path, let style):
      let rect = style.rect(of: path.boundingBox)
      draw(DisplayList(commands: [command], bounds: rect), in: rect)
    case .concatenate, .clipPath, .blendMode, .antialias, .fillPath, .strokePath, .clearRect,
      .imageMask,
      .glyphs,
      .linearGradient, .radialGradient, .conicGradient,
      .keepBelow, .multiply:
      preconditionFailure("Layers draw \(command) within recordings only")
    }
  }

  /// Adds a node with bounds of at most `rect`, in the coordinates of `space`.
  func append(_ node: ImageNode, in rect: CGRect, _ space: CGAffineTransform) {
    let last = frames.count - 1
    frames[last].nodes.append(node)
    for clip in frames[last].clips where !frames[last].isCut {
      let place = rect.applying(space.concatenating(clip.space.inverted()))
      frames[last].isCut =
        !clip.box.isRect || !clip.box.rect.insetBy(dx: -0.01, dy: -0.01).contains(place)
    }
  }

  /// Adds nodes without applying a clip.
  func append(_ nodes: [ImageNode]) { frames[frames.count - 1].nodes += nodes }

  /// Adds a texture of finished pixels.
  func lay(_ pixels: PixelBuffer, in area: PixelRect) {
    guard let texture = Texture(pixels) else { return }
    append(.texture(texture, area.rect.applying(toPoints(.identity))), in: area.rect, .identity)
  }

  // MARK: Shapes

  private func toPoints(_ space: CGAffineTransform) -> CGAffineTransform {
    space.concatenating(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
  }

  /// Adds the node of a shape.
  ///
  /// `make` receives the transform to points if that only translates and scales; otherwise the
  /// identity, and the node is transformed.
  private func add(_ rect: CGRect, make: (CGAffineTransform) -> ImageNode?) {
    let points = toPoints(transform)
    if points.isEven {
      if let node = make(points) { append(node, in: rect, transform) }
    } else if points.isInvertible, let node = make(.identity) {
      append(node.transformed(by: points), in: rect, transform)
    }
  }

  private func fill(_ box: RoundedRect, _ color: CGColor, _ t: CGAffineTransform) -> ImageNode {
    let box = box.scaled(t)
    let fill = ImageNode.color(color, box.rect)
    return box.isRect ? fill : fill.clipped(to: box)
  }

  private func draw(_ image: CGImage, in rect: CGRect, source: CGRect, alpha: CGFloat) {
    let all = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    guard var shown = source == all ? image : image.cropping(to: source) else { return }
    let pixels = PixelRect(covering: rect)
    // Downscaled once with a good filter, rather than by the screen in every frame.
    if transform.isIdentity, pixels.width > 0, pixels.height > 0,
      pixels.width < shown.width || pixels.height < shown.height,
      let scaled = shown.scaled(toWidth: pixels.width, height: pixels.height)
    {
      shown = scaled
    }
    guard let texture = textures.texture(of: shown) else { return }
    add(rect) { ImageNode.texture(texture, rect.applying($0)).faded(to: Float(alpha)) }
  }

  /// Adds a texture of `list`, aligned to the pixels of the screen.
  private func draw(_ list: DisplayList, in rect: CGRect) {
    guard !list.isEmpty, !rect.isNull else { return }
    // Rotated content is drawn upright, and rotated on the screen.
    let isUpright = transform.keepsAxes && transform.a > 0 && transform.d > 0
    var raster = isUpright ? transform : CGAffineTransform(scaleX: scale, y: scale)
    var pixels = PixelRect(covering: rect.applying(raster))
    if isUpright {
      for clip in frames[frames.count - 1].clips where clip.space.keepsAxes {
        pixels = pixels.intersection(
          PixelRect(covering: clip.box.rect.applying(clip.space))
        )
      }
    }
    guard !pixels.isEmpty, pixels.width <= 8192, pixels.height <= 8192,
      let canvas = CairoCanvas(width: pixels.width, height: pixels.height, scale: 1)
    else { return }
    let place = pixels.rect.applying(raster.inverted())
    raster.tx -= CGFloat(pixels.x)
    raster.ty -= CGFloat(pixels.y)
    canvas.transform = raster
    canvas.draw(list)
    canvas.flush()
    if isUpright {
      lay(canvas.pixels, in: pixels)
    } else if let texture = Texture(canvas.pixels) {
      add(rect) { .texture(texture, place.applying($0)) }
    }
  }

  // MARK: Clips and groups

  private func addClip(_ box: RoundedRect) {
    frames[frames.count - 1].clips.append((box, transform))
  }

  private func clipped(
    _ node: ImageNode,
    to box: RoundedRect,
    _ space: CGAffineTransform
  ) -> ImageNode {
    let points = toPoints(space)
    if points.isEven { return node.clipped(to: box.scaled(points)) }
    guard points.isInvertible else { return node.clipped(to: RoundedRect(.zero, radius: 0)) }
    return node.transformed(by: points.inverted()).clipped(to: box).transformed(by: points)
  }

  private func endFrame() {
    let frame = frames.removeLast()
    transform = frame.transform
    let last = frames.count - 1
    frames[last].isCut = frames[last].isCut || !frame.nodes.isEmpty
    guard frame.group != nil || frame.isCut, var node = ImageNode.container(frame.nodes) else {
      frames[last].nodes += frame.nodes
      return
    }
    if frame.isCut {
      for clip in frame.clips { node = clipped(node, to: clip.box, clip.space) }
    }
    let points = toPoints(transform)
    switch frame.group {
    case .beginGroup(let alpha, let shadow):
      if let shadow { node = node.shadowed(shadow.applying(points)) }
      node = node.faded(to: Float(alpha))
    case .beginMoved(let move, let alpha):
      guard points.isInvertible else { return }
      node = node.faded(to: Float(alpha))
        .transformed(by: points.inverted().concatenating(move).concatenating(points))
    case .beginFade(let image, let rect, let progress):
      if let texture = textures.texture(of: image) {
        let from =
          points.isEven
          ? ImageNode.texture(texture, rect.applying(points))
          : ImageNode.texture(texture, rect).transformed(by: points)
        node = .fade(from: from, to: node, progress: progress)
      }
    default: break
    }
    frames[last].nodes.append(node)
  }
}

extension CGAffineTransform {
  /// Whether the transform only translates, and scales uniformly.
  fileprivate var isEven: Bool { keepsAxes && a == d && a > 0 }

  /// Whether the transform is invertible; content that is squeezed to a line covers no pixel.
  fileprivate var isInvertible: Bool { a * d != b * c }
}

extension RoundedRect {
  /// The box under a uniform transform.
  fileprivate func scaled(_ t: CGAffineTransform) -> RoundedRect {
    RoundedRect(
      rect.applying(t),
      topLeft: topLeft * t.a,
      topRight: topRight * t.a,
      bottomRight: bottomRight * t.a,
      bottomLeft: bottomLeft * t.a
    )
  }
}

extension ShadowStyle {
  fileprivate func applying(_ t: CGAffineTransform) -> ShadowStyle {
    ShadowStyle(color: color, offset: offset.applying(t), sigma: sigma * t.meanScale)
  }

  /// The extent of the shadow of content in `rect`.
  fileprivate func rect(of rect: CGRect) -> CGRect {
    rect.insetBy(dx: -reach, dy: -reach).offsetBy(dx: offset.width, dy: offset.height)
  }
}
