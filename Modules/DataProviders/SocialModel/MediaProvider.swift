public import Foundation

/// Loads the bytes of images, films and sounds.
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

  /// Bytes of a film or sound, which may be too large to be held in memory.
  ///
  /// The rules of ``data(for:)`` hold, but the size of the whole is not bounded. By default all
  /// bytes: for sources that have them at hand.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - range: The requested bytes, not empty; it may reach beyond the end.
  /// - Returns: A part that covers the range as far as there are bytes; it may have more, where a
  ///   source cannot do otherwise. Or the whole as it arrives, from a source that has no parts.
  /// - Throws: `ProviderError`, or `CancellationError` when the calling task is cancelled.
  func response(for url: URL, in range: Range<Int>) async throws -> MediaResponse
}

extension MediaProvider {
  /// All bytes: for sources that have them at hand.
  public func response(for url: URL, in range: Range<Int>) async throws -> MediaResponse {
    let data = try await data(for: url)
    return .part(MediaPart(bytes: data, offset: 0, total: data.count))
  }

  /// A part of a film or sound; a source that has no parts sends all that is before it, too, which
  /// is not held in memory.
  ///
  /// - Throws: The errors of ``response(for:in:)``.
  public func part(of url: URL, in range: Range<Int>) async throws -> MediaPart {
    try await response(for: url, in: range).part(in: range)
  }
}
