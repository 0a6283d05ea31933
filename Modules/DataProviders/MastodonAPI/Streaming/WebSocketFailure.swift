/// Why a WebSocket cannot be opened, or ended.
public enum WebSocketFailure: Error, Sendable, Hashable {
  /// The network failed.
  case transport(HTTPFailure)
  /// The server refuses to open one; its HTTP status says why, 401 for an unknown token.
  ///
  /// 0 where the response is not HTTP.
  case refused(status: Int)
  /// The address is neither `wss` nor `ws` on this machine.
  case insecure(host: String)
  /// The server ended it, normally or not; the code is that of RFC 6455, section 7.4, nil where
  /// there was none.
  case closed(code: Int?)
  /// The server violated the protocol, or sent a message that is too long or not text.
  case broken(String)
  /// Messages arrived faster than they were read.
  case overrun

  /// Whether a reconnect may succeed soon.
  public var isTransient: Bool {
    switch self {
    case .transport(let failure): APIError.transport(failure).isTransient
    case .refused(let status): status == 429 || status >= 500
    case .closed, .overrun: true
    case .insecure, .broken: false
    }
  }
}
