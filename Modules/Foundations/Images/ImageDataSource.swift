public import Foundation

/// Where the bytes of images come from: the network, a folder, or a generator.
///
/// The app chooses; views never know.
public protocol ImageDataSource: Sendable {
  /// The encoded bytes (PNG, JPEG, WebP) of an image.
  ///
  /// Called off the main actor, from several tasks at once. MUST honour cancellation where it takes
  /// long.
  ///
  /// - Throws: Whatever kept the image away; the view shows its placeholder.
  func data(for url: URL) async throws -> Data
}
