import Foundation
import Locking
import MastodonAPI

/// A network that responds from a closure and records its requests.
final class FakeTransport: HTTPTransport {
  private let answer: @Sendable (HTTPRequest) throws -> HTTPResponse
  private let log = Mutex<[HTTPRequest]>([])

  init(_ answer: @escaping @Sendable (HTTPRequest) throws -> HTTPResponse) {
    self.answer = answer
  }

  convenience init(json: String, status: Int = 200, headers: HTTPHeaders = HTTPHeaders()) {
    self.init { _ in HTTPResponse(status: status, headers: headers, body: Data(json.utf8)) }
  }

  var requests: [HTTPRequest] { log.withLock { $0 } }

  func send(_ request: HTTPRequest, limit: Int) async throws -> HTTPResponse {
    log.withLock { $0.append(request) }
    return try answer(request)
  }
}
