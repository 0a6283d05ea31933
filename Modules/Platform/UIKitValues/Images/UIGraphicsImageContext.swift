import CoreGraphics
public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pushes the context of a new image, which is the current one of this thread until
/// ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: The size of the image, in points.
///   - opaque: Whether the image has no alpha channel; it is initially black.
///   - scale: The pixels per point; 0 for the scale of the screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let pixels = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
  GraphicsContextStack.current.push(ImageDrawing(size: size, scale: pixels, isOpaque: opaque))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pushes the context of a new image with a scale of 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the image drawn so far in the current context; nil if that is not an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContextStack.current.drawing?.image()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pops the context of ``UIGraphicsBeginImageContextWithOptions(_:_:_:)``.
public func UIGraphicsEndImageContext() {
  if GraphicsContextStack.current.drawing != nil { UIGraphicsPopContext() }
}

/// An image drawn between `UIGraphicsBeginImageContext` and `UIGraphicsEndImageContext`.
final class ImageDrawing {
  let context: CGContext
  private let scale: CGFloat

  init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    self.scale = scale
    context = CGContext(
      recordingInto: CGRect(origin: .zero, size: size),
      scale: scale,
      isOpaque: isOpaque
    )
  }

  /// The image drawn so far.
  func image() -> UIImage? {
    context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
