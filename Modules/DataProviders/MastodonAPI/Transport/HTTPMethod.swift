/// What a request asks of a server.
public enum HTTPMethod: String, Sendable, Hashable {
  /// To tell.
  case get = "GET"
  /// To take something new.
  case post = "POST"
  /// To replace something.
  case put = "PUT"
  /// To change a part of something.
  case patch = "PATCH"
  /// To remove something.
  case delete = "DELETE"

  /// Whether asking twice is as good as asking once, so that a request whose answer got lost may be repeated.
  public var isIdempotent: Bool {
    switch self {
    case .get, .put, .delete: true
    case .post, .patch: false
    }
  }
}
