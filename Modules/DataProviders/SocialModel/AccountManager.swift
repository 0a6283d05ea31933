public import Foundation

/// Manages the accounts that the reader signed in with on this machine.
///
/// May be called from any thread and must not work on the main actor.
public protocol AccountManager: Sendable {
  /// The accounts, the current one first, the others by name; empty where there is none but this
  /// machine.
  func accounts() async throws -> [KnownAccount]

  /// Signs in: opens the server's page in a browser, and stores the token.
  ///
  /// Cancelling the task ends the attempt.
  ///
  /// - Parameters:
  ///   - server: what the reader typed: a host, `user@host` or an https address.
  ///   - openPage: opens the server's page in a browser; false where that is not possible.
  /// - Returns: the account, which is now the current one.
  /// - Throws: ``SignInFailure`` or `CancellationError`.
  func signIn(
    to server: String,
    openPage: @escaping @Sendable (URL) async -> Bool
  ) async throws -> KnownAccount

  /// Begins to sign in where no browser can be opened: the server shows the reader a code.
  ///
  /// - Parameter server: what the reader typed: a host, `user@host` or an https address.
  /// - Returns: the page to show, and the rest of the sign-in with the code.
  /// - Throws: ``SignInFailure`` or `CancellationError`.
  func beginOutOfBand(_ server: String) async throws -> OutOfBandSignIn

  /// Makes an account the current one; nil for this machine only.
  func makeCurrent(_ id: KnownAccount.ID?) async throws

  /// The local data that signing out of an account would lose.
  ///
  /// - Throws: An error if the data cannot be read: then it is unknown what would be lost.
  func unsavedWork(of id: KnownAccount.ID) async throws -> UnsavedWork

  /// Revokes the token at the server, and deletes the local data of the account.
  ///
  /// The local data is deleted even if the server cannot be reached.
  ///
  /// - Parameter id: the account.
  /// - Returns: whether the server revoked the token.
  /// - Throws: `ProviderError`.
  @discardableResult
  func signOut(_ id: KnownAccount.ID) async throws -> Bool
}
