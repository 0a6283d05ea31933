/// A path of the server, its access rule, and its handler.
struct Route: Sendable {
  /// The access rule of a route.
  enum Access: Sendable, Hashable {
    /// No token is required or checked, even on a closed server.
    case open
    /// A token is required on a closed server only, but must be valid if it is sent.
    case anyone
    /// A reader whose token has this scope.
    case user(String)
  }

  typealias Handler = @Sendable (inout World, Call) throws -> ServerResponse

  var method: String
  var pattern: [String]
  var access: Access
  var run: Handler

  /// Makes a route; path components that begin with a colon are parameters.
  init(_ method: String, _ path: String, _ access: Access, _ run: @escaping Handler) {
    self.method = method
    pattern = path.split(separator: "/").map(String.init)
    self.access = access
    self.run = run
  }

  /// The values of the path's parameters, or nil if the path does not match.
  func match(_ path: [String]) -> [String]? {
    guard path.count == pattern.count else { return nil }
    var open: [String] = []
    for (part, wanted) in zip(path, pattern) {
      if wanted.hasPrefix(":") {
        open.append(part)
      } else if part != wanted {
        return nil
      }
    }
    return open
  }
}
