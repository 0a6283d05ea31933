/// The reason why an image could not be read.
package enum ImageDecodingError: Error, Hashable, Sendable {
  /// The bytes are not an image of a known format.
  case notAnImage
  /// The image has more than the allowed number of pixels.
  case tooLarge(width: Int, height: Int)
  /// The data ends before the image does, or is damaged.
  case truncated
}
