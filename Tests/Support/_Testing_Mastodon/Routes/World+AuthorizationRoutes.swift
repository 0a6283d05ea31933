import Foundation
import SecretStore

extension World {
  static let authorizationRoutes: [Route] = [
    Route("GET", "/.well-known/oauth-authorization-server", .open) { world, _ in
      guard world.options.hasServerMetadata else { throw Refusal.notFound }
      return ServerResponse(world.metadataJSON)
    },
    Route("POST", "/api/v1/apps", .open) { world, call in try world.register(call) },
    Route("GET", "/oauth/authorize", .open) { world, call in try world.authorize(call) },
    Route("POST", "/oauth/token", .open) { world, call in world.grantToken(call) },
    Route("POST", "/oauth/revoke", .open) { world, call in world.revoke(call) },
  ]

  private var metadataJSON: JSONValue {
    [
      "issuer": .text("\(address)/"),
      "authorization_endpoint": .text("\(address)/oauth/authorize"),
      "token_endpoint": .text("\(address)/oauth/token"),
      "revocation_endpoint": .text("\(address)/oauth/revoke"),
      "userinfo_endpoint": .text("\(address)/oauth/userinfo"),
      "scopes_supported": ["read", "write", "follow", "push", "profile"],
      "response_types_supported": ["code"],
      "grant_types_supported": ["authorization_code", "client_credentials"],
      "code_challenge_methods_supported": ["S256"],
    ]
  }

  private func applicationJSON(_ application: ApplicationRecord) -> JSONValue {
    [
      "id": .text(application.id), "name": .text(application.name),
      "website": .optional(application.website),
      "scopes": .list(application.scopes.map(JSONValue.text)),
      "redirect_uris": .list(application.redirectURIs.map(JSONValue.text)),
      "redirect_uri": .text(application.redirectURIs.joined(separator: "\n")),
    ]
  }

  private mutating func register(_ call: Call) throws -> ServerResponse {
    let uris = call.fields.filter { ["redirect_uris", "redirect_uris[]"].contains($0.name) }
      .flatMap { $0.value.split(whereSeparator: \.isNewline).map(String.init) }
    let isValid =
      !uris.isEmpty
      && uris.allSatisfy { uri in
        let scheme = uri.prefix { $0 != ":" }.lowercased()
        return uri.contains(":") && !["javascript", "data", "vbscript"].contains(scheme)
      }
    guard isValid else { throw Refusal.invalid(.redirectURI) }
    let number = smallID()
    let application = ApplicationRecord(
      id: number,
      name: try call.required("client_name"),
      website: call.text("website"),
      redirectURIs: uris,
      scopes: scopes(call.text("scopes") ?? "read"),
      clientID: "client-\(number)",
      clientSecret: "client-secret-\(number)"
    )
    applications[application.clientID] = application
    var json = applicationJSON(application)
    json["client_id"] = .text(application.clientID)
    json["client_secret"] = .text(application.clientSecret)
    json["client_secret_expires_at"] = 0
    return ServerResponse(json)
  }

