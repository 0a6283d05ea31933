public import Foundation
public import LocalStore
public import MastodonAPI
public import MastodonProvider
public import SecretStore
public import SocialModel

/// The accounts of this machine: their list, their tokens, signing in and out.
public nonisolated struct AccountCenter: Sendable {
  let registry: AccountRegistry
  private let directories: StoreDirectories
  private let transport: any HTTPTransport
  /// The storage of tokens.
  public let secrets: SystemSecrets
  /// Signs in and out.
  public let service: SignInService
  let opened = OpenAccount()

  /// Opens the list and the secret store, which may take some seconds if it does not respond.
  ///
  /// - Parameters:
  ///   - directories: The directories of this machine.
  ///   - transport: Sends requests.
  ///   - now: The current time.
  /// - Returns: The accounts.
  /// - Throws: `StoreOpenError`.
  public static func open(
    _ directories: StoreDirectories,
    transport: any HTTPTransport,
    now: @escaping @Sendable () -> Date = { Date() }
  ) async throws -> AccountCenter {
    let registry = try AccountRegistry.open(directories, now: now()).registry
    let secrets = await SystemSecrets.open(folder: directories.secrets)
    return AccountCenter(registry, secrets, directories, transport, now)
  }

  private init(
    _ registry: AccountRegistry,
    _ secrets: SystemSecrets,
    _ directories: StoreDirectories,
    _ transport: any HTTPTransport,
    _ now: @escaping @Sendable () -> Date
  ) {
    self.registry = registry
    self.directories = directories
    self.transport = transport
    self.secrets = secrets
    service = SignInService(
      registry: registry,
      secrets: secrets.storage,
      directories: directories,
      transport: transport,
      willErase: { [opened] in await opened.close($0) },
      now: now
    )
  }

  /// Compares the stored timelines of an account with the server's.
  ///
  /// - Parameter id: an account that is signed in.
  /// - Returns: the result.
  /// - Throws: ``UnknownAccount``, `ProviderError`, or the error of opening the account.
  public func compare(_ id: KnownAccount.ID) async throws -> TimelineComparison {
    let accounts = try await registry.accounts()
    guard let account = accounts.first(where: { $0.id == id }) else {
      throw UnknownAccount(name: id, known: accounts.map(\.id))
    }
    let opened = try await MastodonAccount.open(
      account,
      secrets: secrets.storage,
      directories: directories,
      transport: transport
    )
    guard !opened.needsSignIn else { throw ProviderError.signInNeeded }
    return try await opened.compare()
  }

  /// Whether the reader should be informed that tokens are in a file.
  var savesTokensInFile: Bool { secrets.notice != nil }
}
