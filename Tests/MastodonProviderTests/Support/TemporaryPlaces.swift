import Foundation
import LocalStore

/// Separate folders for a test, deleted with it.
final class TemporaryPlaces: Sendable {
  let places = StoreDirectories(
    root: FileManager.default.temporaryDirectory
      .appendingPathComponent("moments-provider-\(UUID().uuidString)")
  )

  deinit { try? FileManager.default.removeItem(at: places.root) }

  /// Whether any file below contains a text.
  func anyFileHolds(_ text: String) throws -> Bool {
    let files = FileManager.default.enumerator(at: places.root, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard let data = try? Data(contentsOf: file) else { continue }
      if data.range(of: Data(text.utf8)) != nil { return true }
    }
    return false
  }
}
