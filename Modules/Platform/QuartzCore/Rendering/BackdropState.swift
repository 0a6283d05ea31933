import CoreGraphics
import Foundation

/// What is known of the backdrop of a layer since the last update of the tree.
///
/// All pixels are those of the tree's root, wherever the layer is drawn.
final class BackdropState {
  /// The tree that the layer is in: what is drawn before the layer is found from its root.
  private(set) weak var tree: LayerTree?
  /// The transform from the layer's coordinates to pixels.
  private(set) var device = CGAffineTransform.identity
  /// The pixels that the layer shows.
  private(set) var frame = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// The pixels that it mixes: those and the ones around them.
  private(set) var source = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private(set) var value: LayerBackdrop?
  /// What it shows, kept while nothing in the source changed.
  var image: PlacedImage?

  /// An image, and the pixels that it is stretched to.
  struct PlacedImage {
    var image: CGImage
    var rect: CGRect
  }

  /// Takes over where the layer is; whether it is not where it was, or shows another backdrop.
  func update(
    _ value: LayerBackdrop,
    in tree: LayerTree,
    _ device: CGAffineTransform,
    frame: PixelRect,
    source: PixelRect
  ) -> Bool {
    let isSame =
      self.tree === tree && self.value == value && self.device == device && self.frame == frame
      && self.source == source
    self.tree = tree
    self.value = value
    self.device = device
    self.frame = frame
    self.source = source
    return !isSame
  }
}
