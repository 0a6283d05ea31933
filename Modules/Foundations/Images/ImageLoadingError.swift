public import Foundation

/// Why a picture could not be shown although its bytes came.
public enum ImageLoadingError: Error, Hashable, Sendable {
  /// The bytes are not a PNG, JPEG or WebP picture, are cut short, or claim more pixels than any
  /// screen needs.
  case notAPicture(URL)
}
