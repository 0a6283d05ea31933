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

  /// A part of the bytes of a film or sound, which may be too large to be held in memory.
  ///
  /// The rules of ``data(for:)`` hold, but the size of the whole is not bounded.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - range: The requested bytes, not empty; it may reach beyond the end.
  /// - Returns: A part that covers the range as far as there are bytes. It may have more, where a
  ///   source cannot do otherwise.
  /// - Throws: `ProviderError`, or `CancellationError` when the calling task is cancelled.
  func part(of url: URL, in range: Range<Int>) async throws -> MediaPart

  /// A part of a film or sound as ``part(of:in:)`` loads it, or its bytes as they arrive from a
  /// source that has no parts: for callers that store them.
  ///
  /// By default the part.
  ///
  /// - Throws: `ProviderError`, or `CancellationError` when the calling task is cancelled.
  func answer(of url: URL, in range: Range<Int>) async throws -> MediaAnswer
}

extension MediaProvider {
  /// The part.
  ///
  /// - Throws: the errors of ``part(of:in:)``.
  public func answer(of url: URL, in range: Range<Int>) async throws -> MediaAnswer {
    .part(try await part(of: url, in: range))
  }

  /// All bytes: for sources that have them at hand.
  public func part(of url: URL, in range: Range<Int>) async throws -> MediaPart {
    let data = try await data(for: url)
    return MediaPart(bytes: data, offset: 0, total: data.count)
  }
}
