public import Foundation

/// One attempt to sign in: the address of the authorization page, and the parsing of the redirect.
public struct SignIn: Sendable, Hashable {
  /// The redirect URL with which the server shows the code instead of redirecting, for terminals.
  public static let outOfBand = "urn:ietf:wg:oauth:2.0:oob"

  /// The server that shows the authorization page and issues the token.
  public let server: MastodonServer
  /// The program, as the server knows it.
  public let application: Application
  /// The redirect URL: an address on loopback, or ``outOfBand``.
  public let redirectURI: String
  /// The scopes, separated by spaces.
  public let scopes: String
  /// Returned with the redirect; another value means that the redirect belongs to another sign-in.
  public let state: String
  /// The secret of this attempt.
  public let pkce: PKCE

  /// The reason the sign-in failed.
  public enum Failure: Error, Sendable, Hashable {
    /// The reader refused.
    case denied
    /// The server refused, with its error code.
    case refused(String)
    /// The redirect belongs to another attempt.
    case stateMismatch
    /// The redirect has no code.
    case noCode
  }

  /// Begins an attempt.
  public init(
    server: MastodonServer,
    application: Application,
    redirectURI: String,
    scopes: String,
    state: String,
    pkce: PKCE
  ) {
    self.server = server
    self.application = application
    self.redirectURI = redirectURI
    self.scopes = scopes
    self.state = state
    self.pkce = pkce
  }

  /// The authorization page.
  ///
  /// - Parameter forcesLogin: Whether the server must ask for a login although a reader is logged
  ///   in: for a second account.
  /// - Returns: The address.
  public func authorizationURL(forcesLogin: Bool = false) -> URL? {
    let query: FormFields = [
      "response_type": "code", "client_id": application.clientID, "redirect_uri": redirectURI,
      "scope": scopes, "state": state, "code_challenge": pkce.challenge,
      "code_challenge_method": "S256", "force_login": forcesLogin ? true : nil,
    ]
    var parts = URLComponents(url: server.url, resolvingAgainstBaseURL: false)
    parts?.path = "/oauth/authorize"
    parts?.percentEncodedQuery = query.encoded
    return parts?.url
  }

  /// The code of the redirect.
  ///
  /// - Parameter query: The query of the redirect, without the question mark.
  /// - Returns: The code.
  /// - Throws: ``Failure``.
  public func code(fromRedirect query: String) throws(Failure) -> String {
    // Any program can send anything to an address on loopback, and URLComponents traps on an
    // invalid query.
    let items = query.split(separator: "&").map { pair in
      pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        // Forms encode spaces as plus signs.
        $0.replacingOccurrences(of: "+", with: " ").removingPercentEncoding
      }
    }
    func value(_ name: String) -> String? {
      items.first { $0.count == 2 && $0[0] == name }?.last ?? nil
    }
    guard value("state") == state else { throw .stateMismatch }
    if let error = value("error") { throw error == "access_denied" ? .denied : .refused(error) }
    guard let code = value("code"), !code.isEmpty else { throw .noCode }
    return code
  }
}
