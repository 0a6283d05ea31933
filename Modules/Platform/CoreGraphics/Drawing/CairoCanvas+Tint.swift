internal import CCairo
internal import Foundation

extension CairoCanvas {
  /// Multiplies the color of all pixels of the innermost group by `color`, without its alpha.
  ///
  /// Cairo has no operator for this: its multiply also paints where the group is transparent.
  /// Drawing that stays in vector form has no pixels, and keeps its colors.
  func multiplyGroup(by color: CGColor) {
    guard !groups.isEmpty, let target = cairo_get_group_target(context),
      cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(target) == CAIRO_FORMAT_ARGB32
    else { return }
    func factor(_ part: CGFloat) -> UInt32 { UInt32((min(max(part, 0), 1) * 255).rounded()) }
    let (red, green, blue) = (factor(color.red), factor(color.green), factor(color.blue))
    guard red < 255 || green < 255 || blue < 255 else { return }
    cairo_surface_flush(target)
    guard let bytes = cairo_image_surface_get_data(target) else { return }
    let width = Int(cairo_image_surface_get_width(target))
    let stride = Int(cairo_image_surface_get_stride(target))
    func scaled(_ part: UInt32, _ factor: UInt32) -> UInt32 { (part * factor + 127) / 255 }
    for y in 0..<Int(cairo_image_surface_get_height(target)) {
      UnsafeMutableRawPointer(bytes + y * stride)
        .withMemoryRebound(to: UInt32.self, capacity: width) { row in
          for x in 0..<width where row[x] != 0 {
            let pixel = row[x]
            row[x] =
              pixel & 0xFF00_0000
              | scaled(pixel >> 16 & 0xFF, red) << 16
              | scaled(pixel >> 8 & 0xFF, green) << 8
              | scaled(pixel & 0xFF, blue)
          }
        }
    }
    cairo_surface_mark_dirty(target)
  }
}
