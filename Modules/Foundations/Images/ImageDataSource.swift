public import Foundation

/// A source of image data: the network, a folder, or a generator.
///
/// The app provides it; views do not depend on it.
public protocol ImageDataSource: Sendable {
  /// Returns the encoded bytes (PNG, JPEG, WebP) of an image.
  ///
  /// Called off the main actor, from several tasks concurrently. MUST support cancellation if it
  /// takes long.
  ///
  /// - Throws: The error that prevented loading; the view shows its placeholder.
  func data(for url: URL) async throws -> Data
}
