/// Keeps secrets on this machine, out of reach of other users.
///
/// May be called from any thread; nothing is done on the caller's. Secrets never come into a log, a
/// database or the text of an error.
public protocol SecretStorage: Sendable {
  /// A secret that was kept; nil where none is.
  ///
  /// - Throws: ``SecretError``.
  func secret(for key: SecretKey) async throws(SecretError) -> Secret?

  /// Keeps a secret, in place of an older one; it is there after a restart once this returns.
  func keep(_ secret: Secret, for key: SecretKey) async throws(SecretError)

  /// Forgets a secret; one that is not there is no error.
  func forget(_ key: SecretKey) async throws(SecretError)
}
