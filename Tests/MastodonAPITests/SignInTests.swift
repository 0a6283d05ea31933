import Expectations
import Foundation
import MastodonAPI
import Testing

@Suite struct SignInTests {
  /// A substitute for a hash: the bytes in reverse order.
  private let pkce = PKCE(random: Data(0..<32)) { Data($0.reversed()) }

  private func signIn(_ redirect: String = "http://127.0.0.1:4000/") throws -> SignIn {
    let application = try JSONDecoder().decode(
      Application.self,
      from: Data(#"{"client_id":"id&1","client_secret":"shh","name":"Moments"}"#.utf8)
    )
    return SignIn(
      server: try MastodonServer("s.example"),
      application: application,
      redirectURI: redirect,
      scopes: "read write",
      state: "st",
      pkce: pkce
    )
  }

  @Test func theVerifierFollowsTheStandard() {
    // RFC 7636: 43 to 128 unreserved characters.
    expect(pkce.verifier, equals: "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8")
    expect(pkce.verifier.count, equals: 43)
    expect(!pkce.challenge.contains("="))
  }

  @Test func theAuthorizationURLHasAllParameters() throws {
    let url = try require(try signIn().authorizationURL(forcesLogin: true))
    expect(
      url.absoluteString,
      equals: "https://s.example/oauth/authorize?response_type=code&client_id=id%261"
        + "&redirect_uri=http%3A%2F%2F127.0.0.1%3A4000%2F&scope=read%20write&state=st"
        + "&code_challenge=\(pkce.challenge)&code_challenge_method=S256&force_login=true"
    )
  }

  @Test func theCodeIsReadFromTheRedirect() throws {
    try expect(signIn().code(fromRedirect: "code=a%2Bb+c&state=st"), equals: "a+b c")
  }

  @Test(arguments: [
    ("error=access_denied&state=st", SignIn.Failure.denied),
    ("error=server_error&state=st", .refused("server_error")),
    ("code=x&state=other", .stateMismatch),
    ("code=x", .stateMismatch),
    ("state=st", .noCode),
    ("code=&state=st", .noCode),
    ("", .stateMismatch),
    // These inputs once crashed the program.
    ("code=%zz&state=st", .noCode),
    ("code=a%&state=st", .noCode),
    ("%% #|é\u{0}[", .stateMismatch),
  ])
  func otherRedirectsAreRejected(query: String, failure: SignIn.Failure) throws {
    let signIn = try signIn()
    #expect(throws: failure) { try signIn.code(fromRedirect: query) }
  }

  @Test func theCodeIsExchangedWithTheVerifier() async throws {
    let transport = FakeTransport(
      json: #"{"access_token":"t","scope":"read write","token_type":"Bearer"}"#
    )
    let client = MastodonClient(server: try MastodonServer("s.example"), transport: transport)
    let token = try await client.send(.token(signIn(), code: "c")).value
    expect(token.accessToken.rawValue, equals: "t")
    let body = String(decoding: try transport.requests[0].body?.data() ?? Data(), as: UTF8.self)
    expect(body.contains("code_verifier=\(pkce.verifier)"))
    expect(body.contains("client_secret=shh"))
    expect(transport.requests[0].url.absoluteString, equals: "https://s.example/oauth/token")
  }
}
