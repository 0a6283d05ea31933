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

  /// What it is called where the text is read aloud.
  public let words: String

  /// Makes a place in text of a font.
  ///
  /// - Parameters:
  ///   - url: Where the picture is.
  ///   - words: What it is called where the text is read aloud.
  ///   - font: The font of the text around it.
  ///   - scale: The pixels of a point.
  @MainActor
  public init(url: URL, words: String, font: UIFont, scale: CGFloat) {
    let side = font.ascender - font.descender
    var request = ImageRequest(url: url, size: CGSize(width: side, height: side), scale: scale)
    request.isSquare = true
    self.request = request
    self.words = words
    super.init()
    bounds = CGRect(x: 0, y: font.descender, width: side, height: side)
  }

  /// Made in code only.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Whether another attachment is the same place for the same picture.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PictureAttachment else { return false }
    return other.request.url == request.url && other.words == words && other.bounds == bounds
      && other.request.maximumPixelSize == request.maximumPixelSize
  }

  /// The hash of the picture.
  public override var hash: Int { request.url.hashValue }
}
