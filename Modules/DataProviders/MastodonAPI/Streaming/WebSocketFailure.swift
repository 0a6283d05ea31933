/// Why a WebSocket cannot be opened, or ended.
public enum WebSocketFailure: Error, Sendable, Hashable {
  /// The network failed.
  case transport(HTTPFailure)
  /// The server does not open one; its HTTP status says why, 401 for a token it does not know.
  ///
  /// 0 where what answers speaks no HTTP.
  case refused(status: Int)
  /// The address is neither `wss` nor `ws` on this machine.
  case insecure(host: String)
  /// The server ended it, in order or not; the code is that of RFC 6455, section 7.4, nil where it
  /// gave none.
  case closed(code: Int?)
  /// The server broke the protocol, or sent a message that is too long or no text.
  case broken(String)
  /// Messages came faster than they were taken.
  case overrun

  /// Whether opening it again soon may work.
  public var isTransient: Bool {
    switch self {
    case .transport(let failure): APIError.transport(failure).isTransient
    case .refused(let status): status == 429 || status >= 500
    case .closed, .overrun: true
    case .insecure, .broken: false
    }
  }
}
