/// Stores secrets in the system's store: the Secret Service on Linux, the keychain on Apple's
/// systems.
///
/// The store may ask the reader for a password. No call waits longer than two minutes for that.
public struct SecretServiceStorage: SecretStorage {
  private let backend: any SecretBackend
  private let call: BlockingCall
  private let probeCall: BlockingCall

  /// Makes the storage of this session.
  public init() {
    self.init(
      backend: SystemSecretBackend(),
      call: BlockingCall { try await Task.sleep(for: .seconds(120)) },
      probeCall: BlockingCall { try await Task.sleep(for: .seconds(3)) }
    )
  }

  init(backend: any SecretBackend, call: BlockingCall, probeCall: BlockingCall) {
    self.backend = backend
    self.call = call
    self.probeCall = probeCall
  }

  /// Whether there is such a store in this session; asks it without a prompt, and waits three
  /// seconds at most.
  public var isAvailable: Bool {
    get async {
      let backend = backend
      do throws(SecretError) {
        return try await probeCall.run { cancellation in backend.isAvailable(cancellation) }
      } catch {
        return false
      }
    }
  }

  /// A stored secret; nil where there is none.
  public func secret(for key: SecretKey) async throws(SecretError) -> Secret? {
    try await call.run { [backend] cancellation throws(SecretError) in
      try backend.lookup(key, cancellation)
    }
  }

  /// Stores a secret, in place of an older one.
  public func save(_ secret: Secret, for key: SecretKey) async throws(SecretError) {
    try await call.run { [backend] cancellation throws(SecretError) in
      try backend.store(secret, for: key, cancellation)
    }
  }

  /// Deletes a secret; one that does not exist is not an error.
  public func forget(_ key: SecretKey) async throws(SecretError) {
    try await call.run { [backend] cancellation throws(SecretError) in
      try backend.clear(key, cancellation)
    }
  }
}
