import Foundation
import Testing

@testable import SecretStore

/// Asks the Secret Service of this session, which most machines that run tests have not.
///
/// `dbus-run-session` with a service in it, and `MOMENTS_SECRET_SERVICE=1`, run it.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["MOMENTS_SECRET_SERVICE"] == "1"),
  .serialized
)
struct SecretServiceTests {
  @Test func theServiceOfThisSessionKeepsAndForgets() async throws {
    let keeper = SecretServiceStorage()
    #expect(await keeper.isAvailable)
    let key = SecretKey(.token, "test-\(UUID().uuidString)@example.org")
    #expect(try await keeper.secret(for: key) == nil)
    try await keeper.keep(Secret("first"), for: key)
    try await keeper.keep(Secret("zweites ✓"), for: key)
    #expect(try await keeper.secret(for: key) == Secret("zweites ✓"))
    #expect(try await keeper.secret(for: SecretKey(.application, key.name)) == nil)
    try await keeper.forget(key)
    #expect(try await keeper.secret(for: key) == nil)
    try await keeper.forget(key)
  }
}
