import CoreGraphics
public import Foundation
import TextEngine

/// An image in a line of text, laid out like a letter.
///
/// Put it into text by `NSAttributedString(attachment:)`.
open class NSTextAttachment: NSObject {
  private let mark = AttributeValueMark()

  /// The letter that a text holds in place of an attachment: U+FFFC.
  public static var character: Int { 0xFFFC }

  /// The image.
  open var image: UIImage?

  /// The data of a file; an image in it is shown where there is no ``image``.
  open var contents: Data? {
    didSet { decoded = nil }
  }

  /// The kind of the data, as a uniform type identifier such as `public.png`.
  open var fileType: String?

  /// Room left and right of the image, in points.
  open var lineLayoutPadding: CGFloat = 0

  private var decoded: UIImage??

  /// The image that is shown.
  private var shownImage: UIImage? {
    if let image { return image }
    if let decoded { return decoded }
    let made = contents.flatMap { UIImage(data: $0) }
    decoded = .some(made)
    return made
  }

  /// The place of the image, in points: the origin is relative to the baseline, and y grows
  /// upwards.
  ///
  /// If it is zero, the image is on the baseline in its own size.
  open var bounds = CGRect.zero

  /// Makes an attachment of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Makes an attachment of the data of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Makes an attachment without an image.
  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }

  /// As the text engine takes it; templates take the color of the text.
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
  /// Makes a text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Whether a part of the text has attachments.
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
