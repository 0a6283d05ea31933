import Expectations
import Foundation
import Testing

@testable import SecretStore

/// The Secret Service of this session: `Tools/check-desktop secrets`, a part of `Tools/test`, runs
/// it with a keyring of its own.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["MOMENTS_SECRET_SERVICE"] == "1",
    "Tools/check-desktop secrets runs it"
  ),
  .serialized
)
struct SecretServiceTests {
  @Test func theSecretServiceStoresAndDeletes() async throws {
    let storage = SecretServiceStorage()
    await expect(storage.isAvailable)
    let key = SecretKey(.token, "test-\(UUID().uuidString)@example.org")
    try await expectNil(storage.secret(for: key))
    try await storage.save(Secret("first"), for: key)
    try await storage.save(Secret("zweites ✓"), for: key)
    try await expect(storage.secret(for: key), equals: Secret("zweites ✓"))
    try await expectNil(storage.secret(for: SecretKey(.application, key.name)))
    try await storage.forget(key)
    try await expectNil(storage.secret(for: key))
    try await storage.forget(key)
  }
}
