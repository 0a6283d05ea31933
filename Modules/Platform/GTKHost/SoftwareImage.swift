internal import CGTKShim
import CoreGraphics
import Foundation
import QuartzCore

/// Draws a layer tree for a window without a GPU.
///
/// Without a GPU, GSK would draw every node again in every frame, including shadows.
/// `LayerRenderer` draws only what changed into a bitmap, and GSK copies those strips of it that
/// have new pixels.
final class SoftwareImage {
  private let renderer: LayerRenderer
  private let canvas: CairoCanvas
  private var strips: [ImageNode?]

  /// The height of a strip, in pixels.
  private static let stripHeight = 64

  /// Makes an image with a size in points; nil if memory cannot be allocated.
  init?(size: CGSize, scale: CGFloat) {
    let area = PixelRect(
      covering: CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    )
    guard let canvas = CairoCanvas(width: area.width, height: area.height, scale: scale)
    else { return nil }
    self.canvas = canvas
    renderer = LayerRenderer(scale: scale)
    strips = Array(
      repeating: nil,
      count: (area.height + Self.stripHeight - 1) / Self.stripHeight
    )
  }

  /// Whether the image has this size, in points, and scale.
  func fits(_ size: CGSize, scale: CGFloat) -> Bool {
    scale == renderer.scale && canvas.width == Int((size.width * scale).rounded(.up))
      && canvas.height == Int((size.height * scale).rounded(.up))
  }

  /// The nodes of the tree at `time`; unchanged strips have the same nodes as before.
  func image(of root: CALayer, at time: CFTimeInterval) -> ImageNode? {
    renderer.render(root, into: canvas, at: time)
    for index in strips.indices {
      let strip = rect(ofStrip: index)
      let isChanged =
        strips[index] == nil
        || renderer.lastDamage.rects.contains { !$0.intersection(strip).isEmpty }
      if isChanged { strips[index] = node(strip) }
    }
    return .container(strips.compactMap { $0 })
  }

  private func rect(ofStrip index: Int) -> PixelRect {
    let top = index * Self.stripHeight
    return PixelRect(
      x: 0,
      y: top,
      width: canvas.width,
      height: min(Self.stripHeight, canvas.height - top)
    )
  }

  /// A node of the current pixels of the canvas.
  private func node(_ strip: PixelRect) -> ImageNode? {
    let pixels = canvas.pixels
    let node = host_pixels_node_new(
      pixels.bytes + strip.y * pixels.bytesPerRow,
      Int32(strip.width),
      Int32(strip.height),
      Int32(pixels.bytesPerRow),
      Float(renderer.scale),
      0,
      Float(CGFloat(strip.y) / renderer.scale)
    )
    return node.map { ImageNode(owning: $0) }
  }
}
