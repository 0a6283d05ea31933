import Foundation
public import LocalStore
public import MastodonAPI
public import SecretStore
import SocialModel

/// An account that is signed in, opened: what the app reads it through, and the work that goes on
/// behind.
///
/// ```swift
/// let account = try await MastodonAccount.open(
///   registered, secrets: secrets.keeper, places: places, transport: transport)
/// await account.start()
/// // ... screens read account.provider ...
/// await account.stop()
/// ```
///
/// Everything that was read before can be read at once, with and without a network.
public final class MastodonAccount: Sendable {
  /// What screens read and write.
  public let provider: MastodonProvider
  /// The file of the store that was kept aside because it could not be used, if there was one.
  public let setAside: QuarantinedFile?
  /// Whether there is no token: everything that was read is there, and the reader has to sign in
  /// for more.
  public let needsSignIn: Bool

  private let sync: MastodonSync
  private let runner: OutboxRunner

  /// Opens an account; nothing is asked of the network, and nothing goes on before ``start()``.
  ///
  /// - Parameters:
  ///   - account: the account.
  ///   - secrets: keeps its token.
  ///   - places: where its store is.
  ///   - transport: brings answers and images.
  ///   - sockets: opens streams; nil to look for news each minute instead.
  ///   - registry: the list of accounts, which is updated with what the server returns of the
  ///     reader.
  ///   - dependencies: time.
  /// - Returns: the account.
  /// - Throws: `StoreOpenError` where the store cannot be opened; `ProviderError.notKept` where the
  ///   token cannot be read.
  public static func open(
    _ account: RegisteredAccount,
    secrets: any SecretStorage,
    places: StoreDirectories,
    transport: any HTTPTransport,
    sockets: (any WebSocketTransport)? = nil,
    registry: AccountRegistry? = nil,
    dependencies: MastodonProvider.Dependencies = MastodonProvider.Dependencies()
  ) async throws -> MastodonAccount {
    let server: MastodonServer
    do {
      server = try MastodonServer(account.serverURL.absoluteString)
    } catch {
      throw ProviderError.refused(reason: account.serverURL.absoluteString)
    }
    let token: Secret?
    do {
      token = try await secrets.secret(for: SecretKey(.token, account.id))
    } catch {
      throw ProviderError.notKept(path: "secrets", reason: error.description)
    }
    let opened = try SocialStore.open(
      folder: places.folder(of: account.id),
      now: dependencies.now()
    )
    // A new store knows the reader by what the list of accounts has.
    if try await opened.store.account(id: account.known.account.id) == nil {
      try await opened.store.save([account.known.account])
    }
    let client = MastodonClient(
      server: server,
      token: token.map { AccessToken($0.rawValue) },
      transport: transport,
      now: dependencies.now
    )
    let provider = MastodonProvider(
      client: client,
      store: opened.store,
      readerID: account.known.account.id,
      images: transport,
      dependencies: dependencies,
      readerChanged: { person in
        // The list is a shortcut for showing accounts; what it missed it gets the next time.
        do {
          try await registry?.update(person, of: account.id)
        } catch {
          opened.store.log.note(error, "keep the reader in the list of accounts")
        }
      }
    )
    return MastodonAccount(
      provider: provider,
      setAside: opened.setAside,
      needsSignIn: token == nil,
      sockets: sockets
    )
  }

  private init(
    provider: MastodonProvider,
    setAside: QuarantinedFile?,
    needsSignIn: Bool,
    sockets: (any WebSocketTransport)?
  ) {
    self.provider = provider
    self.setAside = setAside
    self.needsSignIn = needsSignIn
    sync = MastodonSync(provider: provider, sockets: sockets)
    runner = provider.makeOutboxRunner()
  }

  /// Begins to send what waits and to bring what is new; does nothing where it has begun, or where
  /// there is no token.
  ///
  /// Images that were given up are deleted first, also without a token.
  public func start() async {
    // What cannot be deleted now is deleted another time.
    do {
      try await provider.store.sweepMedia(now: provider.dependencies.now())
    } catch {
      provider.store.log.note(error, "delete pictures that were given up")
    }
    guard !needsSignIn else { return }
    await runner.start()
    await sync.start()
  }

  /// Ends all work; when it returns, the store is not used any more.
  public func stop() async {
    await sync.stop()
    await runner.stop()
  }

  /// Erases what was read and the server has: not what the reader wrote, drafts, what waits to be
  /// sent, nor what a screen has shown since the start.
  ///
  /// - Throws: `ProviderError.notKept`.
  public func eraseHistory() async throws {
    try await provider.eraseHistory()
  }

  /// Compares what is kept of the timelines with the server's: inserts what is missing here,
  /// removes what is gone there.
  ///
  /// - Throws: `ProviderError`, or `CancellationError`.
  public func compare() async throws -> TimelineComparison {
    try await provider.compareKept()
  }

  /// Tries everything at once: for when the app comes to the front or the network is back.
  public func wake() async {
    guard !needsSignIn else { return }
    await runner.wake()
    await sync.wake()
  }
}
