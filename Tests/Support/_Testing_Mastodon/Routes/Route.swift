/// A path of the server, its access rule, and its handler.
struct Route: Sendable {
  /// The access rule of a route.
  enum Access: Sendable, Hashable {
    /// Everybody, also at a closed server.
    case open
    /// Everybody; a token must be valid.
    case anyone
    /// A token, of a program that speaks for itself too.
    case token
    /// A reader whose token has this scope.
    case user(String)
  }

  typealias Handler = @Sendable (inout World, Call) throws -> ServerAnswer

  var method: String
  var pattern: [String]
  var access: Access
  var run: Handler

  /// Makes a route; parts that begin with a colon are open.
  init(_ method: String, _ path: String, _ access: Access, _ run: @escaping Handler) {
    self.method = method
    pattern = path.split(separator: "/").map(String.init)
    self.access = access
    self.run = run
  }

  /// The open parts of a path, or nil if it is another's.
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
