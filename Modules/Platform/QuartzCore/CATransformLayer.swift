public import Foundation

/// A layer whose sublayers keep their depth.
///
/// They share one space with the siblings of the layer, whereas any other layer flattens its
/// sublayers into its plane.
///
/// For example, the sides of a cube or a card are sublayers of one, which rotates them together.
/// Only the sublayers are drawn: colors, contents, borders, shadows, masks and clips of the layer
/// itself are ignored, and its opacity applies to each sublayer separately. It has no plane to map
/// a point to, so it is never the result of a hit test; its sublayers are.
open class CATransformLayer: CALayer {
  /// Creates a layer of zero size at the origin.
  public override init() {
    super.init()
    marks.formUnion([.isSpace, .hasSpace])
  }

  /// Creates a copy of `layer` to present animated values.
  public override init(layer: Any) {
    super.init(layer: layer)
    marks.insert(.isSpace)
  }

  /// Creates a layer of default values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    marks.formUnion([.isSpace, .hasSpace])
  }

  /// The frontmost sublayer at `p`, in the superlayer's coordinates; never the layer itself.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    guard !values.isHidden, values.opacity > 0.01 else { return nil }
    guard let parent = superlayerStore, parent.isSpace else { return hitPlanes(at: p) }
    return hitPlanes(at: parent.mapToPlane.map(p))
  }

  override func makePresentation() -> CALayer { CATransformLayer(layer: self) }
}
