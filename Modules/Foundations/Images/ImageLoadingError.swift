public import Foundation

/// Why an image could not be shown, where that is known; sources throw other errors for a network
/// that did not answer.
public enum ImageLoadingError: Error, Hashable, Sendable {
  /// The bytes are not a PNG, JPEG or WebP image, are cut short, or claim more pixels than any
  /// screen needs.
  case notAnImage(URL)
  /// There is nothing at the address, or not any more.
  case missing(URL)
  /// The image has more bytes than are loaded at most.
  case tooLarge(URL)

  /// The reason, where an error says it; nil for all others, such as a network that did not answer.
  public init?(_ error: any Error) {
    guard let reason = error as? Self else { return nil }
    self = reason
  }
}
