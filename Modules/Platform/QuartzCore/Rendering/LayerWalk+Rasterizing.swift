import CoreGraphics
import Foundation

extension LayerBackEnd {
  /// Draws the group of a layer that has its own rasterization scale, as an image.
  ///
  /// - Returns: Whether it was drawn; false if the image would have the scale of the canvas.
  func drawRasterized(
    _ node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>
  ) -> Bool {
    guard let rare = node.shown.rare, rare.shouldRasterize else { return false }
    let scale = rare.rasterizationScale
    guard scale > 0, !device.isScale(scale) else { return false }
    let raster = CGAffineTransform(scaleX: scale, y: scale)
    let area = PixelRect(covering: node.contentRect.applying(raster))
    guard !area.isEmpty, area.width <= 16_384, area.height <= 16_384,
      let image = LayerRenderer.image(of: node, raster, area)
    else { return false }
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let place = area.rect.applying(raster.inverted())
    pen.draw(.image(image, rect: place, source: whole, .default, alpha: 1), device)
    return true
  }
}

extension CGAffineTransform {
  /// Whether the transform only translates, and scales by `scale`.
  fileprivate func isScale(_ scale: CGFloat) -> Bool {
    keepsAxes && abs(a - scale) < 1e-6 && abs(d - scale) < 1e-6
  }
}
