/// Which requests are meant.
public struct RequestPattern: Sendable, Hashable {
  /// Nil for all.
  public var method: String?
  /// The prefix of the path; a star matches one part.
  public var path: String

  public init(method: String? = nil, path: String = "/") {
    self.method = method
    self.path = path
  }

  /// All requests.
  public static let any = RequestPattern()
  /// Requests that change nothing.
  public static func get(_ path: String) -> RequestPattern {
    RequestPattern(method: "GET", path: path)
  }
  public static func post(_ path: String) -> RequestPattern {
    RequestPattern(method: "POST", path: path)
  }
  public static func put(_ path: String) -> RequestPattern {
    RequestPattern(method: "PUT", path: path)
  }
  public static func delete(_ path: String) -> RequestPattern {
    RequestPattern(method: "DELETE", path: path)
  }

  /// Whether a request matches: method and prefix of the path, part by part.
  public func matches(method: String, path: String) -> Bool {
    guard self.method == nil || self.method == method else { return false }
    let parts = path.split(separator: "/")
    let wanted = self.path.split(separator: "/")
    guard wanted.count <= parts.count else { return false }
    return zip(wanted, parts).allSatisfy { $0 == "*" || $0 == $1 }
  }
}
