import Foundation

/// A received request.
struct ServerRequest: Sendable {
  var method: String
  /// The path as sent, escapes and all, without the query.
  var path: String
  var query: [FormField]
  /// By names in lower case.
  var headers: [String: String]
  var body: Data

  /// The parts of the path, without escapes.
  var pathParts: [String] {
    path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
  }

  /// The accept key of a WebSocket handshake, if the request is one.
  var webSocketKey: String? {
    guard headers["upgrade"]?.lowercased() == "websocket" else { return nil }
    return headers["sec-websocket-key"]
  }
}
