import Expectations
import Foundation
import Locking
import MastodonAPI
import SecretStore
import Testing

/// The sign-in endpoints of a server.
final class SignInServer: Sendable {
  struct State {
    /// The response of the well-known address.
    var metadata: HTTPResponse = .json("{}", 404)
    /// The registered programs, by name, with their redirect URLs.
    var programs: [String: String] = [:]
    var registrations = 0
    /// The person who signs in.
    var reader = "Ana"
    /// The parameters of the page, by code.
    var challenges: [String: String] = [:]
    var isOffline = false
    var override: [String: HTTPResponse] = [:]
    var revoked: [String] = []
  }

  let state = Mutex(State())

  var transport: ScriptedTransport {
    ScriptedTransport { [self] request in try answer(request) }
  }

  func set(_ change: @Sendable (inout State) -> Void) { state.withLock { change(&$0) } }

  /// Approves the authorization page, and returns the redirect.
  func approve(_ page: URL) throws -> URL {
    let query = HTTPRequest(.get, page).values
    let code = "code-\(UUID().uuidString)"
    state.withLock { $0.challenges[code] = query["code_challenge"] }
    return try require(
      URL(
        string: "\(query["redirect_uri"] ?? "")?code=\(code)&state=\(query["state"] ?? "")"
      )
    )
  }

  private func answer(_ request: HTTPRequest) throws -> HTTPResponse {
    try state.withLock { state in
      if state.isOffline { throw HTTPFailure.offline }
      let form = request.form
      if let answer = state.override[request.url.path] { return answer }
      switch request.url.path {
      case "/.well-known/oauth-authorization-server": return state.metadata
      case "/api/v1/apps":
        state.registrations += 1
        let name = "client-\(state.registrations)"
        state.programs[name] = form["redirect_uris"]
        return .json(#"{"client_id": "\#(name)", "client_secret": "secret of \#(name)"}"#)
      case "/oauth/token", "/door/token": return token(form, &state)
      case "/oauth/revoke":
        state.revoked.append(form["token"] ?? "")
        return .json("{}")
      case "/api/v1/accounts/verify_credentials":
        guard let token = request.headers["Authorization"] else { return .json("{}", 401) }
        let name = token.replacing("Bearer token of ", with: "")
        return .json(#"{"id": "1", "username": "\#(name)", "acct": "\#(name)"}"#)
      default: return .json("<html>not here</html>", 404)
      }
    }
  }

  private func token(_ form: [String: String], _ state: inout State) -> HTTPResponse {
    let client = form["client_id"] ?? ""
    guard let redirect = state.programs[client], form["client_secret"] == "secret of \(client)"
    else { return .json(#"{"error": "invalid_client", "error_description": "Unknown"}"#, 401) }
    if form["grant_type"] == "client_credentials" { return .json(#"{"access_token": "app"}"#) }
    let challenge = SecureHash.sha256(Data((form["code_verifier"] ?? "").utf8))
      .base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
    guard form["redirect_uri"] == redirect, let code = form["code"],
      state.challenges.removeValue(forKey: code) == challenge
    else { return .json(#"{"error": "invalid_grant", "error_description": "Ungültig"}"#, 400) }
    return .json(#"{"access_token": "token of \#(state.reader)", "scope": "read write"}"#)
  }
}
