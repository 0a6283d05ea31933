import Foundation
public import LocalStore
public import MastodonAPI
public import SecretStore
import SocialModel

/// An opened account that is signed in: its provider, and its background work.
///
/// ```swift
/// let account = try await MastodonAccount.open(
///   registered, secrets: secrets.storage, directories: directories, transport: transport)
/// await account.start()
/// // ... screens read account.provider ...
/// await account.stop()
/// ```
///
/// Everything that was read before is available immediately, with and without a network.
public final class MastodonAccount: Sendable {
  /// The provider of all screens.
  public let provider: MastodonProvider
  /// The quarantined file of a store that could not be used, if there was one.
  public let setAside: QuarantinedFile?
  /// Whether there is no token: stored content is available, and everything else needs a sign-in.
  public let needsSignIn: Bool

  private let sync: MastodonSync
  private let runner: OutboxRunner

  /// Opens an account; no request is sent, and no background work runs before ``start()``.
  ///
  /// - Parameters:
  ///   - account: the account.
  ///   - secrets: stores its token.
  ///   - directories: where its store is.
  ///   - transport: sends requests and loads images.
  ///   - sockets: opens streams; nil to poll each minute instead.
  ///   - registry: the list of accounts, which is updated with what the server returns of the
  ///     reader.
  ///   - dependencies: the clock.
  /// - Returns: the account.
  /// - Throws: `StoreOpenError` where the store cannot be opened; `ProviderError.notSaved` where
  ///   the token cannot be read.
  public static func open(
    _ account: RegisteredAccount,
    secrets: any SecretStorage,
    directories: StoreDirectories,
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
      throw ProviderError.notSaved(path: "secrets", reason: error.description)
    }
    let opened = try SocialStore.open(
      folder: directories.folder(of: account.id),
      now: dependencies.now()
    )
    // A new store gets the reader from the list of accounts.
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
        // The list of accounts is only a shortcut for showing them; it is updated the next time.
        do {
          try await registry?.update(person, of: account.id)
        } catch {
          opened.store.log.note(error, "save the reader in the list of accounts")
        }
      }
    )
    await provider.missing.load()
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

  /// Begins to send the outbox and to load new content; does nothing if it has begun, or if there
  /// is no token.
  ///
  /// Discarded images are deleted first, also without a token.
  public func start() async {
    // They are deleted another time.
    do {
      try await provider.store.sweepMedia(now: provider.dependencies.now())
    } catch {
      provider.store.log.note(error, "delete discarded photos")
    }
    guard !needsSignIn else { return }
    await runner.start()
    await sync.start()
  }

  /// Ends all work; when it returns, the store is no longer used.
  public func stop() async {
    await sync.stop()
    await runner.stop()
  }

  /// Erases what can be loaded again from the server: not the reader's posts, drafts or outbox, nor
  /// what a screen has shown since the start.
  ///
  /// - Throws: `ProviderError.notSaved`.
  public func eraseHistory() async throws {
    try await provider.eraseHistory()
  }

  /// Compares the stored timelines with the server's: inserts missing rows, and removes rows that
  /// the server no longer has.
  ///
  /// - Throws: `ProviderError`, or `CancellationError`.
  public func compare() async throws -> TimelineComparison {
    try await provider.compareStored()
  }

  /// Retries everything immediately: for when the app becomes active or the network is back.
  public func wake() async {
    guard !needsSignIn else { return }
    await runner.wake()
    await sync.wake()
  }
}
