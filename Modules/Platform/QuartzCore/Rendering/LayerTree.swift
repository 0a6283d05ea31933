package import CoreGraphics
import Foundation

/// A snapshot of a layer tree: what each layer shows and where, and what changed since.
///
/// A back end updates the tree once a frame and then draws it, by `LayerBackEnd.draw`.
package final class LayerTree {
  /// The node of the root layer.
  package let node: RenderNode
  /// Whether animated values are shown, rather than those that layers are set to.
  let showsAnimations: Bool
  /// Whether the root layer is drawn in its place, rather than as if its coordinates were those of
  /// its superlayer.
  private let placesRoot: Bool
  /// The date of the last update: what changes from then on has a later one.
  package private(set) var date: UInt64 = 0
  /// The pixels that the last update found changed.
  var damage = DamageRegion()
  private(set) var isNewTime = false
  /// The transform from the coordinates of the root's superlayer to pixels.
  private(set) var base = CGAffineTransform.identity
  /// Whether a visible layer shows what is drawn before it, so that damage has to be noted.
  package var hasBackdrops: Bool { node.hasBackdrops }
  private var lastTime: CFTimeInterval = -.infinity

  /// Makes the tree below and with `root`; the layers are looked at in the first update.
  package init(_ root: CALayer, showsAnimations: Bool = true, placesRoot: Bool = true) {
    node = RenderNode(root)
    self.showsAnimations = showsAnimations
    self.placesRoot = placesRoot
  }

  /// Looks for changes, with animations as they are at `time`, in seconds of the clock.
  ///
  /// - Parameters:
  ///   - time: The time of the root's superlayer.
  ///   - base: The transform from the coordinates of the root's superlayer to pixels.
  ///   - clip: The pixels that can be seen.
  ///   - notesDamage: Whether changed pixels are requested.
  package func update(
    at time: CFTimeInterval,
    _ base: CGAffineTransform,
    clip: PixelRect,
    notesDamage: Bool
  ) {
    isNewTime = time != lastTime
    lastTime = time
    self.base = base
    damage.removeAll()
    date = ChangeClock.advance()
    var pass = Pass(
      time: time,
      date: date,
      old: base,
      new: base,
      oldClip: clip,
      newClip: clip,
      isQuiet: !notesDamage
    )
    pass.isUnplaced = !placesRoot
    update(node, pass)
  }

  /// Closes the current period of changes and returns its date: what changes from now on has a
  /// later one.
  package static func closeChanges() -> UInt64 { ChangeClock.advance() }
}
