/// Stores secrets in the system's store, and in a file while that one fails.
///
/// A secret in the file is found there later, when the system's store works again.
struct FallbackSecretStorage: SecretStorage {
  let service: any SecretStorage
  let file: any SecretStorage

  func secret(for key: SecretKey) async throws(SecretError) -> Secret? {
    let stored: Secret?
    do throws(SecretError) {
      stored = try await file.secret(for: key)
    } catch {
      // A file that cannot be read must not hide the system's store.
      if let secret = try? await service.secret(for: key) { return secret }
      throw error
    }
    // One in the file is newer than that of the system's store, which failed when it was saved:
    // otherwise it would have been deleted from the file.
    if let stored { return stored }
    return try await service.secret(for: key)
  }

  func save(_ secret: Secret, for key: SecretKey) async throws(SecretError) {
    do throws(SecretError) {
      try await service.save(secret, for: key)
    } catch .cancelled {
      throw .cancelled
    } catch {
      try await file.save(secret, for: key)
      return
    }
    // Otherwise an old one would be found when the service fails.
    try await file.forget(key)
  }

  func forget(_ key: SecretKey) async throws(SecretError) {
    try await file.forget(key)
    try await service.forget(key)
  }
}
