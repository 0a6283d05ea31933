import CoreGraphics
public import Foundation
import TextEngine

/// An image in a line of text, laid out like a character.
///
/// Add it to text with `NSAttributedString(attachment:)`.
open class NSTextAttachment: NSObject {
  /// The character that an attachment replaces: U+FFFC.
  public static var character: Int { 0xFFFC }

  /// The image.
  open var image: UIImage?

  /// The data of a file; if it is an image, it is shown unless ``image`` is set.
  open var contents: Data? {
    didSet { decoded = nil }
  }

  /// The uniform type identifier of the data, such as `public.png`.
  open var fileType: String?

  /// The padding at the left and right of the image, in points.
  open var lineLayoutPadding: CGFloat = 0

  private var decoded: UIImage??

  /// The image to draw.
  private var shownImage: UIImage? {
    if let image { return image }
    if let decoded { return decoded }
    let made = contents.flatMap { UIImage(data: $0) }
    decoded = .some(made)
    return made
  }

  /// The frame of the image, in points: the origin is relative to the baseline, and y grows
  /// upwards.
  ///
  /// If it is zero, the image is on the baseline at its own size.
  open var bounds = CGRect.zero

  /// Makes an attachment with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Makes an attachment with the data of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Makes an attachment without an image.
  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }

  /// Returns the attachment for the text engine; templates have the color of the text.
  func engineAttachment(color: UIColor, traits: UITraitCollection) -> TextAttachment {
    let image = shownImage
    let isUnset = bounds == .zero
    let size = isUnset ? image?.size ?? .zero : bounds.size
    let pixels = image?.displayImage(
      tint: color.components(with: traits),
      traits: traits,
      enlargement: max(size.height / max(image?.size.height ?? 1, 1), 1)
    )
    return TextAttachment(
      image: pixels,
      bounds: CGRect(origin: isUnset ? .zero : bounds.origin, size: size),
      padding: max(lineLayoutPadding, 0)
    )
  }
}

extension NSAttributedString {
  /// Makes an attributed string with one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Whether a range contains attachments.
  public func containsAttachments(in range: NSRange) -> Bool {
    var isFound = false
    enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
      guard value is NSTextAttachment else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}
