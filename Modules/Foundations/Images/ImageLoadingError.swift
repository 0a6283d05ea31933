public import Foundation

/// The reason why an image cannot be shown, if it is known; sources throw other errors, such as
/// network errors.
public enum ImageLoadingError: Error, Hashable, Sendable {
  /// The data is not a PNG, JPEG or WebP image, is truncated, or claims more pixels than any screen
  /// needs.
  case notAnImage(URL)
  /// There is no image at the URL.
  case missing(URL)
  /// The image exceeds the maximum number of bytes.
  case tooLarge(URL)

  /// Returns the reason that an error contains; nil for all others, such as network errors.
  public init?(_ error: any Error) {
    guard let reason = error as? Self else { return nil }
    self = reason
  }
}
