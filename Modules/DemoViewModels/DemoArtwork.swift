public import Foundation

/// Pictures of the demo, made by code: the same URL gives the same picture, byte for byte.
///
/// A URL reads `demo-art://SUBJECT/SEED?w=WIDTH&h=HEIGHT`, such as `demo-art://sea/4?w=1200&h=900`, with the
/// size in pixels. One subject and seed show the same scene at every size of one shape.
public enum DemoArtwork {
  /// The scheme of the URLs.
  public static let scheme = "demo-art"

  /// The picture a URL names, as a PNG file.
  ///
  /// Thread-safe. Takes time in proportion to the pixels: do it off the main thread.
  ///
  /// - Throws: ``DemoArtworkError`` if the URL names no picture.
  public static func pngData(for url: URL) throws -> Data {
    throw DemoArtworkError.unknownSubject(url.host ?? "")
  }

  /// The color to show before the picture is there, as `0xRRGGBB`, or `nil` if the URL names no picture.
  public static func placeholderColor(for url: URL) -> UInt32? { nil }
}

/// Why there is no picture.
public enum DemoArtworkError: Error, Hashable, Sendable {
  /// The URL has another scheme.
  case notDemoArt
  /// Nobody can draw this.
  case unknownSubject(String)
  /// The size is missing or not between 1 and 4096 pixels.
  case badSize
}
