public import Foundation

/// A drawing that is made once and drawn many times: a stamp, a tile, the fill of a chart.
///
/// It is kept as steps and not as pixels, so that it is sharp at any scale.
public final class CGLayer {
  /// What to draw the content in; the axes are as in the context that the layer was made for.
  public let context: CGContext?
  /// The size, in points.
  public let size: CGSize

  /// Makes an empty layer; nil for a size without area.
  ///
  /// - Parameters:
  ///   - context: A context that the layer is to be drawn in.
  ///   - size: The size; what is drawn beyond it is cut off.
  ///   - auxiliaryInfo: Of no use; nil.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.size = size
    self.context = CGContext(recordingInto: CGRect(origin: .zero, size: size))
  }
}

extension CGContext {
  /// Draws a layer stretched into a rectangle.
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

  /// Draws a layer in its own size, with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
