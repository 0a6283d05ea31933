public import Foundation

/// All bytes of a film or sound, which arrive in pieces.
public struct MediaStream: Sendable {
  /// The number of bytes; nil where it is known only at the end.
  public var total: Int?
  /// The bytes from the first one on.
  ///
  /// Who stops reading ends the transfer.
  public var pieces: AsyncThrowingStream<Data, any Error>

  /// Makes a stream.
  public init(total: Int?, pieces: AsyncThrowingStream<Data, any Error>) {
    self.total = total
    self.pieces = pieces
  }
}
