/// Keeps secrets where the system keeps its own: in the Secret Service on Linux, in the keychain on
/// Apple's systems.
///
/// The store may ask the reader for a password. No call waits longer than two minutes for that.
public struct SecretServiceStorage: SecretStorage {
  private let backend: any SecretBackend
  private let call: BlockingCall
  private let probeCall: BlockingCall

  /// The store of this session.
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

  /// Whether there is such a store in this session, found out by asking; never prompts, and waits
  /// three seconds at most.
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

  /// A secret that was kept; nil where none is.
  public func secret(for key: SecretKey) async throws(SecretError) -> Secret? {
    try await call.run { [backend] cancellation throws(SecretError) in
      try backend.lookup(key, cancellation)
    }
  }

  /// Keeps a secret, in place of an older one.
  public func keep(_ secret: Secret, for key: SecretKey) async throws(SecretError) {
    try await call.run { [backend] cancellation throws(SecretError) in
      try backend.store(secret, for: key, cancellation)
    }
  }

  /// Forgets a secret; one that is not there is no error.
  public func forget(_ key: SecretKey) async throws(SecretError) {
    try await call.run { [backend] cancellation throws(SecretError) in
      try backend.clear(key, cancellation)
    }
  }
}
