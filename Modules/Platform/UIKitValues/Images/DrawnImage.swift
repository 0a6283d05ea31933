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
    guard size.width > 0, size.height > 0, scale > 0 else { return nil }
    let context = CGContext(
      recordingInto: CGRect(origin: .zero, size: size),
      scale: scale,
      isOpaque: isOpaque
    )
    actions(context)
    return context.makeImage()
  }
}
