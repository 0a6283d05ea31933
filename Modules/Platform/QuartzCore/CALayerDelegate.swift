public import CoreGraphics
public import Foundation

/// What lays a layer out, draws it and chooses its animations.
///
/// All methods are optional.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Draws the content of `layer`; implement it to set `contents` directly.
  func display(_ layer: CALayer)
  /// Draws the content of `layer` into `ctx`, in the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Notified before `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers of `layer`.
  func layoutSublayers(of layer: CALayer)
  /// What happens when the value of `event` changes: nil to look further, `NSNull` for nothing at
  /// all.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws by `draw(_:in:)`.
  public func display(_ layer: CALayer) { layer.recordDrawing() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Prepares nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Places nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Looks further.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
