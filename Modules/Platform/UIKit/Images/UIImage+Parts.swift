public import Foundation

extension UIImage {
  /// How a renderer draws so that what it draws fits the image: of its scale, and opaque if all of
  /// its pixels are.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = !isSymbolImage && cgImage?.isOpaque == true
    return format
  }

  /// The symbol that adds something.
  public class var add: UIImage { symbol("plus.circle.fill") }

  /// The symbol of what is chosen.
  public class var checkmark: UIImage { symbol("checkmark") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  // MARK: - Images that move

  /// Makes an image of a sequence of files, `name0`, `name1` and so on, in the main bundle.
  ///
  /// - Parameters:
  ///   - name: What the names of the images begin with; the numbers begin at 0 or 1 and are
  ///     without a gap.
  ///   - duration: How long one run through them takes, in seconds; 0 for a thirtieth each.
  /// - Returns: The image; nil where there is none of the names.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0..<1_024 {
      if let image = UIImage(named: "\(name)\(number)") {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return animatedImage(with: images, duration: duration)
  }

  // MARK: - Resizing in the old way

  /// The image with a middle of one point that is stretched.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The points at the left that keep their size; the rest but for one at the
  ///     right does too. 0 to stretch all of the width.
  ///   - topCapHeight: The points at the top that keep their size, likewise.
  /// - Returns: The image.
  public func stretchableImage(
    withLeftCapWidth leftCapWidth: Int,
    topCapHeight: Int
  ) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top,
      left: left,
      bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
      right: left > 0 ? max(size.width - left - 1, 0) : 0
    )
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The points at the left that keep their size.
  public var leftCapWidth: Int { Int(capInsets.left) }

  /// The points at the top that keep their size.
  public var topCapHeight: Int { Int(capInsets.top) }
}
