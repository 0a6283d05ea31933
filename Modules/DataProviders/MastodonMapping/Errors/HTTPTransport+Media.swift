public import Foundation
public import MastodonAPI
public import SocialModel

extension HTTPTransport {
  /// A part of the bytes at an address, or all of them as they arrive from a server that has no
  /// ranges.
  ///
  /// - Parameters:
  ///   - url: an http or https address.
  ///   - range: the requested bytes, not empty; it may reach beyond the end.
  ///   - limit: the largest size in bytes of a part.
  /// - Returns: the part, or the whole.
  /// - Throws: `ProviderError`, or `CancellationError` when the calling task is cancelled.
  public func media(
    at url: URL,
    in range: Range<Int>,
    limit: Int
  ) async throws -> MediaResponse {
    let address = url.absoluteString
    var request = HTTPRequest(.get, url)
    request.headers["Range"] = "bytes=\(range.lowerBound)-\(range.upperBound - 1)"
    // The places are those of the file, not those of a compressed form of it.
    request.headers["Accept-Encoding"] = "identity"
    let response: HTTPStream
    var body = Data()
    do {
      response = try await stream(request, limit: limit)
      if response.status == 206 { body = try await response.body(limit: limit) }
    } catch let failure as HTTPFailure {
      throw ProviderError(failure, url: address)
    }
    switch response.status {
    case 206:
      let field = response.headers["Content-Range"] ?? ""
      if let place = ContentRange(field), let offset = place.offset {
        let part = MediaPart(bytes: body, offset: offset, total: place.total)
        if part.bytes(in: range)?.isEmpty == false { return .part(part) }
      }
      throw ProviderError.unexpectedResponse(url: address, found: "Content-Range: \(field)")
    case 416:
      // The range begins at the end or beyond it.
      let total = ContentRange(response.headers["Content-Range"] ?? "")?.total ?? range.lowerBound
      return .part(MediaPart(bytes: Data(), offset: min(range.lowerBound, total), total: total))
    case 200..<300: return .whole(MediaStream(response, address: address))
    case let status:
      throw ProviderError.httpStatus(url: address, code: status)
    }
  }
}

extension MediaStream {
  /// The body of a response, with its failures in the terms of providers.
  fileprivate init(_ response: HTTPStream, address: String) {
    // The length of a compressed body is another one.
    let encoding = response.headers["Content-Encoding"]?.lowercased() ?? "identity"
    let length = response.headers["Content-Length"].flatMap { Int($0) }
    // A stream has one reader, so the iterator is used by one task at a time.
    nonisolated(unsafe) var iterator = response.pieces.makeAsyncIterator()
    let pieces = AsyncThrowingStream<Data, any Error> {
      do {
        return try await iterator.next()
      } catch let failure as HTTPFailure {
        throw ProviderError(failure, url: address)
      }
    }
    self.init(total: encoding == "identity" ? length : nil, pieces: pieces)
  }
}

/// The value of a `Content-Range` field: `bytes 0-99/1234`, or `bytes */1234`.
private struct ContentRange {
  /// The place of the first byte; nil where none was sent.
  var offset: Int?
  var total: Int

  /// Reads a field; nil for other units, and where the size of the whole is not said.
  init?(_ field: String) {
    guard field.lowercased().hasPrefix("bytes "),
      let slash = field.lastIndex(of: "/"),
      let total = Int(field[field.index(after: slash)...].trimmingCharacters(in: .whitespaces)),
      total >= 0
    else { return nil }
    self.total = total
    let bounds = field[..<slash].dropFirst(6).split(
      separator: "-",
      omittingEmptySubsequences: false
    )
    offset = bounds.count == 2 ? Int(bounds[0].trimmingCharacters(in: .whitespaces)) : nil
  }
}
