/// Why an image could not be read.
package enum ImageDecodingError: Error, Hashable, Sendable {
  /// The bytes are no image of a known kind.
  case notAnImage
  /// The image has more pixels than are allowed.
  case tooLarge(width: Int, height: Int)
  /// The bytes end before the image does, or are damaged.
  case truncated
}
