import CoreGraphics
public import Foundation

extension UIImage {
  /// Makes an image of the bytes of a PNG, JPEG, WebP or GIF file, one pixel a point.
  ///
  /// Only the header is read here; see ``preparingThumbnail(of:)`` for decoding at the size needed. `nil` for bytes that
  /// are no such picture, or that claim more pixels than a decoder should be asked for.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes an image of the bytes of a picture file with so many pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let size = try? ImageDecoder.pixelSize(of: data) else { return nil }
    let encoded = EncodedImage(
      pixelWidth: size.width,
      pixelHeight: size.height,
      // The decoder turns the pixels upright as the file's EXIF data says.
      orientation: .up,
      decode: { try? ImageDecoder.decode(data, maximumPixelSize: $0) }
    )
    self.init(content: .encoded(encoded), scale: scale > 0 ? scale : 1)
  }

  /// Makes an image of a picture file; `nil` where there is none that can be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
}
