package import CoreGraphics
import Foundation

/// A snapshot of a layer tree: the appearance and placement of each layer, and the changes since
/// the last update.
///
/// A back end updates the tree once per frame and then draws it with `LayerBackEnd.draw`.
package final class LayerTree {
  /// The node of the root layer.
  package let node: RenderNode
  /// Whether presentation values are used instead of model values.
  let showsAnimations: Bool
  /// Whether the root layer is drawn with its own placement, instead of its coordinates being those
  /// of its superlayer.
  private let placesRoot: Bool
  /// The date of the last update; later changes have a later date.
  package private(set) var date: UInt64 = 0
  /// The changed pixels found by the last update.
  var damage = DamageRegion()
  private(set) var isNewTime = false
  /// The transform from the coordinates of the root's superlayer to pixels.
  private(set) var base = CGAffineTransform.identity
  /// Whether a visible layer has a backdrop, so that damage must be recorded.
  package var hasBackdrops: Bool { node.hasBackdrops }
  private var lastTime: CFTimeInterval = -.infinity

  /// Makes a tree for `root` and its sublayers; the layers are read in the first update.
  package init(_ root: CALayer, showsAnimations: Bool = true, placesRoot: Bool = true) {
    node = RenderNode(root)
    self.showsAnimations = showsAnimations
    self.placesRoot = placesRoot
  }

  /// Finds changes, with animations at `time`, in seconds of the clock.
  ///
  /// - Parameters:
  ///   - time: The time of the root's superlayer.
  ///   - base: The transform from the coordinates of the root's superlayer to pixels.
  ///   - clip: The visible pixels.
  ///   - notesDamage: Whether changed pixels are recorded.
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

  /// Ends the current period of changes and returns its date; later changes have a later date.
  package static func closeChanges() -> UInt64 { ChangeClock.advance() }
}
