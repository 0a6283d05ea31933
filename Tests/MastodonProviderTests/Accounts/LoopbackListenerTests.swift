import Expectations
import Foundation
import MastodonAPI
import Testing

@testable import MastodonProvider

/// Connections to the port that waits for a browser, over real sockets.
@Suite struct LoopbackListenerTests {
  private let redirectWait: any RedirectWait

  init() throws { redirectWait = try LoopbackListener().listen(preferring: nil, state: "c") }

  private func get(
    _ path: String,
    language: String = "en",
    host: String? = nil,
    method: HTTPMethod = .get
  ) async throws -> (status: Int, page: String) {
    let base = redirectWait.redirectURI.replacing("/callback", with: "")
    var request = HTTPRequest(method, try require(URL(string: base + path)))
    request.headers["Accept-Language"] = language
    if let host { request.headers["Host"] = host }
    let answer = try await URLSessionTransport().send(request, limit: 100_000)
    return (answer.status, String(decoding: answer.body, as: UTF8.self))
  }

  /// The page after a redirect whose sign-in ends as determined, and its query.
  private func comeBack(
    _ path: String,
    language: String = "en",
    isSignedIn: Bool = true
  ) async throws -> (status: Int, page: String, query: String) {
    async let answer = get(path, language: language)
    let query = try await redirectWait.query()
    redirectWait.answer(isSignedIn: isSignedIn)
    let (status, page) = try await answer
    return (status, page, query)
  }

  @Test func theQueryOfTheCallbackIsReturned() async throws {
    let answer = try await comeBack("/callback?code=a%20b&state=c")
    expect(answer.status, equals: 200)
    expect(answer.page.contains("You are signed in."))
    expect(answer.query, equals: "code=a%20b&state=c")
  }

  @Test func otherRequestsAreIgnored() async throws {
    try await expect(get("/favicon.ico").status, equals: 404)
    try await expect(get("/callback").status, equals: 404)
    try await expect(get("/callback?code=1&state=c", method: .post).status, equals: 405)
    async let first = get("/callback?code=2&state=c")
    try await expect(redirectWait.query(), equals: "code=2&state=c")
    try await expect(get("/callback?code=3&state=c").status, equals: 404)
    redirectWait.answer(isSignedIn: true)
    try await expect(first.status, equals: 200)
    try await expect(redirectWait.query(), equals: "code=2&state=c")
  }

  /// Any page of the web can open the address; only the server's page knows the state.
  @Test(arguments: [
    "/callback?code=1", "/callback?error=access_denied", "/callback?code=1&state=d",
    "/callback?state=&code=1", "/callback?code=1&state=cc",
  ])
  func aRedirectWithoutTheStateDoesNotEndTheWait(path: String) async throws {
    let answer = try await get(path)
    expect(answer.status, equals: 404)
    expect(!answer.page.contains("signed in"))
    try await expect(comeBack("/callback?code=2&state=c").query, equals: "code=2&state=c")
  }

  @Test func aFailedExchangeIsNotShownAsASuccess() async throws {
    let answer = try await comeBack("/callback?code=2&state=c", isSignedIn: false)
    expect(answer.page.contains("You are not signed in."))
  }

  @Test func closingAnswersTheWaitingBrowser() async throws {
    async let answer = get("/callback?code=2&state=c")
    _ = try await redirectWait.query()
    redirectWait.close()
    try await expect(answer.page.contains("You are not signed in."))
  }

  @Test func dnsRebindingIsRejected() async throws {
    try await expect(get("/callback?code=1&state=c", host: "evil.example").status, equals: 400)
    try await expect(comeBack("/callback?code=2&state=c").query, equals: "code=2&state=c")
  }

  @Test(arguments: [
    ("zh-CN,zh;q=0.9,en;q=0.8", "登录成功", "lang=\"zh\" dir=\"ltr\""),
    ("ar", "تم تسجيل الدخول", "lang=\"ar\" dir=\"rtl\""),
    ("pl-PL,pl;q=0.9", "Zalogowano.", "lang=\"pl\" dir=\"ltr\""),
    ("fr-FR, ar;q=0.5", "تم تسجيل الدخول", "dir=\"rtl\""),
    ("fr", "You are signed in.", "lang=\"en\""),
    ("", "You are signed in.", "lang=\"en\""),
  ])
  func thePageIsInTheLanguageOfTheBrowser(isOn: String, words: String, tag: String) async throws {
    let page = try await comeBack("/callback?code=1&state=c", language: isOn).page
    expect(page.contains(words))
    expect(page.contains(tag))
  }

  @Test func thePageDoesNotContainTheQuery() async throws {
    let page = try await comeBack("/callback?code=%3Cscript%3E&state=c&more=leak").page
    expect(!page.contains("script") && !page.contains("leak"))
  }

  @Test func idleConnectionsDoNotBlockOthers() async throws {
    let port = try require(redirectPort(of: redirectWait.redirectURI))
    // Opened and never used, as browsers do in advance.
    let idle = try require(IdleConnection(port: UInt16(port)))
    try await expect(comeBack("/callback?code=1&state=c").status, equals: 200)
    idle.close()
  }

  @Test func closingTheListenerEndsTheWait() async throws {
    redirectWait.close()
    await #expect(throws: CancellationError.self) { try await redirectWait.query() }
  }

  @Test func aPortInUseIsReplacedByAnother() throws {
    let port = try require(redirectPort(of: redirectWait.redirectURI))
    let other = try LoopbackListener().listen(preferring: port, state: "d")
    let otherPort = try require(redirectPort(of: other.redirectURI))
    expect(otherPort != port)
    other.close()
    redirectWait.close()
  }

  @Test(arguments: ["urn:ietf:wg:oauth:2.0:oob", "http://127.0.0.1:x/callback", ""])
  func otherAddressesHaveNoPort(address: String) {
    expectNil(redirectPort(of: address))
  }
}

/// A connection that is open and sends nothing.
private struct IdleConnection {
  private let handle: Int32

  init?(port: UInt16) {
    #if os(Linux)
      handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      handle = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let isOpen = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isOpen else { return nil }
  }

  func close() { Foundation.close(handle) }
}
