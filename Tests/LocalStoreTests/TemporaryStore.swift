import Foundation

@testable import LocalStore

/// A separate folder for a test, deleted with it.
final class TemporaryStore: Sendable {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("moments-store-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }
}
