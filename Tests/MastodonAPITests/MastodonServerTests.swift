import Expectations
import Foundation
import MastodonAPI
import Testing

@Suite struct MastodonServerTests {
  @Test(arguments: [
    ("example.org", "https://example.org"),
    (" Example.ORG ", "https://example.org"),
    ("https://example.org/about?x=1#y", "https://example.org"),
    ("@me@example.org", "https://example.org"),
    ("me@example.org", "https://example.org"),
    ("example.org:8443", "https://example.org:8443"),
    ("http://localhost:3000", "http://localhost:3000"),
    ("http://127.0.0.1:3000/x", "http://127.0.0.1:3000"),
    ("http://[::1]:3000", "http://[::1]:3000"),
    ("localhost", "https://localhost"),
  ])
  func typedServerNamesBecomeURLs(text: String, address: String) throws {
    try expect(MastodonServer(text).url.absoluteString, equals: address)
  }

  @Test(arguments: [
    "", " ", "@", "me@", "a b.example", "example", "https://", "https://me:pw@example.org",
    "ftp://x.example",
  ])
  func otherTextIsRejected(text: String) {
    #expect(throws: MastodonServer.Problem.self) { try MastodonServer(text) }
  }

  @Test(arguments: [
    "http://example.org", "http://127.0.0.1.example.org", "http://128.0.0.1",
    "http://localhost.example",
  ])
  func onlyLoopbackIsAllowedWithoutTLS(text: String) {
    #expect {
      try MastodonServer(text)
    } throws: {
      if case .insecure? = $0 as? MastodonServer.Problem { true } else { false }
    }
  }

  @Test func loopbackServersStreamWithoutTLS() throws {
    let here = try MastodonServer("http://localhost:3000")
    let far = try MastodonServer("example.org")
    expect(here.streamingAddress("wss://localhost:3000"), equals: "ws://localhost:3000")
    expect(here.streamingAddress("ws://localhost:3000"), equals: "ws://localhost:3000")
    expect(here.streamingAddress("wss://localhost:4000/x"), equals: "wss://localhost:4000/x")
    expect(far.streamingAddress("wss://stream.example.org"), equals: "wss://stream.example.org")
  }

  @Test func aServerRecognizesItsURLs() throws {
    let server = try MastodonServer("example.org")
    func owns(_ text: String) -> Bool { URL(string: text).map(server.owns) ?? false }
    expect(owns("https://example.org/api?x=1"))
    expect(owns("https://EXAMPLE.org"))
    expect(owns("https://example.org:443/api"))
    expect(!owns("http://example.org/"))
    expect(!owns("https://example.org:444/"))
    expect(!owns("https://example.org.evil.example/"))
    expect(!owns("https://evil.example/@example.org"))
  }
}
