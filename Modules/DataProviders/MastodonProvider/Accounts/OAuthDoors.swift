import Foundation
import MastodonAPI

/// Where a server wants the requests that a sign-in makes.
struct OAuthDoors: Sendable, Hashable {
  /// The server; another than was typed where that one sends readers elsewhere.
  var server: MastodonServer
  /// The page where the reader says yes, at the server.
  var authorizationPath = "/oauth/authorize"
  /// Where a code becomes a token.
  var tokenPath = ["oauth", "token"]
  /// Where a token ends.
  var revocationPath = ["oauth", "revoke"]

  /// The usual places.
  init(server: MastodonServer) {
    self.server = server
  }

  /// What a server says of itself; what it does not say, or says of other hosts, is at the usual places.
  init(server typed: MastodonServer, metadata: ServerMetadata) {
    let page = metadata.authorizationEndpoint.flatMap(URLComponents.init(string:))
    server = page.flatMap { Self.server($0, for: typed) } ?? typed
    if let page, !page.path.isEmpty { authorizationPath = page.path }
    tokenPath = path(of: metadata.tokenEndpoint) ?? tokenPath
    revocationPath = path(of: metadata.revocationEndpoint) ?? revocationPath
  }

  /// The server of a page.
  ///
  /// `example.org` may name `social.example.org`, as it was asked over TLS; nobody may name this machine but itself.
  private static func server(_ page: URLComponents, for typed: MastodonServer) -> MastodonServer? {
    guard let address = page.string, let named = try? MastodonServer(address),
      named.url.scheme == typed.url.scheme
    else { return nil }
    if named.url.host == typed.url.host { return named.url.port == typed.url.port ? named : nil }
    return typed.isOnThisMachine || named.isOnThisMachine ? nil : named
  }

  private func path(of endpoint: String?) -> [String]? {
    guard let url = endpoint.flatMap(URL.init(string:)), server.owns(url) else { return nil }
    let parts = url.path.split(separator: "/").map(String.init)
    return parts.isEmpty ? nil : parts
  }

  /// The page of a sign-in.
  func page(of signIn: SignIn, forcesLogin: Bool) -> URL? {
    guard let usual = signIn.authorizationURL(forcesLogin: forcesLogin) else { return nil }
    var parts = URLComponents(url: usual, resolvingAgainstBaseURL: false)
    parts?.path = authorizationPath
    return parts?.url
  }
}

extension MastodonServer {
  /// Whether the server is this machine.
  fileprivate var isOnThisMachine: Bool {
    // Over http, only those can be named.
    let host = url.host ?? ""
    return (try? MastodonServer("http://\(host.contains(":") ? "[\(host)]" : host)")) != nil
  }
}
