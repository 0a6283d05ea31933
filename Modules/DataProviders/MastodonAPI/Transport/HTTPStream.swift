public import Foundation

/// A response of a web server whose body is still arriving.
public struct HTTPStream: Sendable {
  /// The HTTP status, 200 for success.
  public var status: Int
  /// The header fields.
  public var headers: HTTPHeaders
  /// The bytes after the header fields, in pieces.
  ///
  /// It throws `HTTPFailure` where the body breaks off. Who stops reading ends the transfer.
  public var pieces: AsyncThrowingStream<Data, any Error>

  /// Makes a response.
  public init(status: Int, headers: HTTPHeaders, pieces: AsyncThrowingStream<Data, any Error>) {
    self.status = status
    self.headers = headers
    self.pieces = pieces
  }

  /// A response that has arrived: its body is one piece.
  public init(_ response: HTTPResponse) {
    let (pieces, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
    if !response.body.isEmpty { continuation.yield(response.body) }
    continuation.finish()
    self.init(status: response.status, headers: response.headers, pieces: pieces)
  }

  /// All bytes of the body.
  ///
  /// - Throws: `HTTPFailure.tooLarge` beyond the limit; the failure of the transfer.
  public nonisolated(nonsending) func body(limit: Int) async throws -> Data {
    var body = Data()
    for try await piece in pieces {
      guard body.count + piece.count <= limit else { throw HTTPFailure.tooLarge(limit: limit) }
      body.append(piece)
    }
    try Task.checkCancellation()
    return body
  }
}
