public import Foundation

/// Loads the bytes of images.
public protocol MediaProvider: Sendable {
  /// The bytes of the image at the address.
  ///
  /// Only http and https addresses are opened, and files that belong to the provider's own source;
  /// everything else MUST be refused with `ProviderError.unsupportedURLScheme` or
  /// `.fileOutsideArchive`. The number of bytes is bounded; the number of pixels is checked by the
  /// decoder. May be called from any thread, concurrently, and must not work on the main actor.
  /// Nothing is cached: that is left to the caller.
  ///
  /// - Throws: `ProviderError`, or `CancellationError` when the calling task is cancelled.
  func data(for url: URL) async throws -> Data
}
