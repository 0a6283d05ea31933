public import Foundation

extension UIImage {
  /// A renderer format that matches the image: its scale, and opaque if all pixels are.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = !isSymbolImage && cgImage?.isOpaque == true
    return format
  }

  /// The symbol of an add button.
  public class var add: UIImage { symbol("plus.circle.fill") }

  /// The symbol of a selected item.
  public class var checkmark: UIImage { symbol("checkmark") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  // MARK: - Images that move

  /// Makes an animated image from a sequence of files, `name0`, `name1` and so on, in the main
  /// bundle.
  ///
  /// - Parameters:
  ///   - name: The common prefix of the names; numbers start at 0 or 1 and have no gap.
  ///   - duration: The duration of one cycle, in seconds; 0 for 1/30 second per frame.
  /// - Returns: The image; nil if there are no such files.
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

  /// Returns the image with caps, and a middle of one point that is stretched.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The width of the left cap in points; the right cap is the rest except for
  ///     one point. 0 to stretch the whole width.
  ///   - topCapHeight: The height of the top cap, in points; 0 to stretch the whole height.
  /// - Returns: The resizable image.
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

  /// The width of the left cap, in points.
  public var leftCapWidth: Int { Int(capInsets.left) }

  /// The height of the top cap, in points.
  public var topCapHeight: Int { Int(capInsets.top) }
}
