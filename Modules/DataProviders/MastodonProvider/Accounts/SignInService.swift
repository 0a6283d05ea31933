public import Foundation
public import LocalStore
public import MastodonAPI
public import SecretStore
public import SocialModel

/// Signs readers in and out, with OAuth's authorization code and PKCE.
///
/// The ``AccountRegistry`` has the list of accounts, the ``SecretStorage`` has the tokens. The
/// program is registered once with each server, and again only if the server forgot it. The
/// server's page opens in a browser, which is redirected to a port of this machine;
/// ``beginOutOfBand(_:)`` is for terminals on other machines.
public final class SignInService: AccountManager {
  /// The scopes of tokens.
  static let scopes = "read write"
  /// The time that a sign-in waits for the reader.
  static let timeout = Duration.seconds(600)

  let registry: AccountRegistry
  let secrets: any SecretStorage
  private let transport: any HTTPTransport
  private let listener: any RedirectListener
  private let directories: StoreDirectories
  private let now: @Sendable () -> Date
  private let willErase: @Sendable (KnownAccount.ID) async -> Void
  private let clock: any Clock<Duration>

  /// Makes the service; no request is sent yet.
  ///
  /// - Parameters:
  ///   - registry: the list of accounts.
  ///   - secrets: stores tokens.
  ///   - directories: the directories of accounts, to erase them.
  ///   - transport: sends requests.
  ///   - listener: waits for the browser.
  ///   - willErase: called before an account's directory is deleted, to stop all work in it.
  ///   - now: The current time.
  ///   - clock: waits.
  public init(
    registry: AccountRegistry,
    secrets: any SecretStorage,
    directories: StoreDirectories,
    transport: any HTTPTransport,
    listener: any RedirectListener = LoopbackListener(),
    willErase: @escaping @Sendable (KnownAccount.ID) async -> Void = { _ in },
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.registry = registry
    self.secrets = secrets
    self.directories = directories
    self.transport = transport
    self.listener = listener
    self.willErase = willErase
    self.now = now
    self.clock = clock
  }

  func client(_ server: MastodonServer, token: AccessToken? = nil) -> MastodonClient {
    MastodonClient(server: server, token: token, transport: transport)
  }

  // MARK: The list

  /// The accounts, the current one first, the others by name.
  public func accounts() async throws -> [KnownAccount] {
    try await registry.accounts().map(\.known)
  }

  /// Makes an account the current one; nil for this machine only.
  public func makeCurrent(_ id: KnownAccount.ID?) async throws {
    try await registry.setCurrent(id)
  }

  // MARK: Signing in

  /// Signs in: opens the server's page in a browser, and stores the token.
  ///
  /// Waits ten minutes for the reader.
  public func signIn(
    to server: String,
    openPage: @escaping @Sendable (URL) async -> Bool
  ) async throws -> KnownAccount {
    let endpoints = try await endpoints(of: server)
    let state = Self.makeState()
    let (redirectWait, application) = try await redirectWait(at: endpoints, state: state)
    defer { redirectWait.close() }
    let attempt = makeAttempt(
      at: endpoints,
      application,
      redirectURI: redirectWait.redirectURI,
      state: state
    )
    let page = try await page(of: attempt, at: endpoints)
    let query = try await redirect(of: redirectWait, at: endpoints.server) {
      await openPage(page)
    }
    do {
      let code = try attempt.code(fromRedirect: query)
      let account = try await finish(attempt, code: code, at: endpoints)
      redirectWait.answer(isSignedIn: true)
      return account
    } catch {
      redirectWait.answer(isSignedIn: false)
      throw SignInFailure.of(error, in: .token, at: endpoints.server)
    }
  }

  /// A new secret of one sign-in.
  private static func makeState() -> String {
    SecureRandom.bytes(16).map { String(format: "%02x", $0) }.joined()
  }

  private func page(of attempt: SignIn, at endpoints: OAuthEndpoints) async throws -> URL {
    let forcesLogin = try await knowsReader(of: endpoints.server)
    guard let page = endpoints.page(of: attempt, forcesLogin: forcesLogin) else {
      throw SignInFailure.notAServer(endpoints.server.name)
    }
    return page
  }

  /// Begins to sign in where a browser cannot be redirected to this machine: the server shows the
  /// reader a code.
  ///
  /// - Parameter server: what the reader typed: a host, `user@host` or an https address.
  /// - Returns: the page to show, and the rest of the sign-in with the code.
  /// - Throws: `SignInFailure` or `CancellationError`.
  public func beginOutOfBand(_ server: String) async throws -> OutOfBandSignIn {
    let endpoints = try await endpoints(of: server)
    let application = try await application(at: endpoints, redirectURI: SignIn.outOfBand)
    let attempt = makeAttempt(
      at: endpoints,
      application,
      redirectURI: SignIn.outOfBand,
      state: Self.makeState()
    )
    let page = try await page(of: attempt, at: endpoints)
    return OutOfBandSignIn(page: page) { code in
      let code = code.trimmingCharacters(in: .whitespacesAndNewlines)
      guard !code.isEmpty else { throw SignInFailure.invalidResponse }
      do {
        return try await self.finish(attempt, code: code, at: endpoints)
      } catch {
        throw SignInFailure.of(error, in: .token, at: endpoints.server)
      }
    }
  }

