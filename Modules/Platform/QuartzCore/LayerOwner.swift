/// A view as its layer sees it: layout of the layer is layout of the view.
package protocol LayerOwner: CALayerDelegate {
  /// The layer changed its size, was scrolled, got or lost sublayers, or needs layout.
  func layerNeedsLayout()
  /// Whether the layer waits for its layout.
  var layerIsDueForLayout: Bool { get }
  /// Whether the layer is being laid out.
  var layerIsInLayout: Bool { get }
  /// Lays out the layer and what is below, as far as it waits.
  func layOutLayerIfNeeded()
}
