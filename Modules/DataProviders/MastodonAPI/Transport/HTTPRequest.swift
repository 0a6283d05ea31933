public import Foundation

/// A request to a web server.
public struct HTTPRequest: Sendable, Hashable {
  /// GET by default.
  public var method: HTTPMethod
  /// An http or https address.
  public var url: URL
  /// Header fields besides those that the transport adds itself (User-Agent, Content-Length, Host).
  public var headers: HTTPHeaders
  /// The bytes after the header fields; nil for none.
  public var body: HTTPBody?

  /// Makes a request.
  public init(
    _ method: HTTPMethod = .get,
    _ url: URL,
    headers: HTTPHeaders = HTTPHeaders(),
    body: HTTPBody? = nil
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

extension HTTPRequest: CustomStringConvertible {
  /// Method and address; never the fields, which contain the token, nor the query, which may.
  public var description: String {
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    parts?.query = nil
    parts?.user = nil
    parts?.password = nil
    return "\(method.rawValue) \(parts?.string ?? url.path)"
  }
}

extension HTTPRequest: CustomDebugStringConvertible, CustomReflectable {
  /// The same as the description, so that the token is not in the log of a debugger.
  public var debugDescription: String { description }

  /// Only method and address, so that `dump` does not print the token.
  public var customMirror: Mirror {
    Mirror(self, children: ["request": description])
  }
}
