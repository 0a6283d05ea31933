public import Foundation
public import MastodonAPI
public import SocialModel

extension HTTPTransport {
  /// A part of the bytes at an address, by a range request (RFC 9110, section 14).
  ///
  /// - Parameters:
  ///   - url: an http or https address.
  ///   - range: the requested bytes, not empty; it may reach beyond the end.
  ///   - limit: the largest size in bytes of a response; one of a server that has no ranges is the
  ///     whole.
  /// - Returns: the part; all bytes from a server that has no ranges.
  /// - Throws: `ProviderError`, or `CancellationError` when the calling task is cancelled.
  public func part(of url: URL, in range: Range<Int>, limit: Int) async throws -> MediaPart {
    let address = url.absoluteString
    var request = HTTPRequest(.get, url)
    request.headers["Range"] = "bytes=\(range.lowerBound)-\(range.upperBound - 1)"
    // The places are those of the file, not those of a compressed form of it.
    request.headers["Accept-Encoding"] = "identity"
    let response: HTTPResponse
    do {
      response = try await send(request, limit: limit)
    } catch let failure as HTTPFailure {
      throw ProviderError(failure, url: address)
    }
    switch response.status {
    case 206:
      let field = response.headers["Content-Range"] ?? ""
      if let place = ContentRange(field), let offset = place.offset {
        let part = MediaPart(bytes: response.body, offset: offset, total: place.total)
        if part.bytes(in: range)?.isEmpty == false { return part }
      }
      throw ProviderError.unexpectedResponse(url: address, found: "Content-Range: \(field)")
    case 416:
      // The range begins at the end or beyond it.
      let total = ContentRange(response.headers["Content-Range"] ?? "")?.total ?? range.lowerBound
      return MediaPart(bytes: Data(), offset: min(range.lowerBound, total), total: total)
    case 200..<300:
      return MediaPart(bytes: response.body, offset: 0, total: response.body.count)
    case let status:
      throw ProviderError.httpStatus(url: address, code: status)
    }
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
