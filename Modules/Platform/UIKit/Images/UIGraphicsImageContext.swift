import CoreGraphics
public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the context of an image the current one of this thread, until
/// ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: The size of the image, in points.
///   - opaque: Whether the image has no transparent parts; it starts black.
///   - scale: The pixels of a point; 0 for those of the screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let pixels = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
  GraphicsContextStack.current.push(ImageDrawing(size: size, scale: pixels, isOpaque: opaque))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the context of an image of one pixel a point the current one of this thread.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The image drawn so far in the current context; nil where that is no image's.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContextStack.current.drawing?.image()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends what ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` began.
public func UIGraphicsEndImageContext() {
  if GraphicsContextStack.current.drawing != nil { UIGraphicsPopContext() }
}

/// An image that is drawn in steps.
final class ImageDrawing {
  let context: CGContext
  private let size: CGSize
  private let scale: CGFloat
  private let isOpaque: Bool

  init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    self.size = size
    self.scale = scale
    self.isOpaque = isOpaque
    context = CGContext(recordingInto: CGRect(origin: .zero, size: size), scale: scale)
  }

  /// The image so far.
  func image() -> UIImage? {
    let canvas = CairoCanvas(
      width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)),
      scale: scale,
      isOpaque: isOpaque
    )
    guard let canvas else { return nil }
    canvas.draw(context.recordedSoFar())
    canvas.flush()
    return canvas.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
