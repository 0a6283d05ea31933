extension Endpoint where Value == ServerMetadata {
  /// The OAuth endpoints of the server; 404 on those before Mastodon 4.3.
  public static var serverMetadata: Self {
    Self(.get, [".well-known", "oauth-authorization-server"])
  }
}

extension Endpoint where Value == Application {
  /// Registers the program: once for each server, since servers limit registrations.
  ///
  /// - Parameters:
  ///   - name: The name that the reader sees when they sign in, at most 60 letters.
  ///   - redirectURIs: The redirect URLs.
  ///   - scopes: The scopes of its tokens, separated by spaces.
  /// - Returns: The endpoint.
  public static func registerApplication(
    name: String,
    redirectURIs: [String],
    scopes: String
  ) -> Self {
    let fields: FormFields = [
      "client_name": name, "redirect_uris": redirectURIs.joined(separator: "\n"),
      "scopes": scopes,
    ]
    return Self(.post, ["api", "v1", "apps"], body: .form(fields))
  }
}

extension Endpoint where Value == Token {
  /// Exchanges the code of a sign-in for a token.
  public static func token(_ signIn: SignIn, code: String) -> Self {
    let fields: FormFields = [
      "grant_type": "authorization_code", "code": code,
      "client_id": signIn.application.clientID, "client_secret": signIn.application.clientSecret,
      "redirect_uri": signIn.redirectURI, "code_verifier": signIn.pkce.verifier,
      "scope": signIn.scopes,
    ]
    return Self(.post, ["oauth", "token"], body: .form(fields))
  }
}

extension Endpoint where Value == Void {
  /// Requests a token for the program itself, to check whether the server still knows the program.
  ///
  /// The status 401, or the code `invalid_client`, means that it does not. The token is not read.
  public static func checkApplication(_ application: Application, scopes: String) -> Self {
    let fields: FormFields = [
      "grant_type": "client_credentials", "client_id": application.clientID,
      "client_secret": application.clientSecret, "scope": scopes,
    ]
    return Self(.post, ["oauth", "token"], body: .form(fields))
  }

  /// Revokes a token; idempotent.
  public static func revoke(_ token: AccessToken, of application: Application) -> Self {
    let fields: FormFields = [
      "client_id": application.clientID, "client_secret": application.clientSecret,
      "token": token.rawValue,
    ]
    return Self(.post, ["oauth", "revoke"], body: .form(fields))
  }
}
