/// The interface of a view to its layer: layout of the layer is layout of the view.
package protocol LayerOwner: CALayerDelegate {
  /// Called when the layer was resized or scrolled, its sublayers changed, or it needs layout.
  func layerNeedsLayout()
  /// Whether the layer waits for its layout.
  var layerIsDueForLayout: Bool { get }
  /// Whether the layer is being laid out.
  var layerIsInLayout: Bool { get }
  /// Lays out the layer and what is below, as far as it waits.
  func layOutLayerIfNeeded()
}
