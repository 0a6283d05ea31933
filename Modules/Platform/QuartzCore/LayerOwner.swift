/// The interface of a view to its layer: layout of the layer is layout of the view.
package protocol LayerOwner: CALayerDelegate {
  /// Called when the layer was resized or scrolled, its sublayers changed, or it needs layout.
  func layerNeedsLayout()
  /// Whether the layer needs layout.
  var layerIsDueForLayout: Bool { get }
  /// Whether the layer is being laid out.
  var layerIsInLayout: Bool { get }
  /// Lays out the layer and its sublayers, if needed.
  func layOutLayerIfNeeded()
  /// Draws the layer, and those of the views in it, if needed.
  func displayLayersIfNeeded()
}
