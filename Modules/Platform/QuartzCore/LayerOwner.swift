/// The interface of a view to its layer: layout of the layer is layout of the view.
package protocol LayerOwner: CALayerDelegate {
  /// Called when the layer was resized or scrolled, its sublayers changed, or it needs layout.
  func layerNeedsLayout()
}
