public import Foundation
public import UIKit

/// A place for a picture in a line of text: a square as high as the line, which stays as it is when
/// the picture comes.
///
/// ``PictureLabel`` loads the picture. Two attachments of one picture and size are equal, so that a
/// label that shows a text again keeps what it loaded.
public nonisolated final class PictureAttachment: NSTextAttachment {
  /// The picture.
  public let request: ImageRequest

  /// The picture with all that moves in it; nil where it is known to stand still.
  public let movingRequest: ImageRequest?

  /// What it is called where the text is read aloud.
  public let words: String

  /// Makes a place in text of a font.
  ///
  /// - Parameters:
  ///   - url: Where the picture is.
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

  /// The picture standing still, when it has come.
  var still: UIImage? { didSet { image = frame ?? still } }

  /// What is shown of a picture while it moves.
  var frame: UIImage? { didSet { image = frame ?? still } }

  /// Made in code only.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Whether another attachment is the same place for the same picture.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PictureAttachment else { return false }
    return other.request.url == request.url && other.movingRequest?.url == movingRequest?.url
      && other.words == words
      && other.bounds == bounds && other.request.maximumPixelSize == request.maximumPixelSize
  }

  /// The hash of the picture.
  public override var hash: Int { request.url.hashValue }
}
