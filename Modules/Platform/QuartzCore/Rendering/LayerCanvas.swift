package import CoreGraphics

/// The canvas of the walk of a layer tree: a `CairoCanvas`, or nodes for a window on a GPU.
///
/// Layers use these commands: `save`, `restore`, `clipRect`, `fillRect`, `fillRoundedRect`,
/// `border`, `image`, `recording`, `shadow`, `pathShadow`, `beginGroup`, `beginFade`, `beginMoved`,
/// `keepInside`, `endGroup`; masks and vibrancies also use `blendMode`. All others stand in
/// recordings. A clip comes right after its `save`.
package protocol LayerCanvas: AnyObject {
  /// The transform from the coordinates of commands to pixels; to be set before each command that
  /// has coordinates.
  var transform: CGAffineTransform { get set }
  /// Draws one command.
  func draw(_ command: DrawCommand)
  /// Lays down finished pixels, which must not change any more, where `area` is.
  func lay(_ pixels: PixelBuffer, in area: PixelRect)
}

extension CairoCanvas: LayerCanvas {
  /// Lays down finished pixels, which must not change any more, where `area` is.
  package func lay(_ pixels: PixelBuffer, in area: PixelRect) {
    guard let image = CGImage(pixels: pixels, isOpaque: false) else { return }
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    transform = .identity
    draw(.image(image, rect: area.rect, source: whole, .none, alpha: 1))
  }
}

/// Something that draws layer trees.
///
/// The appearance of layers is implemented once, in extensions of this protocol. A back end
/// provides a canvas, and decides what to keep of unchanged subtrees.
package protocol LayerBackEnd: AnyObject {
  associatedtype Canvas: LayerCanvas

  /// Draws what layers show of that which is drawn before them.
  var backdropRenderer: LayerRenderer { get }

  /// Draws a visible subtree otherwise than step by step: from what was kept of it, or aside and
  /// laid down as one.
  ///
  /// - Returns: Whether it did; otherwise the walk continues into the subtree.
  func drawWhole(
    _ node: RenderNode,
    at place: SubtreePlace,
    _ pen: Pen<Canvas>,
    _ backdrop: Backdrop?
  ) -> Bool

  /// Draws what a layer shows below its sublayers, by `draw`, or from what was kept of it.
  func drawOwn(
    _ node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>,
    by draw: () -> Void
  )
}

/// Where a subtree is on the canvas.
package struct SubtreePlace {
  /// The transform from the layer's coordinates to pixels.
  package let device: CGAffineTransform
  /// The pixels that the subtree touches.
  package let area: PixelRect
  /// Those of them that the pen may touch.
  package let visible: PixelRect
}

/// The destination of drawing: a canvas and its pixels to touch.
package struct Pen<Canvas: LayerCanvas> {
  package let canvas: Canvas
  /// The rectangular part of the clip; the clip of the canvas itself may be smaller.
  package var clip: PixelRect

  package init(canvas: Canvas, clip: PixelRect) {
    self.canvas = canvas
    self.clip = clip
  }

  /// Draws one command whose coordinates go to pixels by `transform`.
  func draw(_ command: DrawCommand, _ transform: CGAffineTransform = .identity) {
    canvas.transform = transform
    canvas.draw(command)
  }
}

/// An opaque color known to be all there is below.
package struct Backdrop {
  var color: CGColor
  var rect: PixelRect
}
