import MastodonAPI
import MastodonMapping
import SocialModel
import Testing

@Suite("What a server's refusal means to the screens")
struct ErrorMappingTests {
  private func mapped(_ status: Int, message: String? = nil, postID: String? = nil) -> ProviderError
  {
    ProviderError(
      .http(.init(status: status, message: message)),
      url: "https://example.org",
      postID: postID
    )
  }

  @Test("a token that is not known any more asks to sign in")
  func unknownToken() {
    #expect(mapped(401, message: "ungültig") == .signInNeeded)
  }

  @Test("a refusal keeps the server's words", arguments: [403, 422])
  func refusal(status: Int) {
    #expect(mapped(status, message: "Nein") == .refused(reason: "Nein"))
  }

  @Test("what is not there is a missing post only where a post was asked for")
  func missing() {
    #expect(mapped(404, postID: "7") == .unknownMoment(id: "7"))
    #expect(mapped(404) == .httpStatus(url: "https://example.org", code: 404))
  }

  @Test("an error page is trouble of the server, a page of success is no Mastodon")
  func pages() {
    let url = "https://example.org"
    #expect(ProviderError(.notJSON(status: 502), url: url) == .httpStatus(url: url, code: 502))
    #expect(
      ProviderError(.notJSON(status: 200), url: url)
        == .unexpectedAnswer(url: url, found: "no JSON")
    )
  }
}
