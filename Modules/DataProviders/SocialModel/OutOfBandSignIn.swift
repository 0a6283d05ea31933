public import Foundation

/// A sign-in where the server shows the reader a code.
public struct OutOfBandSignIn: Sendable {
  /// The page to open, in a browser on any machine.
  public let page: URL
  private let exchange: @Sendable (String) async throws -> KnownAccount

  /// Makes the rest of a sign-in.
  ///
  /// - Parameters:
  ///   - page: The page to open.
  ///   - exchange: Exchanges the code for a token and stores it.
  public init(page: URL, exchange: @escaping @Sendable (String) async throws -> KnownAccount) {
    self.page = page
    self.exchange = exchange
  }

  /// Exchanges the code for a token and stores it.
  ///
  /// - Parameter code: the code of the server's page; surrounding spaces are ignored.
  /// - Returns: the account, which is now the current one.
  /// - Throws: `SignInFailure` or `CancellationError`.
  public func finish(_ code: String) async throws -> KnownAccount {
    try await exchange(code)
  }
}
