import Expectations
import Foundation
import LocalStore
import Locking
import MastodonAPI
import OutboxWorker
import SecretStore
import SocialModel
import TestSupport
import Testing

@testable import MastodonProvider

/// Sign-ins with a scripted server; the browser redirects over a real socket.
@Suite struct SignInServiceTests {
  private let folder = TemporaryPlaces()
  private let server = SignInServer()
  private let secrets = MemorySecrets()
  private let transport: ScriptedTransport
  private let registry: AccountRegistry

  init() throws {
    transport = server.transport
    registry = try AccountRegistry.open(folder.places, now: .now).registry
  }

  private func service(
    secrets: (any SecretStorage)? = nil,
    listener: any RedirectListener = LoopbackListener(),
    willErase: @escaping @Sendable (String) async -> Void = { _ in },
    clock: any Clock<Duration> = TestClock { _ in try await untilCancelled() }
  ) -> SignInService {
    SignInService(
      registry: registry,
      secrets: secrets ?? self.secrets,
      directories: folder.places,
      transport: transport,
      listener: listener,
      willErase: willErase,
      clock: clock
    )
  }

  /// A browser that loads an address of this machine and stays there.
  private func visit(_ url: URL) {
    Task { _ = try? await URLSessionTransport().get(url, limit: 100_000) }
  }

  private var yes: @Sendable (URL) async -> Bool {
    { [self] page in
      guard let url = try? server.approve(page) else { return false }
      visit(url)
      return true
    }
  }

