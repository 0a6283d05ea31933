package import Foundation

/// What a source returns of a film or sound of which a part was requested.
public enum MediaResponse: Sendable {
  /// A part that covers the requested bytes.
  case part(MediaPart)
  /// The whole: the source has no parts.
  case whole(MediaStream)

  /// The part, or the whole as one, once it has arrived.
  ///
  /// - Parameters:
  ///   - url: The address, for errors.
  ///   - limit: The largest number of bytes of the whole, which is held in memory.
  /// - Returns: The bytes, and where they lie in the film.
  /// - Throws: `ProviderError.responseTooLarge`, or the error of the stream.
  package func part(of url: URL, limit: Int = 32_000_000) async throws -> MediaPart {
    switch self {
    case .part(let part): return part
    case .whole(let stream):
      var bytes = Data()
      for try await piece in stream.pieces {
        guard bytes.count + piece.count <= limit else {
          throw ProviderError.responseTooLarge(url: url.absoluteString, limit: limit)
        }
        bytes.append(piece)
      }
      try Task.checkCancellation()
      return MediaPart(bytes: bytes, offset: 0, total: bytes.count)
    }
  }
}
