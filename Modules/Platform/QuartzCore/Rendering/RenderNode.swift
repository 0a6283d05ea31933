import CoreGraphics
import Foundation

/// The state of a layer when it was last drawn.
package final class RenderNode {
  /// Valid while the node is in the tree of the last update, which visited the layers themselves.
  unowned(unsafe) var layer: CALayer
  /// The copy with animated values; nil if nothing is animated.
  var animated: CALayer?
  /// The date of the last update of the node; 0 for a new one.
  var date: UInt64 = 0
  /// The identity of the layer, valid after it is deallocated.
  let identity: ObjectIdentifier

  // Placement in the superlayer.
  var local = CGAffineTransform.identity
  /// The state of a layer that is rotated in space, whose `local` is then the identity; nil for
  /// other layers.
  var projection: ProjectedPlane?
  package internal(set) var opacity: Float = 1
  var isHidden = false

  // The layer's own appearance, in its coordinates.
  var bounds = CGRect.zero
  var ownRect = CGRect.null
  var appearance = AppearanceSummary()

  // The subtree.
  var children: [RenderNode] = []
  package internal(set) var mask: RenderNode?
  /// In the layer's coordinates; in the superlayer's if the layer is rotated in space.
  var subtreeRect = CGRect.null
  /// The approximate number of draw commands of the subtree.
  var cost = 0
  /// The number of moves of the subtree since its last change.
  var moves = 0
  /// The number of renders since the last change in which the subtree was unchanged.
  var cleanRenders = 0
  /// Whether a layer of the subtree has a backdrop.
  var hasBackdrops = false
  /// The state of the layer's own backdrop.
  var backdrop: BackdropState?
  /// The back end's cache for the subtree; removed when anything in it changes.
  package var kept: AnyObject?
  /// The back end's cache for the layer's own appearance; removed when that changes.
  package var keptAppearance: AnyObject?

  init(_ layer: CALayer) {
    self.layer = layer
    identity = ObjectIdentifier(layer)
  }

  /// The layer to draw: the copy with animated values, or the layer itself.
  var shown: CALayer { animated ?? layer }

  var isVisible: Bool { !isHidden && opacity > 0 }

  /// The bounds of the subtree, in the layer's coordinates.
  var contentRect: CGRect { projection?.contentRect ?? subtreeRect }

  /// The transform of sublayers to pixels, if `parent` is that of the superlayer.
  func device(in parent: CGAffineTransform) -> CGAffineTransform {
    projection?.raster ?? local.concatenating(parent).snapped
  }

  /// Whether a back end without masks and blend modes needs the subtree as pixels.
  package var needsPixels: Bool {
    mask != nil || shown.rare?.vibrancy != nil
      || appearance.isGroup && shown.replicator?.repeats.isTinted == true
  }
}

/// The properties of a layer's appearance that determine how it is drawn.
struct AppearanceSummary {
  /// The number of draw commands of the layer itself.
  var cost = 0
  var clips = false
  var clipsRounded = false
  /// Whether the layer's background covers its bounds with one opaque color.
  var isOpaqueFill = false
  /// Whether the layer draws anything besides an opaque background.
  var drawsOverFill = false
  /// Whether layer and sublayers are composited as a group, for reasons other than the opacity.
  var isGroup = false
  /// Whether a change in the subtree can change pixels elsewhere, as with a shadow of the content
  /// or a fade.
  var spreads = false
  /// Whether the layer has a backdrop.
  var hasBackdrop = false
}
