public import Foundation

/// The request to open a WebSocket.
public struct WebSocketRequest: Sendable, Hashable {
  /// A `wss` or `ws` address.
  public var url: URL
  /// Header fields besides those of the handshake.
  public var headers: HTTPHeaders
  /// The largest size of a message in bytes.
  public var maximumMessage: Int
  /// Seconds between pings.
  public var keepAlive: Int

  /// Makes a request.
  public init(
    url: URL,
    headers: HTTPHeaders = HTTPHeaders(),
    maximumMessage: Int = 1_000_000,
    keepAlive: Int = 30
  ) {
    self.url = url
    self.headers = headers
    self.maximumMessage = maximumMessage
    self.keepAlive = keepAlive
  }
}

extension WebSocketRequest: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The address without its query: query and fields may contain the token.
  public var description: String {
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    parts?.query = nil
    parts?.user = nil
    parts?.password = nil
    return "WebSocket \(parts?.string ?? "")"
  }

  /// The same as the description.
  public var debugDescription: String { description }

  /// Only the description, so that `dump` does not print the token.
  public var customMirror: Mirror { Mirror(self, children: ["request": description]) }
}
