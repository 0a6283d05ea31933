import CoreGraphics
import Foundation

/// The state of a layer's backdrop since the last update of the tree.
///
/// All pixels are relative to the tree's root, independent of where the layer is drawn.
final class BackdropState {
  /// The tree of the layer, from whose root the content behind the layer is determined.
  private(set) weak var tree: LayerTree?
  /// The transform from the layer's coordinates to pixels.
  private(set) var device = CGAffineTransform.identity
  /// The pixels covered by the layer.
  private(set) var frame = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// The source pixels of the blur: those and the ones around them.
  private(set) var source = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private(set) var value: LayerBackdrop?
  /// The blurred image, cached while nothing in the source changed.
  var image: PlacedImage?

  /// An image, and the pixels that it is stretched to.
  struct PlacedImage {
    var image: CGImage
    var rect: CGRect
  }

  /// Updates the position of the layer; returns whether it moved or its backdrop changed.
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
