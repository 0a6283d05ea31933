import Foundation

/// What a source returns of a film or sound of which a part was requested.
public enum MediaResponse: Sendable {
  /// A part that covers the requested bytes.
  case part(MediaPart)
  /// The whole: the source has no parts.
  case whole(MediaStream)

  /// The part, or what a stream has of a range: the rest is not held in memory.
  ///
  /// - Parameter range: The requested bytes; it may reach beyond the end.
  /// - Returns: The bytes, and where they lie in the film.
  /// - Throws: The error of the stream, or `CancellationError`.
  package func part(in range: Range<Int>) async throws -> MediaPart {
    switch self {
    case .part(let part): return part
    case .whole(let stream):
      var (bytes, arrived) = (Data(), 0)
      for try await piece in stream.pieces {
        let requested = range.clamped(to: arrived..<arrived + piece.count)
        bytes += piece.dropFirst(requested.lowerBound - arrived).prefix(requested.count)
        arrived += piece.count
        if let total = stream.total, arrived >= range.upperBound {
          return MediaPart(bytes: bytes, offset: range.lowerBound, total: total)
        }
      }
      try Task.checkCancellation()
      return MediaPart(bytes: bytes, offset: min(range.lowerBound, arrived), total: arrived)
    }
  }
}
