import Foundation

extension ServerResponse {
  /// A file, or the part of it that a request asks for: one range of bytes (RFC 9110, section 14).
  static func file(
    _ content: Data,
    type: String,
    for request: ServerRequest,
    hasRanges: Bool = true
  ) -> ServerResponse {
    var response = ServerResponse(
      headers: ["Content-Type": type, "Cache-Control": "public, max-age=31536000"],
      body: content
    )
    guard hasRanges else { return response }
    response.headers["Accept-Ranges"] = "bytes"
    guard let field = request.headers["range"], field.hasPrefix("bytes=") else { return response }
    let bounds = field.dropFirst(6).split(separator: "-").compactMap { Int($0) }
    guard bounds.count == 2, bounds[0] <= bounds[1] else { return response }
    guard bounds[0] < content.count else {
      response.status = 416
      response.headers["Content-Range"] = "bytes */\(content.count)"
      response.body = Data()
      return response
    }
    let range = bounds[0]..<min(bounds[1] + 1, content.count)
    response.status = 206
    response.headers["Content-Range"] =
      "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(content.count)"
    response.body = content.dropFirst(range.lowerBound).prefix(range.count)
    return response
  }
}