  private func scopes(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  // MARK: The page of signing in

  private mutating func authorize(_ call: Call) throws -> ServerResponse {
    guard let application = applications[call.text("client_id") ?? ""],
      let redirect = call.text("redirect_uri"), application.redirectURIs.contains(redirect),
      call.text("response_type") == "code"
    else {
      return .html("<h1>The redirect uri or the client is not known here.</h1>", status: 400)
    }
    let state = call.text("state")
    let asked = scopes(call.text("scope") ?? "read")
    let granted = TokenRecord(
      token: "",
      application: "",
      scopes: application.scopes,
      createdAt: now()
    )
    guard asked.allSatisfy(granted.allows) else {
      return back(to: redirect, [("error", "invalid_scope"), ("state", state)])
    }
    var decision = call.text("decision")
    switch options.approval {
    case .automatic: decision = decision ?? "approve"
    case .denied: decision = "deny"
    case .page: break
    }
    switch decision {
    case "approve":
      return try approve(call, application, asked, redirect)
    case "deny":
      return back(to: redirect, [("error", "access_denied"), ("state", state)])
    default:
      return .html(approvalPage(call, application))
    }
  }

  private mutating func approve(
    _ call: Call,
    _ application: ApplicationRecord,
    _ scopes: [String],
    _ redirect: String
  ) throws -> ServerResponse {
    guard let account = signedIn ?? accountOrder.first else {
      return .html("<h1>Nobody has an account here.</h1>", status: 403)
    }
    let code = "code-\(smallID())"
    codes[code] = CodeRecord(
      application: application.clientID,
      account: account,
      redirectURI: redirect,
      scopes: scopes,
      challenge: call.text("code_challenge_method") == "S256" ? call.text("code_challenge") : nil,
      expiresAt: now().addingTimeInterval(600)
    )
    if redirect == "urn:ietf:wg:oauth:2.0:oob" {
      return .html("<h1>Copy this code to the app</h1><p><code>\(code)</code></p>")
    }
    return back(to: redirect, [("code", code), ("state", call.text("state"))])
  }

  private func back(to redirect: String, _ fields: [(String, String?)]) -> ServerResponse {
    let query = fields.compactMap { name, value in value.map { "\(name)=\(escaped($0))" } }
      .joined(separator: "&")
    return .redirect(to: redirect + (redirect.contains("?") ? "&" : "?") + query)
  }

  private func approvalPage(_ call: Call, _ application: ApplicationRecord) -> String {
    let query = call.request.query.map { "\(escaped($0.name))=\(escaped($0.value))" }
      .joined(separator: "&")
    let name = (signedIn ?? accountOrder.first).flatMap { accounts[$0]?.username } ?? "nobody"
    return """
      <!doctype html><meta charset="utf-8"><title>\(escapedHTML(options.title))</title>
      <body style="font:18px sans-serif;max-width:28em;margin:4em auto;line-height:1.5">
      <h1>\(escapedHTML(application.name))</h1>
      <p>wants to read and write as <b>@\(escapedHTML(name))</b>.</p>
      <p><a href="/oauth/authorize?\(query)&decision=approve">Approve</a>
      &nbsp; <a href="/oauth/authorize?\(query)&decision=deny">Deny</a></p>
      """
  }

  // MARK: Tokens

  private mutating func grantToken(_ call: Call) -> ServerResponse {
    func refuse(_ error: String, _ status: Int) -> ServerResponse {
      ServerResponse(
        ["error": .text(error), "error_description": .text("The request is not valid: \(error).")],
        status: status
      )
    }
    guard let application = applications[call.text("client_id") ?? ""],
      application.clientSecret == call.text("client_secret")
    else { return refuse("invalid_client", 401) }
    switch call.text("grant_type") {
    case "client_credentials":
      return tokenAnswer(application, account: nil, scopes: scopes(call.text("scope") ?? "read"))
    case "authorization_code":
      // A code is invalidated by the first attempt, regardless of the result.
      guard let code = codes.removeValue(forKey: call.text("code") ?? ""),
        code.application == application.clientID, code.redirectURI == call.text("redirect_uri"),
        code.expiresAt > now()
      else { return refuse("invalid_grant", 400) }
      if let challenge = code.challenge {
        let hash = SecureHash.sha256(Data((call.text("code_verifier") ?? "").utf8))
        let text = hash.base64EncodedString().replacingOccurrences(of: "+", with: "-")
          .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
        guard text == challenge else { return refuse("invalid_grant", 400) }
      }
      return tokenAnswer(application, account: code.account, scopes: code.scopes)
    default:
      return refuse("unsupported_grant_type", 400)
    }
  }

  private mutating func tokenAnswer(
    _ application: ApplicationRecord,
    account: String?,
    scopes: [String]
  ) -> ServerResponse {
    let token = token(of: application.clientID, account: account, scopes: scopes)
    return ServerResponse([
      "access_token": .text(token.token), "token_type": "Bearer",
      "scope": .text(scopes.joined(separator: " ")),
      "created_at": .count(Int(token.createdAt.timeIntervalSince1970)),
    ])
  }

  /// The token of an app, a reader and scopes: the same one for the same arguments.
  mutating func token(of application: String, account: String?, scopes: [String]) -> TokenRecord {
    let known = tokens.values.first {
      $0.application == application && $0.account == account && $0.scopes == scopes
    }
    if let known { return known }
    let token = TokenRecord(
      token: "token-\(smallID())-\(ids.make(0))",
      application: application,
      account: account,
      scopes: scopes,
      createdAt: now()
    )
    tokens[token.token] = token
    return token
  }

  private mutating func revoke(_ call: Call) -> ServerResponse {
    let application = applications[call.text("client_id") ?? ""]
    let token = call.text("token") ?? ""
    guard let application, application.clientSecret == call.text("client_secret"),
      tokens[token].map({ $0.application == application.clientID }) ?? true
    else {
      return ServerResponse(
        ["error": "unauthorized_client", "error_description": "You may not revoke this token"],
        status: 403
      )
    }
    revoke(token)
    return ServerResponse([:])
  }

  mutating func revoke(_ token: String) {
    if tokens.removeValue(forKey: token) != nil { events.append(.tokenRevoked(token)) }
  }
}
