import CoreGraphics
import Foundation

/// The state of a layer since it was drawn last.
package final class RenderNode {
  /// Valid while the node is in the tree of the last update, which walked the layers themselves.
  unowned(unsafe) var layer: CALayer
  /// The copy with animated values, nil where nothing is animated.
  var animated: CALayer?
  /// The change date up to which the node is known; 0 for a new one.
  var date: UInt64 = 0
  /// The identity of the layer, valid after it is deallocated.
  let identity: ObjectIdentifier

  // Placement in the superlayer.
  var local = CGAffineTransform.identity
  /// What is known of a layer that is turned in space, whose `local` is then the identity; nil for
  /// all others.
  var projection: ProjectedPlane?
  package internal(set) var opacity: Float = 1
  var isHidden = false

  // Own look, in the layer's coordinates.
  var bounds = CGRect.zero
  var ownRect = CGRect.null
  var appearance = AppearanceSummary()

  // The subtree.
  var children: [RenderNode] = []
  package internal(set) var mask: RenderNode?
  /// In the layer's coordinates; in those of the superlayer where the layer is turned in space.
  var subtreeRect = CGRect.null
  /// About how many things the subtree draws.
  var cost = 0
  /// How often the subtree moved since it last changed.
  var moves = 0
  /// The number of renders since the last change in which the subtree was unchanged.
  var cleanRenders = 0
  /// Whether a layer of the subtree shows what is drawn before it.
  var hasBackdrops = false
  /// What is known of what the layer itself shows of that.
  var backdrop: BackdropState?
  /// The back end's data for the subtree; removed when anything in it changes.
  package var kept: AnyObject?
  /// The back end's data for the layer's own appearance; removed when that changes.
  package var keptAppearance: AnyObject?

  init(_ layer: CALayer) {
    self.layer = layer
    identity = ObjectIdentifier(layer)
  }

  /// The layer to draw: the copy with animated values, else the layer itself.
  var shown: CALayer { animated ?? layer }

  var isVisible: Bool { !isHidden && opacity > 0 }

  /// What the subtree covers, in the layer's coordinates.
  var contentRect: CGRect { projection?.contentRect ?? subtreeRect }

  /// The transform to pixels that sublayers are drawn by, where `parent` is that of the superlayer.
  func device(in parent: CGAffineTransform) -> CGAffineTransform {
    projection?.raster ?? local.concatenating(parent).snapped
  }

  /// Whether a back end without masks and blend modes has the pixels of the subtree drawn.
  package var needsPixels: Bool { mask != nil || shown.rare?.vibrancy != nil }
}

/// The part of a layer's appearance that decides how it is drawn.
struct AppearanceSummary {
  /// The number of things that the layer itself draws.
  var cost = 0
  var clips = false
  var clipsRounded = false
  /// Whether the layer's background covers its bounds with one opaque color.
  var isOpaqueFill = false
  /// Whether the layer draws anything besides an opaque background.
  var drawsOverFill = false
  /// Whether subtree and layer have to be drawn aside and laid down as one, apart from the opacity.
  var isGroup = false
  /// Whether a change anywhere below can change pixels elsewhere: a shadow of the content, a fade.
  var spreads = false
  /// Whether the layer shows what is drawn before it.
  var hasBackdrop = false
}
