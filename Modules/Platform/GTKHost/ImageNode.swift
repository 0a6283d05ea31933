internal import CGTKShim
import CoreGraphics

/// A GSK node with Swift reference counting.
final class ImageNode {
  let pointer: OpaquePointer

  /// Takes over a reference that the caller owns.
  init(owning pointer: OpaquePointer) {
    self.pointer = pointer
  }

  isolated deinit { gsk_render_node_unref(pointer) }

  /// A container of several nodes, or the only one; nil for none.
  static func container(_ nodes: [ImageNode]) -> ImageNode? {
    guard nodes.count > 1 else { return nodes.first }
    var pointers: [OpaquePointer?] = nodes.map(\.pointer)
    return ImageNode(owning: gsk_container_node_new(&pointers, guint(pointers.count)))
  }

  static func color(_ color: CGColor, _ rect: CGRect) -> ImageNode {
    var rgba = GdkRGBA(color)
    var bounds = graphene_rect_t(rect)
    return ImageNode(owning: gsk_color_node_new(&rgba, &bounds))
  }

  static func texture(_ texture: Texture, _ rect: CGRect) -> ImageNode {
    var bounds = graphene_rect_t(rect)
    return ImageNode(owning: gsk_texture_node_new(texture.pointer, &bounds))
  }

  func clipped(to box: RoundedRect) -> ImageNode {
    if box.isRect {
      var bounds = graphene_rect_t(box.rect)
      return ImageNode(owning: gsk_clip_node_new(pointer, &bounds))
    }
    var outline = GskRoundedRect(box)
    return ImageNode(owning: gsk_rounded_clip_node_new(pointer, &outline))
  }

  func faded(to opacity: Float) -> ImageNode {
    opacity >= 1 ? self : ImageNode(owning: gsk_opacity_node_new(pointer, opacity))
  }

  func transformed(by t: CGAffineTransform) -> ImageNode {
    if t.isIdentity { return self }
    let transform: OpaquePointer?
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
      var offset = graphene_point_t(x: Float(t.tx), y: Float(t.ty))
      transform = gsk_transform_translate(nil, &offset)
    } else {
      transform = host_transform_affine(
        nil,
        Float(t.a),
        Float(t.b),
        Float(t.c),
        Float(t.d),
        Float(t.tx),
        Float(t.ty)
      )
    }
    defer { gsk_transform_unref(transform) }
    return ImageNode(owning: gsk_transform_node_new(pointer, transform))
  }

  /// The node with its own shadow below it.
  func shadowed(_ style: ShadowStyle) -> ImageNode {
    var shadow = GskShadow(
      color: GdkRGBA(style.color),
      dx: Float(style.offset.width),
      dy: Float(style.offset.height),
      radius: Float(style.sigma * 2)
    )
    return ImageNode(owning: gsk_shadow_node_new(pointer, &shadow, 1))
  }

  /// The shadow outside of a box, without the part below it.
  static func boxShadow(_ box: RoundedRect, _ style: ShadowStyle) -> ImageNode {
    var outline = GskRoundedRect(box)
    var color = GdkRGBA(style.color)
    return ImageNode(
      owning: gsk_outset_shadow_node_new(
        &outline,
        &color,
        Float(style.offset.width),
        Float(style.offset.height),
        0,
        Float(style.sigma * 2)
      )
    )
  }

  static func border(_ box: RoundedRect, width: CGFloat, _ color: CGColor) -> ImageNode {
    var outline = GskRoundedRect(box)
    let widths = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
    return ImageNode(owning: gsk_border_node_new(&outline, widths, colors))
  }

  static func fade(from: ImageNode, to: ImageNode, progress: CGFloat) -> ImageNode {
    ImageNode(owning: gsk_cross_fade_node_new(from.pointer, to.pointer, Float(progress)))
  }
}

/// A GDK texture with Swift reference counting.
final class Texture {
  let pointer: OpaquePointer

  /// Makes a texture of finished pixels, which it retains and which must not change.
  init?(_ pixels: PixelBuffer) {
    let owner = Unmanaged.passRetained(pixels)
    let made = host_texture_new(
      pixels.bytes,
      Int32(pixels.width),
      Int32(pixels.height),
      gsize(pixels.bytesPerRow),
      owner.toOpaque()
    ) { owner in
      guard let owner else { return }
      Unmanaged<PixelBuffer>.fromOpaque(owner).release()
    }
    guard let made else { return nil }
    pointer = made
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

extension GdkRGBA {
  init(_ color: CGColor) {
    self.init(
      red: Float(color.red),
      green: Float(color.green),
      blue: Float(color.blue),
      alpha: Float(color.alpha)
    )
  }
}

extension graphene_rect_t {
  init(_ rect: CGRect) {
    self.init(
      origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
      size: graphene_size_t(width: Float(rect.width), height: Float(rect.height))
    )
  }
}

extension GskRoundedRect {
  init(_ box: RoundedRect) {
    func corner(_ radius: CGFloat) -> graphene_size_t {
      graphene_size_t(width: Float(radius), height: Float(radius))
    }
    self.init(
      bounds: graphene_rect_t(box.rect),
      corner: (
        corner(box.topLeft), corner(box.topRight), corner(box.bottomRight), corner(box.bottomLeft)
      )
    )
  }
}
