public import Foundation

/// The address of a server with the Mastodon client API.
///
/// It is always requested over TLS, except servers on this machine.
public struct MastodonServer: Sendable, Hashable {
  /// The address: scheme, host and port, no path.
  public let url: URL

  /// Why a text does not name a server.
  public enum Problem: Error, Sendable, Hashable {
    /// It is not a host name.
    case notAHost(String)
    /// It has the scheme http for a host that is not this machine.
    case insecure(String)
  }

  /// Makes a server of a text that a person types: `example.org`, `https://example.org/about`,
  /// `@me@example.org`.
  ///
  /// - Throws: `Problem`.
  public init(_ text: String) throws(Problem) {
    let typed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let lowercased = typed.lowercased()
    let hasScheme = lowercased.hasPrefix("http://") || lowercased.hasPrefix("https://")
    // Of an address such as @me@example.org, the part after the last "@" is the server.
    let host = hasScheme ? typed : String(typed.split(separator: "@").last ?? "")
    guard !host.isEmpty, !host.contains(where: \.isWhitespace),
      let parts = URLComponents(string: hasScheme ? host : "https://\(host)"),
      let name = parts.host?.lowercased(), !name.isEmpty, parts.user == nil,
      name.contains(".") || name.contains(":") || name == "localhost"
    else { throw .notAHost(text) }
    let scheme = parts.scheme?.lowercased() ?? "https"
    guard scheme == "https" || Self.isLoopback(name) else { throw .insecure(name) }
    var server = URLComponents()
    server.scheme = scheme
    server.host = name
    server.port = parts.port
    guard let url = server.url else { throw .notAHost(text) }
    self.url = url
  }

  /// The host, with its port where it is not the default, as in the names of accounts.
  public var name: String {
    let host = url.host ?? ""
    return url.port.map { "\(host):\($0)" } ?? host
  }

  /// Whether an address is at this server: same scheme, host and port, which some servers name even
  /// if it is the usual one.
  public func owns(_ other: URL) -> Bool {
    other.scheme?.lowercased() == url.scheme && other.host?.lowercased() == url.host
      && Self.port(of: other) == Self.port(of: url)
  }

  private static func port(of url: URL) -> Int {
    url.port ?? (url.scheme?.lowercased() == "http" ? 80 : 443)
  }

  /// The streaming address of a server that returns one: a server on this machine without TLS may
  /// return `wss` even so, for a proxy in front of it.
  public func streamingAddress(_ returned: String) -> String {
    guard url.scheme == "http", var parts = URLComponents(string: returned),
      ["wss", "https"].contains(parts.scheme?.lowercased()),
      parts.host?.lowercased() == url.host, parts.port == url.port
    else { return returned }
    parts.scheme = "ws"
    return parts.string ?? returned
  }

  /// Whether a host is this machine (RFC 6761, RFC 1122, RFC 4291).
  package static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" || host.hasSuffix(".localhost") { return true }
    if host == "::1" || host == "[::1]" { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers.allSatisfy { $0 != nil } && numbers[0] == 127
  }
}
