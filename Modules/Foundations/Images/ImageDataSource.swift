public import Foundation

/// Where the bytes of pictures come from: the network, a folder, or a generator.
///
/// The app chooses; views never know.
public protocol ImageDataSource: Sendable {
  /// The encoded bytes (PNG, JPEG, WebP) of a picture.
  ///
  /// Called off the main actor, from several tasks at once. MUST honour cancellation where it takes
  /// long.
  ///
  /// - Throws: Whatever kept the picture away; the view shows its placeholder.
  func data(for url: URL) async throws -> Data
}
