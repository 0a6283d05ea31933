import CoreGraphics
public import Foundation

extension UIImage {
  /// Makes an image of the data of a PNG, JPEG, WebP or GIF file; nil if it is none.
  ///
  /// Only the header is read. Data that turns out to be broken further on gives an image of which
  /// ``preparingForDisplay()`` is nil and that draws nothing. The pixels come out upright: cameras'
  /// turns are applied as they are decoded.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes an image of the data of a file, of so many pixels a point; nil if it is none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let size = try? ImageDecoder.pixelSize(of: data) else { return nil }
    let encoded = EncodedImage(
      pixelWidth: size.width,
      pixelHeight: size.height
    ) { maximumPixelSize in
      try? ImageDecoder.decode(data, maximumPixelSize: maximumPixelSize)
    }
    self.init(content: .encoded(encoded), scale: scale > 0 ? scale : 1)
  }

  /// Makes an image of a file; nil if there is none or it is no image.
  ///
  /// A name that ends in @2x or @3x gives the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }
}
