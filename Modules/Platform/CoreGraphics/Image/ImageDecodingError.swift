/// Why a picture could not be read.
package enum ImageDecodingError: Error, Hashable, Sendable {
  /// The bytes are no picture of a known kind.
  case notAnImage
  /// The picture has more pixels than are allowed.
  case tooLarge(width: Int, height: Int)
  /// The bytes end before the picture does, or are damaged.
  case truncated
}
