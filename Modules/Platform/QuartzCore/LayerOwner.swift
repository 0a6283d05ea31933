/// A view as its layer sees it: layout of the layer is layout of the view.
package protocol LayerOwner: CALayerDelegate {
  /// The layer changed its size, was scrolled, got or lost sublayers, or needs layout.
  func layerNeedsLayout()
}
