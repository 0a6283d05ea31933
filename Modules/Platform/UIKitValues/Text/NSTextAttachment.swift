import CoreGraphics
public import Foundation
import TextEngine

/// An image in a line of text, laid out like a character.
///
/// Add it to text with `NSAttributedString(attachment:)`.
open class NSTextAttachment: NSObject, NSSecureCoding, NSTextAttachmentContainer {
  /// The character that an attachment replaces: U+FFFC.
  public static var character: Int { 0xFFFC }

  /// What is shown in the text; nil for what ``contents`` shows.
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

  open class var supportsSecureCoding: Bool { true }

  /// Makes an attachment from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    let archive = TextArchive(coder)
    image = archive.object(UIImage.self, .attachmentImage)
    contents = archive.object(NSData.self, .attachmentContents).map { Data(referencing: $0) }
    fileType = archive.object(NSString.self, .attachmentType).map { String($0) }
    lineLayoutPadding = archive.length(.attachmentPadding)
    bounds =
      archive.object(NSString.self, .attachmentBounds)
      .map { NSCoder.cgRect(for: String($0)) } ?? .zero
  }

  /// Writes the image, the contents and the frame to an archive.
  open func encode(with coder: NSCoder) {
    let archive = TextArchive(coder)
    if let image { archive.set(image, .attachmentImage) }
    if let contents { archive.set(NSData(data: contents), .attachmentContents) }
    if let fileType { archive.set(NSString(string: fileType), .attachmentType) }
    archive.set(lineLayoutPadding, .attachmentPadding)
    archive.set(NSString(string: NSCoder.string(for: bounds)), .attachmentBounds)
  }

  /// Makes an attachment without an image.
  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }

  // MARK: - Subclasses

  /// Returns the frame of the image in a line: ``bounds``, or the size of the image on the
  /// baseline.
  ///
  /// Override it for a size that depends on the line, as an image that is as wide as the text.
  open func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: shownImage?.size ?? .zero) : bounds
  }

  /// Returns the image to draw: ``image``, or that of ``contents``.
  open func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? {
    shownImage
  }

  // MARK: - Text engine

  /// Whether the size depends on the width of the line: a subclass measures itself a second time,
  /// for a line in which nothing fits.
  func dependsOnLine(at place: AttachmentPosition) -> Bool {
    guard type(of: self) != NSTextAttachment.self else { return false }
    var narrow = place
    narrow.lineWidth = 1
    return bounds(at: narrow) != bounds(at: place)
  }

  private func bounds(at place: AttachmentPosition) -> CGRect {
    attachmentBounds(
      for: place.container,
      proposedLineFragment: CGRect(x: 0, y: 0, width: place.lineWidth, height: place.lineHeight),
      glyphPosition: .zero,
      characterIndex: place.characterIndex
    )
  }

  /// Returns the attachment for the text engine; templates have the color of the text.
  func engineAttachment(
    color: UIColor,
    traits: UITraitCollection,
    place: AttachmentPosition
  ) -> TextAttachment {
    let bounds = bounds(at: place)
    let image = image(
      forBounds: bounds,
      textContainer: place.container,
      characterIndex: place.characterIndex
    )
    let pixels = image?.displayImage(
      tint: color.components(with: traits),
      traits: traits,
      enlargement: max(bounds.height / max(image?.size.height ?? 1, 1), 1)
    )
    return TextAttachment(image: pixels, bounds: bounds, padding: max(lineLayoutPadding, 0))
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
