import CoreGraphics
import Foundation

extension CALayer {
  /// The image that the layer fades from; non-nil only in a presentation copy that shows a fade.
  final var fade: LayerFade? {
    get { rare?.fade }
    set { rareForWriting.fade = newValue }
  }

  /// Draws the layer and its sublayers with their model values, without animations, into `ctx` in
  /// the layer's coordinates: also those that are on no screen, and what is outside of the bounds.
  final func record(in ctx: CGContext) {
    displayAllIfNeeded()
    let scale = max(1, ctx.ctm.meanScale)
    var rect = LayerRenderer.extent(of: self, in: ctx.boundingBoxOfClipPath, scale: scale)
    guard let image = LayerRenderer.image(of: self, in: rect, scale: scale, time: nil) else {
      return
    }
    let source = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    rect.size = CGSize(width: source.width / scale, height: source.height / scale)
    ctx.paint(.image(image, rect: rect, source: source, .default, alpha: 1))
  }

  /// The layer's current image and its frame in the layer's coordinates, as the start of a
  /// transition.
  ///
  /// Its scale is the `contentsScale` of the root layer.
  final func snapshotForTransition() -> (CGImage?, CGRect) {
    var root = self
    while let parent = root.superlayer { root = parent }
    let scale = max(1, root.storedContentsScale)
    // The layer draws its shadow itself during the transition.
    let image = LayerRenderer.image(
      of: self,
      scale: scale,
      time: CACurrentMediaTime(),
      hasShadow: false
    )
    guard let image else { return (nil, .zero) }
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    return (image, CGRect(origin: values.bounds.origin, size: size))
  }
}
