public import Foundation

/// A source of the data of images, films and sounds: the network, a folder, or a generator.
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

  /// Returns bytes of a film or sound, which may be too large to be held in memory.
  ///
  /// Called as ``data(for:)`` is. By default all data is loaded and cut.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - range: The requested bytes, not empty; it may reach beyond the end.
  /// - Returns: The bytes from the beginning of the range on, at least to its end, as far as there
  ///   are any, and the number of bytes of the whole.
  /// - Throws: The error that prevented loading.
  func part(of url: URL, in range: Range<Int>) async throws -> (bytes: Data, total: Int)
}

extension ImageDataSource {
  /// Loads all data, and returns what begins with the range.
  ///
  /// - Throws: The error of ``data(for:)``.
  public func part(of url: URL, in range: Range<Int>) async throws -> (bytes: Data, total: Int) {
    let data = try await data(for: url)
    return (data.dropFirst(range.lowerBound), data.count)
  }
}
