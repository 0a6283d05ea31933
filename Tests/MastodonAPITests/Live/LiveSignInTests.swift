import Expectations
import Foundation
import MastodonAPI
import Testing
import _Testing_Mastodon

@Suite struct LiveSignInTests {
  private let live: LiveServer
  private var server: TestMastodon { live.server }
  private let redirect = "http://127.0.0.1:9/done"

  init() throws { live = try LiveServer() }

  /// Registers, and returns the query of the authorization page's redirect.
  private func visit(_ change: (inout String) -> Void = { _ in }) async throws -> (SignIn, String) {
    let client = try live.client(of: nil)
    let application = try await client.send(
      .registerApplication(name: "Moments", redirectURIs: [redirect], scopes: "read write")
    ).value
    let signIn = SignIn(
      server: client.server,
      application: application,
      redirectURI: redirect,
      scopes: "read write",
      state: "a state",
      // The example of RFC 7636, appendix B: its hash is known.
      pkce: PKCE(random: Data(Self.example)) { _ in Data(Self.hash) }
    )
    var address = try require(signIn.authorizationURL()).absoluteString
    change(&address)
    let url = try require(URL(string: address))
    // Nothing listens at the redirect address: it is read from the response without following it.
    let answer = try await NoRedirects.location(of: url)
    return (signIn, String(answer.split(separator: "?", maxSplits: 1).last ?? ""))
  }

  private static let example: [UInt8] = [
    116, 24, 223, 180, 151, 153, 224, 37, 79, 250, 96, 125, 216, 173, 187, 186, 22, 212, 37, 77,
    105, 214, 191, 240, 91, 88, 5, 88, 83, 132, 141, 121,
  ]
  private static let hash: [UInt8] = [
    19, 211, 30, 150, 26, 26, 216, 236, 47, 22, 177, 12, 76, 152, 46, 8, 118, 168, 120, 173, 109,
    241, 68, 86, 110, 225, 137, 74, 203, 112, 249, 195,
  ]

  @Test func aReaderSignsInAndOut() async throws {
    let (signIn, query) = try await visit()
    let code = try signIn.code(fromRedirect: query)
    let client = try live.client(of: nil)
    let token = try await client.send(.token(signIn, code: code)).value
    var reader = client
    reader.token = token.accessToken
    try await expect(reader.send(.verifyCredentials).value.id, equals: live.ana)
    _ = try await client.send(.revoke(token.accessToken, of: signIn.application))
    do {
      _ = try await reader.send(.verifyCredentials)
      Issue.record("the token is still known")
    } catch let error as APIError {
      expect(error.needsSignIn)
    }
    // Once more is no error.
    _ = try await client.send(.revoke(token.accessToken, of: signIn.application))
  }

  @Test func aCodeCanBeUsedOnce() async throws {
    let (signIn, query) = try await visit()
    let code = try signIn.code(fromRedirect: query)
    let client = try live.client(of: nil)
    _ = try await client.send(.token(signIn, code: code))
    let again = try await problem { try await client.send(.token(signIn, code: code)) }
    expect(again?.code, equals: "invalid_grant")
    expect(again?.status, equals: 400)
  }

  @Test func aCodeRequiresItsVerifier() async throws {
    let (signIn, query) = try await visit()
    let code = try signIn.code(fromRedirect: query)
    let thief = SignIn(
      server: signIn.server,
      application: signIn.application,
      redirectURI: redirect,
      scopes: signIn.scopes,
      state: signIn.state,
      pkce: PKCE(random: Data(0..<32)) { _ in Data(Self.hash) }
    )
    let client = try live.client(of: nil)
    let refusal = try await problem { try await client.send(.token(thief, code: code)) }
    expect(refusal?.code, equals: "invalid_grant")
  }

  @Test func aDeniedAuthorizationIsReported() async throws {
    server.options.approval = .denied
    let (signIn, query) = try await visit()
    #expect(throws: SignIn.Failure.denied) { try signIn.code(fromRedirect: query) }
  }

  @Test func theAuthorizationPageIsAtTheGivenURL() async throws {
    server.options.approval = .page
    let application = try await live.client(of: nil).send(
      .registerApplication(name: "Mo<ments", redirectURIs: [redirect], scopes: "read")
    ).value
    let query = "response_type=code&client_id=\(application.clientID)&redirect_uri=\(redirect)"
    let url = try require(URL(string: "\(server.url.absoluteString)/oauth/authorize?\(query)"))
    let page = try await URLSessionTransport().get(url, limit: 10_000)
    let text = String(decoding: page.body, as: UTF8.self)
    expect(text.contains("Mo&lt;ments"))
    expect(text.contains("decision=approve"))
    let approved = try require(URL(string: "\(url.absoluteString)&decision=approve"))
    try await expect(NoRedirects.location(of: approved).hasPrefix("\(redirect)?code="))
  }

  @Test func unknownRedirectURLsAreRejected() async throws {
    let (_, query) = try await visit {
      $0 = $0.replacingOccurrences(of: "%3A9%2Fdone", with: "%3A9%2Fevil")
    }
    expect(query, equals: "")
  }

  @Test func theServerNamesItsSignInEndpoints() async throws {
    let client = try live.client(of: nil)
    let metadata = try await client.send(.serverMetadata).value
    expect(metadata.authorizationEndpoint, equals: "\(server.url.absoluteString)/oauth/authorize")
    server.options.hasServerMetadata = false
    try await expect(live.problem(.serverMetadata)?.status, equals: 404)
  }

  @Test func registrationsAreLimitedToFiveInTenMinutes() async throws {
    let client = try live.client(of: nil)
    let endpoint = Endpoint.registerApplication(
      name: "Moments",
      redirectURIs: [redirect],
      scopes: "read"
    )
    for _ in 0..<5 { _ = try await client.send(endpoint) }
    await #expect(throws: APIError.self) { try await client.send(endpoint) }
    expect(server.applicationCount, equals: 5)
  }

  @Test(arguments: ["javascript:alert(1)", "nothing"])
  func programsNeedARedirectURL(uri: String) async throws {
    let endpoint = Endpoint.registerApplication(name: "M", redirectURIs: [uri], scopes: "read")
    try await expect(live.problem(endpoint)?.status, equals: 422)
  }

  @Test func aTokenIsLimitedToItsScopes() async throws {
    let id = server.post("hello", by: live.bob)
    var client = try live.client(of: nil)
    client.token = AccessToken(server.token(for: live.ana, scopes: "read"))
    let refused = try await problem { [client] in try await client.send(.favourite(id)) }
    expect(refused?.status, equals: 403)
    client.token = AccessToken(server.token(for: live.ana, scopes: "read write:favourites"))
    try await expect(client.send(.favourite(id)).value.favourited, equals: true)
    client.token = AccessToken("unknown")
    let unknown = try await problem { [client] in try await client.send(.favourite(id)) }
    expect(unknown?.status, equals: 401)
  }

  private func problem(_ body: () async throws -> some Any) async throws -> APIError.HTTPProblem? {
    do {
      _ = try await body()
      return nil
    } catch APIError.http(let problem) {
      return problem
    }
  }
}
