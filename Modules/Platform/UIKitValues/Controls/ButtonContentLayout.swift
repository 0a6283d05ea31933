import CoreGraphics
package import Foundation

/// The layout of image, title and subtitle of a button.
///
/// Pure arithmetic, in points.
package struct ButtonContentLayout {
  /// The position of the image relative to the titles.
  package enum ImageSide {
    case left, right, top, bottom
  }

  package var imageSize: CGSize?
  package var titleSize: CGSize?
  package var subtitleSize: CGSize?
  package var imageSide = ImageSide.left
  package var imagePadding: CGFloat = 0
  package var titlePadding: CGFloat = 0
  /// The alignment of the content: 0 left, 0.5 center, 1 right.
  package var horizontalLean: CGFloat = 0.5
  /// The alignment of the content: 0 top, 0.5 center, 1 bottom.
  package var verticalLean: CGFloat = 0.5
  /// The alignment of the narrower of title and subtitle: 0 left, 0.5 center, 1 right.
  package var titleLean: CGFloat = 0.5
  package var displayScale: CGFloat = 1

  package init() {}

  /// The frames; null for elements that do not exist.
  package struct Frames {
    package var image = CGRect.null
    package var title = CGRect.null
    package var subtitle = CGRect.null
  }

  /// Reserves space for images of different sizes, so that the titles of several buttons are
  /// aligned: a minimum width beside the titles, or a minimum height above or below them.
  package mutating func reserveImage(_ length: CGFloat, beside: Bool) {
    var size = imageSize ?? .zero
    if beside {
      size.width = max(size.width, length)
    } else {
      size.height = max(size.height, length)
    }
    imageSize = size
  }

  private var stacksImage: Bool { imageSide == .top || imageSide == .bottom }

  /// The size of title and subtitle together.
  private var textSize: CGSize? {
    guard titleSize != nil || subtitleSize != nil else { return nil }
    let title = titleSize ?? .zero
    let subtitle = subtitleSize ?? .zero
    let gap = titleSize != nil && subtitleSize != nil ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + gap + subtitle.height
    )
  }

  private var gap: CGFloat { imageSize != nil && textSize != nil ? imagePadding : 0 }

  package var contentSize: CGSize {
    let image = imageSize ?? .zero
    let text = textSize ?? .zero
    return stacksImage
      ? CGSize(
        width: max(image.width, text.width),
        height: image.height + gap + text.height
      )
      : CGSize(
        width: image.width + gap + text.width,
        height: max(image.height, text.height)
      )
  }

  /// The available width for the titles in a rectangle.
  package func textWidth(in rect: CGRect) -> CGFloat {
    guard let imageSize, !stacksImage else { return max(rect.width, 0) }
    return max(rect.width - imageSize.width - imagePadding, 0)
  }

  package func frames(in rect: CGRect) -> Frames {
    let size = contentSize
    let origin = CGPoint(
      x: place(size.width, rect.minX, rect.width, horizontalLean),
      y: place(size.height, rect.minY, rect.height, verticalLean)
    )
    var frames = Frames()
    var textOrigin = origin
    if let imageSize {
      let text = textSize ?? .zero
      var imageOrigin = origin
      switch imageSide {
      case .left: textOrigin.x += imageSize.width + gap
      case .right: imageOrigin.x += text.width + gap
      case .top: textOrigin.y += imageSize.height + gap
      case .bottom: imageOrigin.y += text.height + gap
      }
      if stacksImage {
        imageOrigin.x = place(imageSize.width, origin.x, size.width, horizontalLean)
        textOrigin.x = place(text.width, origin.x, size.width, horizontalLean)
      } else {
        imageOrigin.y = place(imageSize.height, origin.y, size.height, verticalLean)
        textOrigin.y = place(text.height, origin.y, size.height, verticalLean)
      }
      frames.image = CGRect(origin: imageOrigin, size: imageSize)
    }
    guard let textSize else { return frames }
    var y = textOrigin.y
    if let titleSize {
      frames.title = line(titleSize, in: textSize.width, at: CGPoint(x: textOrigin.x, y: y))
      y += titleSize.height + (subtitleSize == nil ? 0 : titlePadding)
    }
    if let subtitleSize {
      frames.subtitle = line(subtitleSize, in: textSize.width, at: CGPoint(x: textOrigin.x, y: y))
    }
    return frames
  }

  private func line(_ size: CGSize, in width: CGFloat, at origin: CGPoint) -> CGRect {
    CGRect(
      origin: CGPoint(x: place(size.width, origin.x, width, titleLean), y: origin.y),
      size: size
    )
  }

  /// The start of a length aligned in another, in whole pixels.
  private func place(
    _ length: CGFloat,
    _ start: CGFloat,
    _ space: CGFloat,
    _ part: CGFloat
  ) -> CGFloat {
    ((start + (space - length) * part) * displayScale).rounded() / displayScale
  }
}
