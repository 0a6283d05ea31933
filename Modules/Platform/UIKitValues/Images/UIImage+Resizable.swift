import CoreGraphics
public import Foundation

/// The cap insets of an image.
package struct ImageCaps: Hashable, Sendable {
  package var insets: UIEdgeInsets
  package var mode: UIImage.ResizingMode

  package init(insets: UIEdgeInsets, mode: UIImage.ResizingMode) {
    self.insets = insets
    self.mode = mode
  }

  /// The area that stretches, as a unit rectangle of an image of a size.
  package func center(of size: CGSize, isMirrored: Bool) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    let left = isMirrored ? insets.right : insets.left
    return CGRect(
      x: left / size.width,
      y: insets.top / size.height,
      width: max(size.width - insets.left - insets.right, 0) / size.width,
      height: max(size.height - insets.top - insets.bottom, 0) / size.height
    )
  }
}

/// The frames of an animated image, and the duration of one cycle in seconds.
package struct ImageFrames: Hashable, Sendable {
  package var images: [UIImage]
  package var duration: TimeInterval

  package init(images: [UIImage], duration: TimeInterval) {
    self.images = images
    self.duration = duration
  }
}

extension UIImage {
  // MARK: - Resizable images

  /// Returns the image with cap insets, in points, which keep their size when a view or
  /// ``draw(in:)`` enlarges it; the middle is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with cap insets, in points, which keep their size; the middle is tiled or
  /// stretched.
  ///
  /// Stretching is much cheaper, with the same result if the middle is one pixel.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    changing { $0.caps = ImageCaps(insets: capInsets, mode: resizingMode) }
  }

  /// The cap insets, in points.
  public var capInsets: UIEdgeInsets { caps?.insets ?? .zero }

  /// Whether the area inside the caps is tiled or stretched.
  public var resizingMode: UIImage.ResizingMode { caps?.mode ?? .tile }

  /// Whether the area inside the caps must be tiled; `false` for an area of one pixel, where
  /// stretching has the same result.
  package var isTiled: Bool {
    guard let caps, caps.mode == .tile else { return false }
    let middle = CGSize(
      width: size.width - caps.insets.left - caps.insets.right,
      height: size.height - caps.insets.top - caps.insets.bottom
    )
    return middle.width * scale > 1 || middle.height * scale > 1
  }

  /// Records the image in a rectangle, with its cap insets.
  package func record(_ image: CGImage, in rect: CGRect, alpha: CGFloat, on context: CGContext) {
    guard let caps, rect.size != size else {
      return context.paint(.image(image, in: rect, alpha: alpha))
    }
    let pieces = ImagePieces(of: image, caps, size: size, in: rect, isTiled: isTiled)
    for (source, place) in pieces.pieces {
      context.paint(.image(image, rect: place, source: source, .medium, alpha: alpha))
    }
  }

  // MARK: - Animated images

  /// Makes an animated image.
  ///
  /// - Parameters:
  ///   - images: The frames, in order.
  ///   - duration: The duration of one cycle, in seconds; 0 for 1/30 second per frame.
  /// - Returns: The image, with the size of the first frame; nil if there are no frames.
  public static func animatedImage(
    with images: [UIImage],
    duration: TimeInterval
  ) -> UIImage? {
    guard let first = images.first else { return nil }
    let whole = duration > 0 ? duration : Double(images.count) / 30
    return first.changing {
      $0.caps = nil
      $0.frames = ImageFrames(images: images, duration: whole)
    }
  }

  /// The frames of an animated image; nil for a still image.
  public var images: [UIImage]? { frames?.images }

  /// The duration of one cycle of ``images``, in seconds; 0 for a still image.
  public var duration: TimeInterval { frames?.duration ?? 0 }
}
