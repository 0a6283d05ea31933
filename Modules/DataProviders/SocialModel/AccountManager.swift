public import Foundation

/// The accounts that the reader signed in with on this machine.
///
/// May be called from any thread and must not work on the main actor.
public protocol AccountManager: Sendable {
  /// The accounts, the current one first, the others by name; empty where the app runs on this
  /// machine alone.
  func accounts() async throws -> [KnownAccount]

  /// Signs in: asks the server, leads the reader through its page in a browser, and keeps the
  /// token.
  ///
  /// Cancelling the task ends the attempt.
  ///
  /// - Parameters:
  ///   - server: what the reader typed: a host, `user@host` or an https address.
  ///   - openPage: opens the server's page in a browser; false where that is not possible.
  /// - Returns: the account, which is the current one now.
  /// - Throws: ``SignInFailure`` or `CancellationError`.
  func signIn(
    to server: String,
    openPage: @escaping @Sendable (URL) async -> Bool
  ) async throws -> KnownAccount

  /// Makes an account the current one; nil for this machine alone.
  func makeCurrent(_ id: KnownAccount.ID?) async throws

  /// What signing out of an account would lose.
  func unsavedWork(of id: KnownAccount.ID) async throws -> UnsavedWork

  /// Ends the token at the server and deletes what was kept of the account here.
  ///
  /// Done here even where the server cannot be reached.
  ///
  /// - Parameter id: the account.
  /// - Returns: whether the server ended the token.
  /// - Throws: `ProviderError`.
  @discardableResult
  func signOut(_ id: KnownAccount.ID) async throws -> Bool
}
