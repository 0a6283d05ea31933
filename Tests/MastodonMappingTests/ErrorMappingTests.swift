import Expectations
import MastodonAPI
import MastodonMapping
import SocialModel
import Testing

@Suite("Mapping of server errors")
struct ErrorMappingTests {
  private func mapped(_ status: Int, message: String? = nil, postID: String? = nil) -> ProviderError
  {
    ProviderError(
      .http(.init(status: status, message: message)),
      url: "https://example.org",
      postID: postID
    )
  }

  @Test("an invalid token requires signing in")
  func unknownToken() {
    expect(mapped(401, message: "ungültig"), equals: .signInNeeded)
  }

  @Test("a refusal keeps the server's message", arguments: [403, 422])
  func refusal(status: Int) {
    expect(mapped(status, message: "Nein"), equals: .refused(reason: "Nein"))
  }

  @Test("a missing resource is a missing post only for requests of posts")
  func missing() {
    expect(mapped(404, postID: "7"), equals: .unknownMoment(id: "7"))
    expect(mapped(404), equals: .httpStatus(url: "https://example.org", code: 404))
  }

  @Test("an error page is a server failure, a page with status 200 is no Mastodon")
  func pages() {
    let url = "https://example.org"
    expect(ProviderError(.notJSON(status: 502), url: url), equals: .httpStatus(url: url, code: 502))
    for status in [401, 404, 405, 501] {
      expect(
        ProviderError(.notJSON(status: status), url: url),
        equals: .network(url: url, reason: .unreachable)
      )
    }
    expect(
      ProviderError(.notJSON(status: 200), url: url),
      equals: .unexpectedResponse(url: url, found: "no JSON")
    )
  }
}
