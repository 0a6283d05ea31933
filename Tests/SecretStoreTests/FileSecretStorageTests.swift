import Expectations
import Foundation
import TestSupport
import Testing

@testable import SecretStore

extension TemporaryFolder {
  func mode(_ name: String = "") throws -> Int {
    let path = name.isEmpty ? url.path : url.appendingPathComponent(name).path
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try require(attributes[.posixPermissions] as? NSNumber).intValue
  }

  func setMode(_ mode: Int, of name: String = "") throws {
    let path = name.isEmpty ? url.path : url.appendingPathComponent(name).path
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }
}

struct FileSecretStorageTests {
  let folder = TemporaryFolder(isMade: false)
  let key = SecretKey(.token, "ana@example.org")

  var storage: FileSecretStorage { FileSecretStorage(folder: folder.url) }

  @Test func secretsPersistAcrossProcesses() async throws {
    try await storage.save(Secret("s3cret"), for: key)
    try await expect(storage.secret(for: key), equals: Secret("s3cret"))
    try await expectNil(storage.secret(for: SecretKey(.application, key.name)))
    try await expectNil(storage.secret(for: SecretKey(.token, "ben@example.org")))
  }

  @Test func readingCreatesNoFileOrFolder() async throws {
    try await expectNil(storage.secret(for: key))
    try await storage.forget(key)
    expect(!FileManager.default.fileExists(atPath: folder.url.path))
  }

  @Test func fileAndFolderArePrivate() async throws {
    try await storage.save(Secret("s3cret"), for: key)
    try expect(folder.mode(), equals: 0o700)
    try expect(folder.mode("secrets.json"), equals: 0o600)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    expect(files, equals: ["secrets.json", "secrets.lock"])
  }

  @Test func publicPermissionsAreCorrected() async throws {
    try await storage.save(Secret("s3cret"), for: key)
    try folder.setMode(0o644, of: "secrets.json")
    try folder.setMode(0o755)
    try await expect(storage.secret(for: key), equals: Secret("s3cret"))
    try expect(folder.mode("secrets.json"), equals: 0o600)
    try expect(folder.mode(), equals: 0o700)
  }

  @Test func symbolicLinksAreNotFollowed() async throws {
    let other = TemporaryFolder(isMade: false)
    try await FileSecretStorage(folder: other.url).save(Secret("theirs"), for: key)
    try folder.make()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("secrets.json"),
      withDestinationURL: other.url.appendingPathComponent("secrets.json")
    )
    await #expect(throws: SecretError.exposed(path: storage.file.path)) {
      try await storage.secret(for: key)
    }
  }

  @Test func damagedFilesAreReportedAndQuarantinedOnSave() async throws {
    try await storage.save(Secret("old"), for: key)
    try Data("{\"secr".utf8).write(to: storage.file)
    await #expect(throws: SecretError.damaged(path: storage.file.path)) {
      try await storage.secret(for: key)
    }
    try await storage.save(Secret("new"), for: key)
    try await expect(storage.secret(for: key), equals: Secret("new"))
    let stored = try Data(contentsOf: folder.url.appendingPathComponent("secrets.json.damaged"))
    expect(stored, equals: Data("{\"secr".utf8))
  }

  @Test func deletingASecretKeepsTheOthers() async throws {
    try await storage.save(Secret("s3cret"), for: key)
    try await storage.save(Secret("other"), for: SecretKey(.application, "example.org"))
    try await storage.forget(key)
    try await expectNil(storage.secret(for: key))
    try await expect(
      storage.secret(for: SecretKey(.application, "example.org")),
      equals: Secret("other")
    )
    try expect(!String(contentsOf: storage.file, encoding: .utf8).contains("s3cret"))
  }

  @Test func concurrentWritersLoseNothing() async throws {
    let keepers = (0..<4).map { _ in FileSecretStorage(folder: folder.url) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          try await keepers[number % 4].save(
            Secret("secret \(number)"),
            for: SecretKey(.token, "reader\(number)")
          )
        }
      }
      try await group.waitForAll()
    }
    for number in 0..<40 {
      try await expect(
        storage.secret(for: SecretKey(.token, "reader\(number)")),
        equals: Secret("secret \(number)")
      )
    }
  }

  @Test func folderCreationFailuresHaveThePath() async throws {
    try folder.make()
    let blocked = folder.url.appendingPathComponent("file")
    try Data().write(to: blocked)
    let storage = FileSecretStorage(folder: blocked.appendingPathComponent("secrets"))
    let error = await #expect(throws: SecretError.self) {
      try await storage.save(Secret("s3cret"), for: key)
    }
    guard case .file(let path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    expect(path, equals: blocked.appendingPathComponent("secrets").path)
  }
}
