public import Foundation

/// The bytes of an image or a font.
///
/// Immutable.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// Makes a provider of bytes.
  public init?(data: CFData) { bytes = data }

  /// Makes a provider of a copy of bytes, which may be ones that can be changed.
  public init?(data: NSData) { bytes = Data(bytes: data.bytes, count: data.length) }

  /// Makes a provider of the content of a file; nil if it cannot be read.
  public init?(url: CFURL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
      return nil
    }
    bytes = data
  }

  /// Makes a provider of the content of the file at a path; nil if it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Makes a provider of a copy of memory.
  ///
  /// `releaseData` is called immediately, with `info`.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?,
    data: UnsafeRawPointer,
    size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    bytes = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }

  /// The bytes that the provider was made with, all at once.
  public var data: CFData? { bytes }
}

/// Called when memory is no longer needed, with the caller's info pointer, the memory and its size.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// How colors outside the color space are converted.
///
/// All colors are drawn in sRGB, so none of these has an effect.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default of the context.
  case defaultIntent = 0
  /// The nearest color, unchanged in white point.
  case absoluteColorimetric = 1
  /// The nearest color, relative to the white point of the screen.
  case relativeColorimetric = 2
  /// Compresses all colors, preserving their relations.
  case perceptual = 3
  /// Preserves the saturation of colors.
  case saturation = 4
}
