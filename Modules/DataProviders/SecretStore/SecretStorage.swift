/// Stores secrets on this machine, inaccessible to other users.
///
/// May be called from any thread; no work is done on the caller's. Secrets are never in a log, a
/// database or the text of an error.
public protocol SecretStorage: Sendable {
  /// A stored secret; nil where there is none.
  ///
  /// - Throws: ``SecretError``.
  func secret(for key: SecretKey) async throws(SecretError) -> Secret?

  /// Stores a secret, in place of an older one; it survives a restart once this returns.
  func save(_ secret: Secret, for key: SecretKey) async throws(SecretError)

  /// Deletes a secret; one that does not exist is not an error.
  func forget(_ key: SecretKey) async throws(SecretError)
}