  /// Whether the browser may be signed in as a known reader, and would choose the same one again.
  private func knowsReader(of server: MastodonServer) async throws -> Bool {
    do {
      return try await registry.accounts().contains { $0.known.server == server.name }
    } catch {
      throw SignInFailure.of(error, in: .registration, at: server)
    }
  }

  private func makeAttempt(
    at endpoints: OAuthEndpoints,
    _ application: Application,
    redirectURI: String,
    state: String
  ) -> SignIn {
    SignIn(
      server: endpoints.server,
      application: application,
      redirectURI: redirectURI,
      scopes: Self.scopes,
      state: state,
      pkce: PKCE(random: SecureRandom.bytes(32), sha256: SecureHash.sha256)
    )
  }

  /// A listener, and the program as the server knows it for the address of the listener.
  private func redirectWait(
    at endpoints: OAuthEndpoints,
    state: String
  ) async throws -> (any RedirectWait, Application) {
    // Servers compare redirect URLs exactly: the same port as the last time saves a registration.
    let port: Int?
    let redirectWait: any RedirectWait
    do {
      port = try await registry.applications(of: endpoints.server.name)
        .compactMap { redirectPort(of: $0.redirectURI) }.last
      redirectWait = try listener.listen(preferring: port, state: state)
    } catch {
      throw SignInFailure.of(error, in: .registration, at: endpoints.server)
    }
    do {
      return (
        redirectWait, try await application(at: endpoints, redirectURI: redirectWait.redirectURI)
      )
    } catch {
      redirectWait.close()
      throw error
    }
  }

  /// Opens the page, and returns the parameters of the redirect.
  private func redirect(
    of redirectWait: any RedirectWait,
    at server: MastodonServer,
    opening openPage: @escaping @Sendable () async -> Bool
  ) async throws -> String {
    // The end of opening is not waited for: the program that opens pages may end with the browser,
    // which waits for the end of the sign-in.
    let (failures, failure) = AsyncStream.makeStream(of: Void.self)
    Task { if await !openPage() { failure.yield() } }
    return try await withThrowingTaskGroup(of: String?.self) { group in
      group.addTask { try await redirectWait.query() }
      group.addTask {
        for await _ in failures { throw SignInFailure.noBrowser }
        throw CancellationError()
      }
      group.addTask { [clock] in
        try await clock.sleep(for: Self.timeout)
        return nil
      }
      defer { group.cancelAll() }
      guard let query = try await group.next() ?? nil else {
        let url = server.url.absoluteString
        throw SignInFailure.provider(.network(url: url, reason: .timedOut))
      }
      return query
    }
  }

  // MARK: Signing out

  /// The outbox and the drafts.
  public func unsavedWork(of id: KnownAccount.ID) async throws -> UnsavedWork {
    let folder = directories.folder(of: id)
    guard FileManager.default.fileExists(atPath: folder.path) else { return UnsavedWork() }
    return try await SocialStore.open(folder: folder, now: now()).store.unsavedWork()
  }

  /// Revokes the token at the server, and deletes the local data of the account.
  @discardableResult
  public func signOut(_ id: KnownAccount.ID) async throws -> Bool {
    guard let account = try await registry.account(id) else { return false }
    let hasEnded = await revoke(account)
    await willErase(id)
    let folder = directories.folder(of: id)
    do {
      if FileManager.default.fileExists(atPath: folder.path) {
        try FileManager.default.removeItem(at: folder)
      }
    } catch {
      throw ProviderError.notSaved(path: folder.path, reason: error.localizedDescription)
    }
    do throws(SecretError) {
      try await secrets.forget(SecretKey(.token, id))
    } catch {
      throw ProviderError.notSaved(path: "secrets", reason: error.description)
    }
    // Last: if the erasure is interrupted, the account is still in the list, and can be signed out
    // again.
    try await registry.remove(id)
    return hasEnded
  }

  private func revoke(_ account: RegisteredAccount) async -> Bool {
    guard let server = try? MastodonServer(account.serverURL.absoluteString),
      let token = try? await secrets.secret(for: SecretKey(.token, account.id)),
      let secret = try? await secrets.secret(
        for: applicationKey(account.clientID, server: server)
      )
    else { return false }
    let application = Application(clientID: account.clientID, clientSecret: secret.rawValue)
    do {
      var endpoint = Endpoint.revoke(AccessToken(token.rawValue), of: application)
      endpoint.path = try await endpoints(of: server).revocationPath
      _ = try await client(server).send(endpoint)
      return true
    } catch {
      return false
    }
  }
}
