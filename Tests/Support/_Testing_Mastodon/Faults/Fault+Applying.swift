import Foundation

extension Fault {
  /// The response to a request that the server does not process; nil if it does.
  func answer(instead request: ServerRequest, now: Date) -> ServerResponse? {
    var answer: ServerResponse
    switch self {
    case .resetBeforeAnswer:
      answer = ServerResponse()
      answer.delivery = .reset
    case .tooManyRequests(let seconds):
      answer = ServerResponse(["error": "Too many requests"], status: 429)
      answer.headers["X-RateLimit-Limit"] = "300"
      answer.headers["X-RateLimit-Remaining"] = "0"
      answer.headers["X-RateLimit-Reset"] = ServerDate.text(
        of: now.addingTimeInterval(seconds),
        digits: 6
      )
    case .error(let status):
      answer = ServerResponse(["error": .text("Error \(status) of a test")], status: status)
    case .overloaded(let seconds):
      answer = .html("<html><body><h1>503 Service Unavailable</h1></body></html>", status: 503)
      answer.headers["Retry-After"] = String(seconds)
    case .page(let status):
      answer = .html(
        "<html>\r\n<head><title>\(status)</title></head>\r\n<body><center><h1>\(status)</h1>"
          + "</center><hr><center>nginx</center></body>\r\n</html>",
        status: status
      )
    case .text(let status):
      answer = ServerResponse(
        status: status,
        headers: ["Content-Type": "text/plain; charset=utf-8"],
        body: Data("\(status) page not found\n".utf8)
      )
    case .welcomePage:
      answer = .html("<!doctype html><title>Welcome</title><h1>Please sign in to the network</h1>")
    case .redirect:
      answer = .redirect(to: request.address, status: 307)
    case .redirectElsewhere(let address):
      answer = .redirect(to: address, status: 307)
    default: return nil
    }
    return answer
  }

  /// Corrupts the response to a request that the server has processed.
  func spoil(_ answer: inout ServerResponse, request: ServerRequest, address: String) {
    switch self {
    case .resetAfterEffect: answer.delivery = .reset
    case .resetInBody: answer.delivery = .resetAfter(answer.body.count / 2)
    case .slow(let seconds): answer.delay = seconds
    case .truncatedJSON: answer.body = answer.body.prefix(answer.body.count / 2)
    case .gatewayTimeoutAfterEffect:
      answer = .html("<html><body><h1>504 Gateway Time-out</h1></body></html>", status: 504)
    case .wrongTypes: answer.change { $0.withOtherTypes() }
    case .wrongShape: answer.change { $0.withOtherShape() }
    case .nullElements: answer.change { $0.withNulls() }
    case .badElement:
      answer.change { value in
        guard case .list(var rows) = value else { return value }
        rows.insert(["unexpected": [1, 2]], at: rows.count / 2)
        return .list(rows)
      }
    case .pagingLoop:
      if answer.headers["Link"] != nil {
        answer.headers["Link"] = "<\(address)\(request.address)>; rel=\"next\""
      }
    case .hugeBody(let bytes): answer.delivery = .padded(bytes)
    default: return
    }
  }
}

extension ServerRequest {
  /// Path and query, as a client would write them.
  var address: String {
    var allowed = CharacterSet.alphanumerics
    allowed.insert(charactersIn: "-._~")
    let fields = query.map { field in
      [field.name, field.value].map {
        $0.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
      }.joined(separator: "=")
    }
    return path + (fields.isEmpty ? "" : "?" + fields.joined(separator: "&"))
  }
}

extension ServerResponse {
  /// Changes the JSON of the body; other bodies stay.
  fileprivate mutating func change(_ body: (JSONValue) -> JSONValue) {
    guard let value = JSONValue(parsing: self.body) else { return }
    self.body = body(value).data
  }
}
