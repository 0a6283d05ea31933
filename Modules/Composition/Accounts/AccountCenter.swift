import Foundation
public import LocalStore
public import MastodonAPI
public import MastodonProvider
public import SecretStore
import SocialModel

/// The accounts of this machine: their list, their tokens, signing in and out.
public nonisolated struct AccountCenter: Sendable {
  let registry: AccountRegistry
  /// Where tokens are kept.
  public let secrets: SystemSecrets
  /// Signs in and out.
  public let service: SignInService
  let opened = OpenAccount()

  /// Opens the list and the store of secrets, which may take some seconds where it does not answer.
  ///
  /// - Throws: `StoreOpenError`.
  public static func open(
    _ places: StoreDirectories,
    transport: any HTTPTransport
  ) async throws -> AccountCenter {
    let registry = try AccountRegistry.open(places).registry
    let secrets = await SystemSecrets.open(folder: places.secrets)
    return AccountCenter(registry, secrets, places, transport)
  }

  private init(
    _ registry: AccountRegistry,
    _ secrets: SystemSecrets,
    _ places: StoreDirectories,
    _ transport: any HTTPTransport
  ) {
    self.registry = registry
    self.secrets = secrets
    service = SignInService(
      registry: registry,
      secrets: secrets.keeper,
      places: places,
      transport: transport,
      willErase: { [opened] in await opened.close($0) }
    )
  }

  /// Whether the reader should know that tokens are in a file.
  var keepsTokensInFile: Bool { secrets.notice != nil }
}
