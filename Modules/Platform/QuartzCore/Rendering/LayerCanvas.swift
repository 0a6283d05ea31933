package import CoreGraphics

/// The canvas that a layer tree is drawn on: a `CairoCanvas`, or nodes for a window on a GPU.
///
/// Layers use these commands: `save`, `restore`, `clipRect`, `fillRect`, `fillRoundedRect`,
/// `border`, `image`, `recording`, `shadow`, `pathShadow`, `beginGroup`, `beginFade`, `beginMoved`,
/// `keepInside`, `endGroup`; masks, vibrancies and tinted copies also use `blendMode` and
/// `multiply`. All others occur only in recordings. A clip directly follows its `save`.
package protocol LayerCanvas: AnyObject {
  /// The transform from the coordinates of commands to pixels; set it before each command with
  /// coordinates.
  var transform: CGAffineTransform { get set }
  /// Draws one command.
  func draw(_ command: DrawCommand)
  /// Draws finished pixels, which must not change afterwards, at `area`.
  func lay(_ pixels: PixelBuffer, in area: PixelRect)
}

extension CairoCanvas: LayerCanvas {
  /// Draws finished pixels, which must not change afterwards, at `area`.
  package func lay(_ pixels: PixelBuffer, in area: PixelRect) {
    guard let image = CGImage(pixels: pixels, isOpaque: false) else { return }
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    transform = .identity
    draw(.image(image, rect: area.rect, source: whole, .none, alpha: 1))
  }
}

/// A back end that draws layer trees.
///
/// The appearance of layers is implemented once, in extensions of this protocol. A back end
/// provides a canvas, and decides what to cache of unchanged subtrees.
package protocol LayerBackEnd: AnyObject {
  associatedtype Canvas: LayerCanvas

  /// Draws the images of backdrops.
  var backdropRenderer: LayerRenderer { get }

  /// Draws a visible subtree as a whole, from a cache or as a group.
  ///
  /// - Returns: Whether it was drawn; otherwise the walk continues into the subtree.
  func drawWhole(
    _ node: RenderNode,
    at place: SubtreePosition,
    _ pen: Pen<Canvas>,
    _ backdrop: Backdrop?
  ) -> Bool

  /// Draws the layer's own content below its sublayers with `draw`, or from a cache.
  func drawOwn(
    _ node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>,
    by draw: () -> Void
  )
}

/// The position of a subtree on the canvas.
package struct SubtreePosition {
  /// The transform from the layer's coordinates to pixels.
  package let device: CGAffineTransform
  /// The pixels that the subtree touches.
  package let area: PixelRect
  /// The part of them inside the clip.
  package let visible: PixelRect
}

/// The destination of drawing: a canvas and the clip.
package struct Pen<Canvas: LayerCanvas> {
  package let canvas: Canvas
  /// The bounds of the clip; the clip of the canvas itself may be smaller.
  package var clip: PixelRect

  package init(canvas: Canvas, clip: PixelRect) {
    self.canvas = canvas
    self.clip = clip
  }

  /// Draws one command with a transform from its coordinates to pixels.
  func draw(_ command: DrawCommand, _ transform: CGAffineTransform = .identity) {
    canvas.transform = transform
    canvas.draw(command)
  }
}

/// An opaque color that is known to be the only content below.
package struct Backdrop {
  var color: CGColor
  var rect: PixelRect
}
