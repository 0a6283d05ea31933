import CoreGraphics
public import Foundation

/// The parts of an image that keep their size.
struct ImageCaps: Hashable, Sendable {
  var insets: UIEdgeInsets
  var mode: UIImage.ResizingMode

  /// What stretches of an image of a size, in fractions of it.
  func center(of size: CGSize, isMirrored: Bool) -> CGRect {
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

/// The images of one that moves, and how long a run through them takes, in seconds.
struct ImageFrames: Hashable, Sendable {
  var images: [UIImage]
  var duration: TimeInterval
}

extension UIImage {
  // MARK: - Resizable images

  /// The image with edges that keep their size where a view or ``draw(in:)`` makes it larger; what
  /// is between them is repeated.
  ///
  /// Insets are in points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that keep their size; what is between them is repeated or stretched.
  ///
  /// Stretching is much cheaper, and the same where the middle has one pixel.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    changing { $0.caps = ImageCaps(insets: capInsets, mode: resizingMode) }
  }

  /// The edges that keep their size, in points.
  public var capInsets: UIEdgeInsets { caps?.insets ?? .zero }

  /// What happens to the middle.
  public var resizingMode: UIImage.ResizingMode { caps?.mode ?? .tile }

  /// Whether the middle is repeated: not where it is one pixel, which looks the same stretched.
  var isTiled: Bool {
    guard let caps, caps.mode == .tile else { return false }
    let middle = CGSize(
      width: size.width - caps.insets.left - caps.insets.right,
      height: size.height - caps.insets.top - caps.insets.bottom
    )
    return middle.width * scale > 1 || middle.height * scale > 1
  }

  /// Records the image in a rectangle, with edges that keep their size.
  func record(_ image: CGImage, in rect: CGRect, alpha: CGFloat, on context: CGContext) {
    guard let caps, rect.size != size else {
      return context.paint(.image(image, in: rect, alpha: alpha))
    }
    let pieces = ImagePieces(of: image, caps, size: size, in: rect, isTiled: isTiled)
    for (source, place) in pieces.pieces {
      context.paint(.image(image, rect: place, source: source, .medium, alpha: alpha))
    }
  }

  // MARK: - Animated images

  /// An image that a view shows as images one after another.
  ///
  /// - Parameters:
  ///   - images: The images; without any there is none.
  ///   - duration: How long one run through them takes, in seconds; 0 for a thirtieth each.
  /// - Returns: The image, which has the size of the first; nil without images.
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

  /// The images that are shown one after another; nil for a still image.
  public var images: [UIImage]? { frames?.images }

  /// The duration of one run through the ``images``, in seconds; 0 for a still image.
  public var duration: TimeInterval { frames?.duration ?? 0 }
}
