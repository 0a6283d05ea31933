public import Foundation

/// Bytes of an image or a font, wherever they come from.
///
/// Immutable.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// Provides bytes.
  public init?(data: CFData) { bytes = data }

  /// Provides the content of a file; nil where it cannot be read.
  public init?(url: CFURL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
      return nil
    }
    bytes = data
  }

  /// Provides the content of the file with a path; nil where it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Provides a copy of memory; `releaseData` is called with `info` at once.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?,
    data: UnsafeRawPointer,
    size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    bytes = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }

  /// The bytes.
  public var data: CFData? { bytes }
}

/// Called when memory is no longer needed: with the caller's own pointer, the memory, and its size.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// What becomes of colors that a screen cannot show.
///
/// All colors are drawn in sRGB, which needs none of them.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The context's choice.
  case defaultIntent = 0
  /// The nearest color.
  case absoluteColorimetric = 1
  /// The nearest color, with white as the screen's.
  case relativeColorimetric = 2
  /// All colors move, so that their differences stay.
  case perceptual = 3
  /// As lively as before.
  case saturation = 4
}
