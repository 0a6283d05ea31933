package import CoreGraphics
import Foundation
import QuartzCore

extension HeadlessHost {
  /// The current image of the screen; nil if there is no memory for it.
  ///
  /// A frame is made first, and only what changed since the last image is drawn.
  package func snapshot() -> CGImage? {
    host.frame()
    guard let canvas = canvasOfScreen() else { return nil }
    run { renderer.render(host.rootLayer, into: canvas, at: clock.now()) }
    return canvas.makeImage()
  }

  /// Returns the existing canvas, or a new one if the size of the screen has changed.
  private func canvasOfScreen() -> CairoCanvas? {
    let scale = screen.scale
    let width = Int((screen.bounds.width * scale).rounded())
    let height = Int((screen.bounds.height * scale).rounded())
    if let canvas, canvas.width == width, canvas.height == height, canvas.scale == scale {
      return canvas
    }
    canvas = CairoCanvas(width: width, height: height, scale: scale)
    renderer = LayerRenderer(scale: scale)
    return canvas
  }
}
