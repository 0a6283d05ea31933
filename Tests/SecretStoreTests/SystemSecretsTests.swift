import Expectations
import Foundation
import Locking
import TestSupport
import Testing

@testable import SecretStore

/// A store of secrets in memory that fails or hangs as a test specifies.
final class FakeBackend: SecretBackend {
  private let secrets = Mutex<[SecretKey: Secret]>([:])
  private let isRunning: Bool
  private let failure = Mutex<SecretError?>(nil)
  private let hangs: Bool

  init(isRunning: Bool = true, hangs: Bool = false) {
    self.isRunning = isRunning
    self.hangs = hangs
  }

  func fail(with error: SecretError?) { failure.withLock { $0 = error } }

  func isAvailable(_ cancellation: Cancellation) -> Bool {
    hang(cancellation)
    return isRunning
  }

  func lookup(_ key: SecretKey, _ cancellation: Cancellation) throws(SecretError) -> Secret? {
    try check(cancellation)
    return secrets.withLock { $0[key] }
  }

  func store(
    _ secret: Secret,
    for key: SecretKey,
    _ cancellation: Cancellation
  ) throws(SecretError) {
    try check(cancellation)
    secrets.withLock { $0[key] = secret }
  }

  func clear(_ key: SecretKey, _ cancellation: Cancellation) throws(SecretError) {
    try check(cancellation)
    secrets.withLock { $0[key] = nil }
  }

  private func check(_ cancellation: Cancellation) throws(SecretError) {
    hang(cancellation)
    if let error = failure.withLock({ $0 }) { throw error }
  }

  /// Blocks until no caller is waiting, like an unanswered prompt.
  private func hang(_ cancellation: Cancellation) {
    guard hangs else { return }
    let end = DispatchSemaphore(value: 0)
    cancellation.onCancel { end.signal() }
    end.wait()
  }
}

struct SystemSecretsTests {
  let folder = TemporaryFolder(isMade: false)
  let key = SecretKey(.token, "ana@example.org")
  static let never = BlockingCall { try await untilCancelled() }
  static let atOnce = BlockingCall {}

  func service(_ backend: FakeBackend, _ call: BlockingCall = never) -> SecretServiceStorage {
    SecretServiceStorage(backend: backend, call: call, probeCall: call)
  }

  func open(_ service: SecretServiceStorage) async -> SystemSecrets {
    await SystemSecrets.open(folder: folder.url, service: service)
  }

  var file: FileSecretStorage { FileSecretStorage(folder: folder.url) }

  @Test func withoutASecretServiceTheFileIsUsedAndAMessageShown() async throws {
    let secrets = await open(service(FakeBackend(isRunning: false)))
    expect(secrets.notice, equals: .savedInFile(path: file.file.path))
    try await secrets.storage.save(Secret("s3cret"), for: key)
    try await expect(file.secret(for: key), equals: Secret("s3cret"))
  }

  @Test func aSlowServiceIsTreatedAsMissing() async {
    let secrets = await open(service(FakeBackend(hangs: true), Self.atOnce))
    expect(secrets.notice, equals: .savedInFile(path: file.file.path))
  }

  @Test func withAServiceNothingIsWrittenToAFile() async throws {
    let backend = FakeBackend()
    let secrets = await open(service(backend))
    expectNil(secrets.notice)
    try await secrets.storage.save(Secret("s3cret"), for: key)
    try await expect(secrets.storage.secret(for: key), equals: Secret("s3cret"))
    expect(!FileManager.default.fileExists(atPath: folder.url.path))
    try await secrets.storage.forget(key)
    try await expectNil(secrets.storage.secret(for: key))
  }

  @Test func secretsMigrateFromTheFileToTheService() async throws {
    try await file.save(Secret("old"), for: key)
    let secrets = await open(service(FakeBackend()))
    try await expect(secrets.storage.secret(for: key), equals: Secret("old"))
    try await secrets.storage.save(Secret("new"), for: key)
    try await expect(secrets.storage.secret(for: key), equals: Secret("new"))
    try await expectNil(file.secret(for: key))
  }

  @Test func theFileIsTheFallbackOfAFailingService() async throws {
    let backend = FakeBackend()
    let secrets = await open(service(backend))
    backend.fail(with: .service("locked"))
    try await secrets.storage.save(Secret("s3cret"), for: key)
    try await expect(secrets.storage.secret(for: key), equals: Secret("s3cret"))
    await #expect(throws: SecretError.service("locked")) {
      try await secrets.storage.secret(for: SecretKey(.token, "nobody@example.org"))
    }
  }

  @Test func aNewerSecretOfTheFileWinsOverAnOldOneOfTheService() async throws {
    let backend = FakeBackend()
    let storage = await open(service(backend)).storage
    try await storage.save(Secret("old"), for: key)
    backend.fail(with: .service("locked"))
    try await storage.save(Secret("new"), for: key)
    backend.fail(with: nil)
    try await expect(storage.secret(for: key), equals: Secret("new"))
    // The next start.
    let next = await open(service(backend)).storage
    try await expect(next.secret(for: key), equals: Secret("new"))
    try await next.save(Secret("newest"), for: key)
    try await expect(next.secret(for: key), equals: Secret("newest"))
    try await expectNil(file.secret(for: key))
  }

  @Test func aPromptTimesOut() async {
    let service = service(FakeBackend(hangs: true), Self.atOnce)
    await #expect(throws: SecretError.timedOut) { try await service.secret(for: key) }
  }

  @Test func callsEndWithTheirTask() async {
    let service = service(FakeBackend(hangs: true))
    let key = key
    let task = Task { () -> SecretError? in
      do throws(SecretError) {
        _ = try await service.secret(for: key)
        return nil
      } catch {
        return error
      }
    }
    task.cancel()
    await expect(task.value, equals: .cancelled)
  }
}
