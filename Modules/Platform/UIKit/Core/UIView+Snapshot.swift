import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// The current image of the view, at the scale of its screen.
  final func image(afterUpdates: Bool) -> CGImage? {
    if afterUpdates {
      (window ?? self).layoutIfNeeded()
      layer.displayAllIfNeeded()
    }
    let scale = max(traitCollection.displayScale, 1)
    return LayerRenderer.image(of: layer, scale: scale, time: CACurrentMediaTime())
  }

  final func makeSnapshot(
    of part: CGRect,
    caps: UIEdgeInsets = .zero,
    afterUpdates: Bool
  ) -> UIView? {
    let whole = bounds
    guard part.width > 0, part.height > 0, whole.width > 0, whole.height > 0,
      let image = image(afterUpdates: afterUpdates)
    else { return nil }
    let view = UIView(frame: CGRect(origin: .zero, size: part.size))
    view.layer.contents = image
    view.layer.contentsScale = max(traitCollection.displayScale, 1)
    view.layer.contentsRect = CGRect(
      x: (part.minX - whole.minX) / whole.width,
      y: (part.minY - whole.minY) / whole.height,
      width: part.width / whole.width,
      height: part.height / whole.height
    )
    if caps != .zero {
      view.layer.contentsCenter = ImageCaps(insets: caps, mode: .stretch)
        .center(of: part.size, isMirrored: false)
    }
    return view
  }
}
