import Foundation

/// A response to be sent.
struct ServerResponse: Sendable {
  /// The delivery of the response.
  enum Delivery: Sendable, Hashable {
    case whole
    /// Nothing is sent; the connection is reset.
    case reset
    /// The head and so many bytes of the body are sent; then the connection is reset.
    case resetAfter(Int)
    /// The body is followed by a number of spaces.
    case padded(Int)
  }

  var status: Int
  var headers: [String: String]
  var body: Data
  var delivery = Delivery.whole
  /// Seconds of real time before it is sent.
  var delay = 0.0
  /// The stream that the connection becomes, for status 101.
  var stream: StreamRequest?

  init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  init(_ value: JSONValue, status: Int = 200) {
    self.init(
      status: status,
      headers: ["Content-Type": "application/json; charset=utf-8"],
      body: value.data
    )
  }

  static func html(_ text: String, status: Int = 200) -> ServerResponse {
    ServerResponse(
      status: status,
      headers: ["Content-Type": "text/html; charset=utf-8"],
      body: Data(text.utf8)
    )
  }

  static func redirect(to address: String, status: Int = 302) -> ServerResponse {
    ServerResponse(status: status, headers: ["Location": address])
  }
}
