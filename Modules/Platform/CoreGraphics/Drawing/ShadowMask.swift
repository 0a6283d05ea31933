internal import CCairo
internal import Foundation
internal import Locking

// Unchecked: the surface is written only in the initializer and read-only afterwards.
/// The blurred shape of a rounded rectangle, cached by its size.
final class ShadowMask: @unchecked Sendable {
  /// The properties that determine a mask, in pixels.
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
  /// The margin of the mask around the shape, in pixels.
  let margin: Int

  private static let kept = Mutex<[(key: Key, mask: ShadowMask)]>([])
  private static let capacity = 24

  /// The mask for a shape, from the cache or newly made and cached.
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
    self.margin = margin
    let radius = max(max(key.topLeft, key.topRight), max(key.bottomLeft, key.bottomRight))
    // Beyond this distance from the corners an edge does not change: a small shape is blurred, and
    // stretched for all larger ones.
    let corner = Int(radius.rounded(.up)) + margin + 1
    var small = key
    small.width = min(key.width, 2 * corner + 1)
    small.height = min(key.height, 2 * corner + 1)
    let made =
      small == key
      ? Self.blurred(key, margin)
      : Self.mask(for: small).flatMap { Self.stretched($0, small, to: key) }
    guard let made else { return nil }
    surface = made
  }

  private static func blurred(_ key: Key, _ margin: Int) -> OpaquePointer? {
    let (width, height) = (key.width + 2 * margin, key.height + 2 * margin)
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      let context = cairo_create(surface)
    else { return nil }
    CairoPaths.append(
      RoundedRect(
        CGRect(x: margin, y: margin, width: key.width, height: key.height),
        topLeft: CGFloat(key.topLeft),
        topRight: CGFloat(key.topRight),
        bottomRight: CGFloat(key.bottomRight),
        bottomLeft: CGFloat(key.bottomLeft)
      ),
      to: context
    )
    cairo_fill(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    Blur.blur(bytes, width: width, height: height, stride: stride, sigma: Double(key.sigma))
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// The mask of a larger shape: the middle row and column of a small one repeated.
  private static func stretched(_ mask: ShadowMask, _ small: Key, to key: Key) -> OpaquePointer? {
    let margin = mask.margin
    let (wide, tall) = (small.width + 2 * margin, small.height + 2 * margin)
    let (width, height) = (key.width + 2 * margin, key.height + 2 * margin)
    guard let bytes = cairo_image_surface_get_data(mask.surface),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return nil }
    guard let target = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    let stride = Int(cairo_image_surface_get_stride(mask.surface))
    let targetStride = Int(cairo_image_surface_get_stride(surface))
    let left = wide / 2
    let right = wide - left - 1
    for y in 0..<height {
      let (from, to) = (bytes + source(of: y, tall, height) * stride, target + y * targetStride)
      memcpy(to, from, left)
      memset(to + left, Int32(from[left]), width - left - right)
      memcpy(to + width - right, from + left + 1, right)
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// The row of the small mask for a row of the full one: the middle row is repeated.
  private static func source(of row: Int, _ small: Int, _ full: Int) -> Int {
    let top = small / 2
    let bottom = small - top - 1
    if row < top { return row }
    if row >= full - bottom { return row - (full - small) }
    return top
  }

  deinit { cairo_surface_destroy(surface) }
}
