public import Foundation

/// One attempt to sign in: where to send the reader, and what to make of where the server sends
/// them back to.
public struct SignIn: Sendable, Hashable {
  /// Where the server shows the code instead of sending it, for terminals.
  public static let outOfBand = "urn:ietf:wg:oauth:2.0:oob"

  /// Where the reader signs in.
  public let server: MastodonServer
  /// The program, as the server knows it.
  public let application: Application
  /// Where the reader comes back to: an address on loopback, or ``outOfBand``.
  public let redirectURI: String
  /// What the token may allow, separated by spaces.
  public let scopes: String
  /// Comes back with the reader; another means that somebody else's sign-in comes back.
  public let state: String
  /// The secret of this attempt.
  public let pkce: PKCE

  /// Why nothing came of it.
  public enum Failure: Error, Sendable, Hashable {
    /// The reader said no.
    case denied
    /// The server said no, in its word for it.
    case refused(String)
    /// The answer belongs to another attempt.
    case stateMismatch
    /// The answer has no code.
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

  /// The page where the reader says yes.
  ///
  /// - Parameter forcesLogin: Whether the server asks who the reader is although it knows somebody:
  ///   for a second account.
  /// - Returns: The address.
  public func authorizationURL(forcesLogin: Bool = false) -> URL? {
    var query = FormFields()
    query.add("response_type", "code")
    query.add("client_id", application.clientID)
    query.add("redirect_uri", redirectURI)
    query.add("scope", scopes)
    query.add("state", state)
    query.add("code_challenge", pkce.challenge)
    query.add("code_challenge_method", "S256")
    if forcesLogin { query.add("force_login", true) }
    var parts = URLComponents(url: server.url, resolvingAgainstBaseURL: false)
    parts?.path = "/oauth/authorize"
    parts?.percentEncodedQuery = query.encoded
    return parts?.url
  }

  /// The code that the server sent the reader back with.
  ///
  /// - Parameter query: What follows the question mark of the address they came to.
  /// - Returns: The code.
  /// - Throws: ``Failure``.
  public func code(fromRedirect query: String) throws(Failure) -> String {
    // Anybody can send anything to an address on loopback, and URLComponents ends the program for a
    // query it cannot read.
    let items = query.split(separator: "&").map { pair in
      pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        // A form encodes spaces as plus signs.
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
