import Foundation

/// The bytes of a font as a file without a name, which is gone with its last user.
final class FontMemory: Sendable {
  private let handle: FileHandle
  /// The file, in the directory of the files that this process has open.
  let url: URL

  /// Writes bytes; nil if there is no room.
  init?(_ data: Data) {
    let named = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    do {
      try data.write(to: named)
      handle = try FileHandle(forReadingFrom: named)
      try FileManager.default.removeItem(at: named)
    } catch {
      return nil
    }
    url = URL(fileURLWithPath: "/proc/self/fd/\(handle.fileDescriptor)")
  }
}
