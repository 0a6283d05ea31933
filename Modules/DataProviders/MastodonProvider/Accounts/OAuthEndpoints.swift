import Foundation
import MastodonAPI

/// The endpoints of a server for signing in and out.
struct OAuthEndpoints: Sendable, Hashable {
  /// The server; if the typed one redirects, the one that it redirects to.
  var server: MastodonServer
  /// The path of the page where the reader authorizes the app.
  var authorizationPath = "/oauth/authorize"
  /// The path that exchanges a code for a token.
  var tokenPath = ["oauth", "token"]
  /// The path that revokes a token.
  var revocationPath = ["oauth", "revoke"]

  /// The default paths.
  init(server: MastodonServer) {
    self.server = server
  }

  /// The paths in the metadata of a server; missing paths, and those on other hosts, get their
  /// defaults.
  init(server typed: MastodonServer, metadata: ServerMetadata) {
    let page = metadata.authorizationEndpoint.flatMap(URLComponents.init(string:))
    server = page.flatMap { Self.server($0, for: typed) } ?? typed
    if let page, !page.path.isEmpty { authorizationPath = page.path }
    tokenPath = path(of: metadata.tokenEndpoint) ?? tokenPath
    revocationPath = path(of: metadata.revocationEndpoint) ?? revocationPath
  }

  /// The server of a page.
  ///
  /// `example.org` may name `social.example.org`, because it was requested over TLS; only this
  /// machine itself may name this machine.
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
    // Over http, only this machine can be named.
    let host = url.host ?? ""
    return (try? MastodonServer("http://\(host.contains(":") ? "[\(host)]" : host)")) != nil
  }
}
