public import Foundation

/// A drawing that is recorded once and drawn many times, for example a stamp or a tile.
///
/// It records drawing commands instead of pixels, so it is sharp at any scale.
public final class CGLayer {
  /// The context to draw the content in, with the same axes as the context the layer was made for.
  public let context: CGContext?
  /// The size, in points.
  public let size: CGSize

  /// Makes an empty layer; returns nil if the size is empty.
  ///
  /// - Parameters:
  ///   - context: A context in which the layer will be drawn.
  ///   - size: The size; the content is clipped to it.
  ///   - auxiliaryInfo: Not used; pass nil.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.size = size
    self.context = CGContext(recordingInto: CGRect(origin: .zero, size: size))
  }
}

extension CGContext {
  /// Draws a layer scaled to fill a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let content = layer.context?.recordedSoFar() else { return }
    let bounds = CGRect(origin: .zero, size: layer.size)
    let rect = rect.standardized
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    clip(to: bounds)
    if state.alpha < 1 || state.shadow != nil {
      beginTransparencyLayer(auxiliaryInfo: nil)
      draw(content)
      endTransparencyLayer()
    } else {
      draw(content)
    }
    restoreGState()
  }

  /// Draws a layer in its own size at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
