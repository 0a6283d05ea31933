public import Foundation
public import UIKit

/// The placeholder of an image in a line of text: a square with the height of the line, whose size
/// does not change when the image is loaded.
///
/// ``ImageLabel`` loads the image. Two attachments with the same image and size are equal, so that
/// a label that shows a text again keeps its loaded images.
public nonisolated final class ImageAttachment: NSTextAttachment {
  /// What ``ImageLabel`` loads: the still version, as large as the attachment.
  public let request: ImageRequest

  /// The image with all its frames; nil if it is known to be still.
  public let movingRequest: ImageRequest?

  /// The text of the image for assistive technologies.
  public let words: String

  /// Makes an attachment for text of a font.
  ///
  /// - Parameters:
  ///   - url: The URL of the image.
  ///   - movingURL: The URL of the animated image; nil if there is none.
  ///   - words: The text of the image for assistive technologies.
  ///   - font: The font of the text around it.
  ///   - scale: The number of pixels per point.
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

  /// The still image, once it is loaded.
  var still: UIImage? { didSet { image = frame ?? still } }

  /// The current frame during playback.
  var frame: UIImage? { didSet { image = frame ?? still } }

  /// Unavailable: instances are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Whether another attachment has the same image and size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ImageAttachment else { return false }
    return other.request.url == request.url && other.movingRequest?.url == movingRequest?.url
      && other.words == words
      && other.bounds == bounds && other.request.maximumPixelSize == request.maximumPixelSize
  }

  /// The hash of the image.
  public override var hash: Int { request.url.hashValue }
}
