public import Foundation
public import UIKit

/// A place for an image in a line of text: a square as high as the line, which stays as it is when
/// the image comes.
///
/// ``ImageLabel`` loads the image. Two attachments of one image and size are equal, so that a
/// label that shows a text again keeps what it loaded.
public nonisolated final class ImageAttachment: NSTextAttachment {
  /// The image.
  public let request: ImageRequest

  /// The image with all that moves in it; nil where it is known to stand still.
  public let movingRequest: ImageRequest?

  /// What it is called where the text is read aloud.
  public let words: String

  /// Makes a place in text of a font.
  ///
  /// - Parameters:
  ///   - url: Where the image is.
  ///   - movingURL: Where it is as it moves; nil where it stands still.
  ///   - words: What it is called where the text is read aloud.
  ///   - font: The font of the text around it.
  ///   - scale: The pixels of a point.
  @MainActor
  public init(
    url: URL,
    movingURL: URL? = nil,
    words: String,
    font: UIFont,
    scale: CGFloat
  ) {
    let side = font.ascender - font.descender
    var request = ImageRequest(url: url, size: CGSize(width: side, height: side), scale: scale)
    request.isSquare = true
    self.request = request
    request.isMoving = true
    if let movingURL { request.url = movingURL }
    movingRequest = movingURL == nil ? nil : request
    self.words = words
    super.init(data: nil, ofType: nil)
    bounds = CGRect(x: 0, y: font.descender, width: side, height: side)
  }

  /// The image standing still, when it has come.
  var still: UIImage? { didSet { image = frame ?? still } }

  /// What is shown of an image while it moves.
  var frame: UIImage? { didSet { image = frame ?? still } }

  /// Made in code only.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Whether another attachment is the same place for the same image.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ImageAttachment else { return false }
    return other.request.url == request.url && other.movingRequest?.url == movingRequest?.url
      && other.words == words
      && other.bounds == bounds && other.request.maximumPixelSize == request.maximumPixelSize
  }

  /// The hash of the image.
  public override var hash: Int { request.url.hashValue }
}
