import Expectations
import Foundation
import Testing

@testable import MastodonAPI

/// Foundation's folder for cookies, which are not stored.
@Suite struct CookieFolderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("cookies-\(UUID().uuidString)")

  private func make() {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private var exists: Bool { FileManager.default.fileExists(atPath: folder.path) }

  @Test func aNewFolderIsRemovedIfItIsEmpty() {
    CookieFolder.removeNew(folder, make)
    expect(!exists)
  }

  @Test func aFolderThatWasThereStays() throws {
    make()
    CookieFolder.removeNew(folder) {}
    expect(exists)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aFolderWithContentStays() throws {
    CookieFolder.removeNew(folder) {
      make()
      let file = folder.appendingPathComponent("a")
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    expect(exists)
    try FileManager.default.removeItem(at: folder)
  }
}
