public import Foundation
public import SocialModel

/// A sign-in where the server shows the reader a code.
public struct OutOfBandSignIn: Sendable {
  /// The page to open, in any browser anywhere.
  public let page: URL
  private let exchange: @Sendable (String) async throws -> KnownAccount

  init(page: URL, exchange: @escaping @Sendable (String) async throws -> KnownAccount) {
    self.page = page
    self.exchange = exchange
  }

  /// Makes a token of the code and keeps it.
  ///
  /// - Parameter code: what the server's page shows; space around it does not matter.
  /// - Returns: the account, which is the current one now.
  /// - Throws: `SignInFailure` or `CancellationError`.
  public func finish(_ code: String) async throws -> KnownAccount {
    try await exchange(code)
  }
}
