public import CoreGraphics
public import Foundation

/// The object that lays out a layer, draws it and provides its actions.
///
/// All methods are optional.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Draws the content of `layer`; implement it to set `contents` directly.
  func display(_ layer: CALayer)
  /// Draws the content of `layer` into `ctx`, in the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers of `layer`.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change of `event`: nil to continue the search, `NSNull` for no action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// The default implementation records what `draw(_:in:)` draws.
  public func display(_ layer: CALayer) { layer.recordDrawing() }
  /// The default implementation draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// The default implementation does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// The default implementation does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// The default implementation returns nil, which continues the search.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
