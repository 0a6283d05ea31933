import DemoArtwork
import Foundation
import MomentsValues
import SocialModel

/// An image of the demo: its subject and size.
struct DemoImage {
  var subject: String
  var width: Int
  var height: Int
  var description: String?

  /// An image of a subject such as "sea/4".
  init(_ subject: String, width: Int = 1200, height: Int = 900, _ description: String? = nil) {
    self.subject = subject
    self.width = width
    self.height = height
    self.description = description
  }

  /// An upright image.
  static func tall(_ subject: String, _ description: String? = nil) -> DemoImage {
    DemoImage(subject, width: 900, height: 1200, description)
  }

  static func square(_ subject: String, _ description: String? = nil) -> DemoImage {
    DemoImage(subject, width: 1000, height: 1000, description)
  }

  static func wide(_ subject: String, _ description: String? = nil) -> DemoImage {
    DemoImage(subject, width: 1600, height: 800, description)
  }

  /// The whole image; `nil` if the subject makes no URL: an error in the table, which a test finds.
  var url: URL? { makeURL(longSide: max(width, height)) }

  var pixelSize: PixelSize? { PixelSize(width: width, height: height) }

  /// Its main color, as a hash of one color.
  var blurhash: String? { url.flatMap { DemoPainter.blurhash(for: $0) } }

  /// The image as an attachment of a post.
  func attachment(_ id: String) -> MediaAttachment {
    MediaAttachment(
      id: id,
      kind: .image,
      url: url,
      previewURL: makeURL(longSide: 480),
      pixelSize: pixelSize,
      blurhash: blurhash,
      altText: description
    )
  }

  private func makeURL(longSide: Int) -> URL? {
    let scale = min(1, Double(longSide) / Double(max(width, height)))
    let width = Int((Double(width) * scale).rounded())
    let height = Int((Double(height) * scale).rounded())
    return URL(string: "demo-art://\(subject)?w=\(width)&h=\(height)")
  }
}
