import Foundation
import Locking
import MastodonAPI

/// A network that responds from a closure and records its requests.
final class ScriptedTransport: HTTPTransport {
  private let answer: @Sendable (HTTPRequest) async throws -> HTTPResponse
  private let log = Mutex<[HTTPRequest]>([])

  init(_ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.answer = answer
  }

  var requests: [HTTPRequest] { log.withLock { $0 } }

  /// Methods and paths, in order.
  var asked: [String] { requests.map { "\($0.method.rawValue) \($0.url.path)" } }

  /// The requests for a path.
  func requests(for path: String) -> [HTTPRequest] { requests.filter { $0.url.path == path } }

  func send(_ request: HTTPRequest, limit: Int) async throws -> HTTPResponse {
    log.withLock { $0.append(request) }
    return try await answer(request)
  }
}

extension HTTPResponse {
  static func json(
    _ text: String,
    _ status: Int = 200,
    headers: HTTPHeaders = HTTPHeaders()
  ) -> HTTPResponse {
    HTTPResponse(status: status, headers: headers, body: Data(text.utf8))
  }
}

extension HTTPRequest {
  /// The values of the form in the body.
  var form: [String: String] {
    Self.values(String(decoding: (try? body?.data()) ?? Data(), as: UTF8.self))
  }

  /// The values of the query.
  var values: [String: String] { Self.values(url.query(percentEncoded: true) ?? "") }

  private static func values(_ query: String) -> [String: String] {
    var parts = URLComponents()
    parts.percentEncodedQuery = query.replacing("+", with: "%20")
    return Dictionary(
      (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") },
      uniquingKeysWith: { $1 }
    )
  }
}
