public import Foundation

/// Where to open a WebSocket, and how.
public struct WebSocketRequest: Sendable, Hashable {
  /// A `wss` or `ws` address.
  public var url: URL
  /// Fields beside those of the handshake.
  public var headers: HTTPHeaders
  /// How many bytes a message may have.
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
  /// The address without its query: query and fields may hold the token.
  public var description: String {
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    parts?.query = nil
    parts?.user = nil
    parts?.password = nil
    return "WebSocket \(parts?.string ?? "")"
  }

  /// The same as the description.
  public var debugDescription: String { description }

  /// Nothing but the description, so that `dump` does not print the token.
  public var customMirror: Mirror { Mirror(self, children: ["request": description]) }
}
