import Locking
package import SecretStore

/// Stores secrets in memory, or throws.
package final class MemorySecrets: SecretStorage {
  private let secrets = Mutex<[SecretKey: Secret]>([:])
  private let refusal: SecretError?

  /// Makes an empty one.
  package init(refusal: SecretError? = nil) { self.refusal = refusal }

  /// The keys of the stored secrets.
  package var keys: Set<SecretKey> { secrets.withLock { Set($0.keys) } }

  package func secret(for key: SecretKey) async throws(SecretError) -> Secret? {
    secrets.withLock { $0[key] }
  }

  package func save(_ secret: Secret, for key: SecretKey) async throws(SecretError) {
    if let refusal { throw refusal }
    secrets.withLock { $0[key] = secret }
  }

  package func forget(_ key: SecretKey) async throws(SecretError) {
    secrets.withLock { $0[key] = nil }
  }
}
