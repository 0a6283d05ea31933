public import Foundation

/// Images of the demo, made by code: the same URL gives the same image, byte for byte.
///
/// A URL reads `demo-art://SUBJECT/SEED?w=WIDTH&h=HEIGHT`, such as `demo-art://sea/4?w=1200&h=900`,
/// with the size in pixels. One subject and seed show one scene at every size of one shape, so that
/// a small preview is cheap and true. Portraits name a style before the seed:
/// `demo-art://portrait/curls-3`. Emoji are portraits of animals in a disc, with nothing around it:
/// `demo-art://emoji/cat-1`; with `&moves=1` they move.
public enum DemoPainter {
  /// The scheme of the URLs.
  public static let scheme = "demo-art"

  /// The longest side of an image, in pixels.
  public static let maximumSide = 4096

  /// The image a URL names, as a PNG file.
  ///
  /// Thread-safe. Takes time in proportion to the pixels, unless it is one of the last painted
  /// images, of which up to 32 MB are kept: do it off the main thread.
  ///
  /// - Throws: ``DemoArtworkError`` if the URL names no image.
  public static func pngData(for url: URL) throws -> Data {
    try painted.file(for: url) { try paint(url) }
  }

  private static let painted = PaintedFiles(limit: 32 << 20)

  private static func paint(_ url: URL) throws -> Data {
    let request = try DemoArtworkRequest(url)
    let canvas = ArtCanvas(width: request.width, height: request.height)
    var random = request.random
    request.subject.paint(canvas, &random)
    if request.isRound {
      let size = (width: canvas.width, height: canvas.height)
      if request.isMoving {
        return PNGWriter.file(
          width: size.width,
          height: size.height,
          frames: EmojiScene.frames(canvas.bytes(), width: size.width, height: size.height),
          hundredths: EmojiScene.hundredths
        )
      }
      let pixels = EmojiScene.round(canvas.bytes(), width: size.width, height: size.height)
      return PNGWriter.file(width: size.width, height: size.height, rgba: pixels)
    }
    return PNGWriter.file(width: canvas.width, height: canvas.height, rgb: canvas.bytes())
  }

  /// The color to show before the image is there, as `0xRRGGBB`.
  ///
  /// Costs next to nothing: it is read off the palette the image will have.
  ///
  /// - Returns: The color, or `nil` if the URL names no image.
  public static func placeholderColor(for url: URL) -> UInt32? {
    guard let request = try? DemoArtworkRequest(url) else { return nil }
    return request.subject.mainColor(request.random).hex
  }

  /// The same color as a BlurHash of one color, for models that know no other.
  ///
  /// - Returns: The hash, or `nil` if the URL names no image.
  public static func blurhash(for url: URL) -> String? {
    placeholderColor(for: url).map { color in
      let digits = Array(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~"
      )
      var rest = Int(color)
      var text = ""
      for _ in 0..<4 {
        text = String(digits[rest % digits.count]) + text
        rest /= digits.count
      }
      return "00" + text
    }
  }
}

/// Why a URL names no image.
public enum DemoArtworkError: Error, Hashable, Sendable {
  /// The URL has another scheme.
  case notDemoArt
  /// The subject is unknown.
  case unknownSubject(String)
  /// The size is missing, or a side is not between 1 and ``DemoPainter/maximumSide`` pixels.
  case badSize
}
