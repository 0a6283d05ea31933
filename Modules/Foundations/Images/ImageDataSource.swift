public import Foundation

/// The source of image data: the network, a folder, or a generator.
///
/// The app chooses it; views do not depend on it.
public protocol ImageDataSource: Sendable {
  /// The encoded bytes (PNG, JPEG, WebP) of an image.
  ///
  /// Called off the main actor, from several tasks concurrently. MUST support cancellation if it
  /// takes long.
  ///
  /// - Throws: The error that prevented loading; the view shows its placeholder.
  func data(for url: URL) async throws -> Data
}
