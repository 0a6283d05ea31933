import CoreGraphics
import Foundation

/// Draws bitmaps.
package enum DrawnImage {
  /// Records the drawing of a closure, in points with y down, and renders it into a bitmap; an
  /// opaque one is initially black.
  package static func make(
    size: CGSize,
    scale: CGFloat,
    isOpaque: Bool = false,
    _ actions: (CGContext) -> Void
  ) -> CGImage? {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    guard width > 0, height > 0, scale > 0 else { return nil }
    let context = CGContext(
      recordingInto: CGRect(origin: .zero, size: size),
      scale: scale
    )
    actions(context)
    guard
      let canvas = CairoCanvas(width: width, height: height, scale: scale, isOpaque: isOpaque)
    else { return nil }
    canvas.draw(context.takeDisplayList())
    return canvas.makeImage()
  }
}
