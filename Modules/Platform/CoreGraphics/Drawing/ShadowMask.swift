internal import CCairo
internal import Foundation
internal import Synchronization

// Unchecked: the surface is written only in the initializer and is a source ever after.
/// The blurred shape of a rounded rectangle, kept for the next time one of that size is drawn.
final class ShadowMask: @unchecked Sendable {
  /// What a mask depends on, in pixels.
  struct Key: Hashable, Sendable {
    var width: Int
    var height: Int
    var topLeft: Float
    var topRight: Float
    var bottomRight: Float
    var bottomLeft: Float
    var sigma: Float
  }

  /// The mask: a `cairo_surface_t *` of format A8.
  let surface: OpaquePointer
  /// How far the mask reaches beyond the shape, in pixels.
  let margin: Int

  private static let kept = Mutex<[(key: Key, mask: ShadowMask)]>([])
  private static let capacity = 24

  /// The mask for a shape: a kept one, or a new one that is kept from now on.
  static func mask(for key: Key) -> ShadowMask? {
    let found = kept.withLock { kept -> ShadowMask? in
      guard let index = kept.lastIndex(where: { $0.key == key }) else { return nil }
      let entry = kept.remove(at: index)
      kept.append(entry)
      return entry.mask
    }
    if let found { return found }
    guard let made = ShadowMask(key) else { return nil }
    kept.withLock {
      if $0.count >= capacity { $0.removeFirst() }
      $0.append((key, made))
    }
    return made
  }

  private init?(_ key: Key) {
    let margin = Int((key.sigma * 3).rounded(.up)) + 1
    let radius = max(
      max(key.topLeft, key.topRight),
      max(key.bottomLeft, key.bottomRight)
    )
    // Beyond this distance from the corners nothing changes along an edge: a small shape is blurred
    // and then stretched.
    let corner = Int(radius.rounded(.up)) + margin + 1
    let width = min(key.width, 2 * corner + 1)
    let height = min(key.height, 2 * corner + 1)
    guard
      let small = cairo_image_surface_create(
        CAIRO_FORMAT_A8,
        Int32(width + 2 * margin),
        Int32(height + 2 * margin)
      ),
      let context = cairo_create(small)
    else { return nil }
    CairoPaths.append(
      RoundedRect(
        CGRect(x: margin, y: margin, width: width, height: height),
        topLeft: CGFloat(key.topLeft),
        topRight: CGFloat(key.topRight),
        bottomRight: CGFloat(key.bottomRight),
        bottomLeft: CGFloat(key.bottomLeft)
      ),
      to: context
    )
    cairo_fill(context)
    cairo_destroy(context)
    cairo_surface_flush(small)
    guard let bytes = cairo_image_surface_get_data(small) else {
      cairo_surface_destroy(small)
      return nil
    }
    let stride = Int(cairo_image_surface_get_stride(small))
    Blur.blur(
      bytes,
      width: width + 2 * margin,
      height: height + 2 * margin,
      stride: stride,
      sigma: Double(key.sigma)
    )
    self.margin = margin
    if width == key.width, height == key.height {
      cairo_surface_mark_dirty(small)
      surface = small
      return
    }
    defer { cairo_surface_destroy(small) }
    let (fullWidth, fullHeight) = (key.width + 2 * margin, key.height + 2 * margin)
    guard
      let full = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(fullWidth), Int32(fullHeight)),
      let target = cairo_image_surface_get_data(full)
    else { return nil }
    let fullStride = Int(cairo_image_surface_get_stride(full))
    let (wide, tall) = (width + 2 * margin, height + 2 * margin)
    for y in 0..<fullHeight {
      let row = Self.source(of: y, tall, fullHeight)
      let (from, to) = (bytes + row * stride, target + y * fullStride)
      let left = wide / 2
      let right = wide - left - 1
      memcpy(to, from, left)
      memset(to + left, Int32(from[left]), fullWidth - left - right)
      memcpy(to + fullWidth - right, from + left + 1, right)
    }
    cairo_surface_mark_dirty(full)
    surface = full
  }

  /// Which row of the small mask stands for a row of the full one: the middle row is repeated.
  private static func source(of row: Int, _ small: Int, _ full: Int) -> Int {
    let top = small / 2
    let bottom = small - top - 1
    if row < top { return row }
    if row >= full - bottom { return row - (full - small) }
    return top
  }

  deinit { cairo_surface_destroy(surface) }
}
