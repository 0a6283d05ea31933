import SecretStore
import Synchronization

/// Keeps secrets for one test, or refuses to.
final class MemorySecrets: SecretStorage {
  private let secrets = Mutex<[SecretKey: Secret]>([:])
  private let refusal: SecretError?

  init(refusal: SecretError? = nil) { self.refusal = refusal }

  var keys: Set<SecretKey> { secrets.withLock { Set($0.keys) } }

  func secret(for key: SecretKey) async throws(SecretError) -> Secret? {
    secrets.withLock { $0[key] }
  }

  func keep(_ secret: Secret, for key: SecretKey) async throws(SecretError) {
    if let refusal { throw refusal }
    secrets.withLock { $0[key] = secret }
  }

  func forget(_ key: SecretKey) async throws(SecretError) {
    secrets.withLock { $0[key] = nil }
  }
}