  private func failure(
    of service: SignInService,
    at typed: String = "a.example",
    openPage: @escaping @Sendable (URL) async -> Bool
  ) async -> SignInFailure? {
    await #expect(throws: SignInFailure.self) {
      try await service.signIn(to: typed, openPage: openPage)
    }
  }

  @Test(arguments: ["a.example", " @ana@A.example ", "https://a.example/about"])
  func aReaderSignsInThroughTheBrowser(typed: String) async throws {
    let page = Mutex<URL?>(nil)
    let account = try await service().signIn(to: typed) { url in
      page.withLock { $0 = url }
      return await yes(url)
    }
    expect(account.id, equals: "ana@a.example")
    expect(account.server, equals: "a.example")
    expect(account.isCurrent)
    expect(account.account.handle, equals: "Ana")
    let url = try require(page.withLock { $0 })
    expect(url.absoluteString.hasPrefix("https://a.example/oauth/authorize?"))
    let query = HTTPRequest(.get, url).values
    expect(query["code_challenge_method"], equals: "S256")
    expect(query["scope"], equals: "read write")
    expectNil(query["force_login"])
    let redirect = try require(query["redirect_uri"])
    expect(redirect.hasPrefix("http://127.0.0.1:") && redirect.hasSuffix("/callback"))
    try await expect(service().accounts(), equals: [account])
    try await expect(
      secrets.secret(for: SecretKey(.token, "ana@a.example")),
      equals: Secret("token of Ana")
    )
  }

  @Test func noSecretIsInAnyFileOfTheApp() async throws {
    _ = try await service().signIn(to: "a.example", openPage: yes)
    try expect(folder.anyFileHolds("ana@a.example"))
    try expect(!folder.anyFileHolds("token of Ana"))
    try expect(!folder.anyFileHolds("secret of client-1"))
  }

  /// A browser that approves, and redirects to a listener without sockets.
  private func yes(to listener: PretendListener) -> @Sendable (URL) async -> Bool {
    { [self] page in
      guard let url = try? server.approve(page) else { return false }
      listener.visit(url)
      return true
    }
  }

  @Test func registrationHappensOnceAndASecondAccountForcesLogin() async throws {
    let listener = PretendListener(freePort: 40_000)
    let service = service(listener: listener)
    _ = try await service.signIn(to: "a.example", openPage: yes(to: listener))
    server.set { $0.reader = "Ben" }
    let page = Mutex<URL?>(nil)
    let ben = try await service.signIn(to: "a.example") { url in
      page.withLock { $0 = url }
      return await yes(to: listener)(url)
    }
    let url = try require(page.withLock { $0 })
    expect(HTTPRequest(.get, url).values["force_login"], equals: "true")
    expect(server.state.withLock(\.registrations), equals: 1)
    expect(listener.preferred, equals: [nil, 40_000])
    try await expect(service.accounts().map(\.id), equals: ["ben@a.example", "ana@a.example"])
    try await service.makeCurrent("ana@a.example")
    try await expect(service.accounts().map(\.isCurrent), equals: [true, false])
    expect(ben.isCurrent)
  }

  @Test func anotherPortNeedsAnotherRegistration() async throws {
    for port in [40_000, 40_001, 40_000] {
      let listener = PretendListener(freePort: port)
      _ = try await service(listener: listener)
        .signIn(to: "a.example", openPage: yes(to: listener))
    }
    expect(
      server.state.withLock(\.programs),
      equals: [
        "client-1": "http://127.0.0.1:40000/callback",
        "client-2": "http://127.0.0.1:40001/callback",
      ]
    )
  }

  @Test func aServerThatForgotTheRegistrationIsRegisteredAgain() async throws {
    _ = try await service().signIn(to: "a.example", openPage: yes)
    server.set { $0.programs = [:] }
    _ = try await service().signIn(to: "a.example", openPage: yes)
    expect(server.state.withLock(\.registrations), equals: 2)
  }

  @Test func aLostClientSecretRegistersAgain() async throws {
    _ = try await service().signIn(to: "a.example", openPage: yes)
    for key in secrets.keys where key.kind == .application { try await secrets.forget(key) }
    _ = try await service().signIn(to: "a.example", openPage: yes)
    expect(server.state.withLock(\.registrations), equals: 2)
  }

  @Test(arguments: ["", "nonsense", "a b.example"])
  func invalidServerNamesFailWithoutARequest(typed: String) async throws {
    await expect(failure(of: service(), at: typed, openPage: yes), equals: .badServer(typed))
    expect(transport.asked, satisfies: \.isEmpty)
  }

  @Test func serversWithoutTLSHaveTheirOwnMessage() async throws {
    let failure = await failure(of: service(), at: "http://a.example/about", openPage: yes)
    expect(failure, equals: .insecureServer("a.example"))
    expect(failure?.errorDescription?.contains("https"), equals: true)
    expect(transport.asked, satisfies: \.isEmpty)
  }

  @Test func endpointsAreReadFromTheMetadata() async throws {
    server.set {
      $0.metadata = .json(
        """
        {"authorization_endpoint": "https://social.a.example/door/authorize",
        "token_endpoint": "https://social.a.example/door/token",
        "revocation_endpoint": "https://elsewhere.example/revoke"}
        """
      )
    }
    let page = Mutex<URL?>(nil)
    let account = try await service().signIn(to: "a.example") { url in
      page.withLock { $0 = url }
      return await yes(url)
    }
    expect(account.id, equals: "ana@social.a.example")
    let url = try require(page.withLock { $0 })
    expect(url.absoluteString.hasPrefix("https://social.a.example/door/authorize?"))
    expect(transport.asked.contains("POST /door/token"))
    try await expect(service().signOut(account.id))
    expect(transport.requests(for: "/oauth/revoke").first?.url.host, equals: "social.a.example")
  }

  @Test func metadataCannotPointToLoopback() async throws {
    server.set {
      $0.metadata = .json(#"{"authorization_endpoint": "https://localhost/oauth/authorize"}"#)
    }
    let account = try await service().signIn(to: "a.example", openPage: yes)
    expect(account.server, equals: "a.example")
  }

  @Test func aServerOfAnotherKindIsDistinguishedFromOneThatRefuses() async {
    server.set { $0.override["/api/v1/apps"] = .json("<html>Welcome</html>", 404) }
    await expect(failure(of: service(), openPage: yes), equals: .notAServer("a.example"))
    server.set { $0.override["/api/v1/apps"] = .json("<html>Welcome</html>", 200) }
    await expect(failure(of: service(), openPage: yes), equals: .notAServer("a.example"))
    server.set { $0.override["/api/v1/apps"] = .json(#"{"error": "gesperrt"}"#, 403) }
    await expect(failure(of: service(), openPage: yes), equals: .refused("gesperrt"))
    server.set { $0.override["/api/v1/apps"] = .json("<html>502</html>", 502) }
    let error = await failure(of: service(), openPage: yes)
    expect(error, equals: .provider(.httpStatus(url: "https://a.example", code: 502)))
  }

  @Test func withoutANetworkAMessageIsShown() async {
    server.set { $0.isOffline = true }
    let error = await failure(of: service(), openPage: yes)
    expect(error, equals: .provider(.network(url: "https://a.example", reason: .offline)))
  }

  @Test func withoutABrowserSignInFails() async {
    await expect(failure(of: service()) { _ in false }, equals: .noBrowser)
  }

  /// The program that opens pages may end with the browser, which waits for the end of the sign-in.
  @Test func aProgramThatOpensThePageMayEndWithTheBrowser() async throws {
    let account = try await service().signIn(to: "a.example") { [self] page in
      guard let url = try? server.approve(page) else { return false }
      return (try? await URLSessionTransport().get(url, limit: 100_000)) != nil
    }
    expect(account.id, equals: "ana@a.example")
  }

  @Test func aDeniedApprovalDoesNotSignIn() async throws {
    let error = await failure(of: service()) { [self] page in
      let query = HTTPRequest(.get, page).values
      let back = "\(query["redirect_uri"] ?? "")?error=access_denied&state=\(query["state"] ?? "")"
      guard let url = URL(string: back) else { return false }
      visit(url)
      return true
    }
    expect(error, equals: .denied)
    try await expect(service().accounts(), satisfies: \.isEmpty)
  }

  /// Neither those of an earlier attempt nor those of any page of the web end the sign-in.
  @Test func responsesOfOtherAttemptsAreIgnored() async throws {
    let account = try await service().signIn(to: "a.example") { [self] page in
      let query = HTTPRequest(.get, page).values
      for other in ["code=1&state=another", "error=access_denied"] {
        guard let url = URL(string: "\(query["redirect_uri"] ?? "")?\(other)") else { return false }
        let answer = try? await URLSessionTransport().get(url, limit: 100_000)
        expect(answer?.status, equals: 404)
      }
      return await yes(page)
    }
    expect(account.id, equals: "ana@a.example")
  }

  /// The browser says so only once the token is stored.
  @Test func aFailedExchangeIsNotShownAsASuccess() async throws {
    let (pages, page) = AsyncStream.makeStream(of: String.self)
    server.set { $0.override["/oauth/token"] = .json(#"{"error": "invalid_grant"}"#, 400) }
    _ = await failure(of: service()) { [self] address in
      guard let url = try? server.approve(address) else { return false }
      Task {
        // The page waits for the exchange, on a busy machine for long.
        let answer = try? await URLSessionTransport(timeout: 600).get(url, limit: 100_000)
        page.yield(String(decoding: answer?.body ?? Data(), as: UTF8.self))
      }
      return true
    }
    for await page in pages {
      expect(page.contains("You are not signed in."))
      break
    }
  }

  @Test func aSignInWithoutARedirectTimesOut() async {
    let asked = Mutex<[Duration]>([])
    let service = service(
      clock: TestClock { duration in asked.withLock { $0.append(duration) } }
    )
    let error = await failure(of: service) { _ in true }
    expect(error, equals: .provider(.network(url: "https://a.example", reason: .timedOut)))
    expect(asked.withLock { $0 }, equals: [.seconds(600)])
  }

  @Test func cancellingTheTaskEndsTheAttempt() async throws {
    let (opened, signal) = AsyncStream.makeStream(of: Void.self)
    let service = service()
    let task = Task {
      try await service.signIn(to: "a.example") { _ in
        signal.finish()
        return true
      }
    }
    for await _ in opened {}
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aTokenThatCannotBeStoredFailsSignIn() async throws {
    let service = service(secrets: MemorySecrets(refusal: .timedOut))
    let error = await failure(of: service, openPage: yes)
    expect(error, equals: .notSaved(SecretError.timedOut.description))
    try await expect(service.accounts(), satisfies: \.isEmpty)
  }

  @Test func aTerminalSignsInWithACode() async throws {
    let attempt = try await service().beginOutOfBand("a.example")
    let query = HTTPRequest(.get, attempt.page).values
    expect(query["redirect_uri"], equals: "urn:ietf:wg:oauth:2.0:oob")
    let code = HTTPRequest(.get, try server.approve(attempt.page)).values["code"] ?? ""
    await #expect(throws: SignInFailure.invalidResponse) { try await attempt.finish("  ") }
    await #expect(throws: SignInFailure.refused("Ungültig")) { try await attempt.finish("wrong") }
    try await expect(attempt.finish(" \(code)\n").id, equals: "ana@a.example")
  }

  @Test func signingOutDeletesEverything() async throws {
    let account = try await service().signIn(to: "a.example", openPage: yes)
    let place = folder.places.folder(of: account.id)
    _ = try SocialStore.open(folder: place, now: .now)
    let erased = Mutex<[String]>([])
    let service = service(willErase: { id in erased.withLock { $0.append(id) } })
    try await expect(service.signOut(account.id))
    expect(server.state.withLock(\.revoked), equals: ["token of Ana"])
    expect(erased.withLock { $0 }, equals: [account.id])
    expect(!FileManager.default.fileExists(atPath: place.path))
    expect(!secrets.keys.contains(SecretKey(.token, account.id)))
    try await expect(service.accounts(), satisfies: \.isEmpty)
    try await expect(!service.signOut(account.id))
  }

  @Test func unsavedWorkThatCannotBeReadIsAnError() async throws {
    let account = try await service().signIn(to: "a.example", openPage: yes)
    try await expect(service().unsavedWork(of: account.id), satisfies: \.isEmpty)
    let place = folder.places.folder(of: account.id)
    if FileManager.default.fileExists(atPath: place.path) {
      try FileManager.default.removeItem(at: place)
    }
    // A file where the directory of the store is expected.
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data([1]).write(to: place)
    await #expect(throws: StoreOpenError.self) {
      try await service().unsavedWork(of: account.id)
    }
  }

  @Test func signingOutOfflineErasesTheTokenAndTheAccount() async throws {
    let account = try await service().signIn(to: "a.example", openPage: yes)
    server.set { $0.isOffline = true }
    try await expect(!service().signOut(account.id))
    expect(!secrets.keys.contains(SecretKey(.token, account.id)))
    try await expect(service().accounts(), satisfies: \.isEmpty)
  }
}
