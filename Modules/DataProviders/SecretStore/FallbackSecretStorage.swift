/// Stores secrets in the system's store, and in a file while that one fails.
///
/// A secret in the file is found there later, when the system's store works again.
struct FallbackSecretStorage: SecretStorage {
  let service: any SecretStorage
  let file: any SecretStorage

  func secret(for key: SecretKey) async throws(SecretError) -> Secret? {
    do throws(SecretError) {
      if let secret = try await service.secret(for: key) { return secret }
    } catch {
      // The secret of the file is used instead; if there is none either, the first error is more
      // useful.
      if let secret = try await file.secret(for: key) { return secret }
      throw error
    }
    return try await file.secret(for: key)
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
