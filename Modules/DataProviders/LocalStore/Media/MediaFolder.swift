import Foundation
import SocialModel

/// The files of the photos of drafts.
struct MediaFolder: Sendable {
  let url: URL

  /// Writes a file atomically and durably.
  ///
  /// - Throws: `ProviderError.notSaved`.
  func write(_ data: Data, name: String) throws(ProviderError) {
    let final = url.appendingPathComponent(name)
    let temporary = url.appendingPathComponent(".\(name).new")
    do {
      try FileManager.default.createDirectory(
        at: url,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      try Self.writeThrough(data, to: temporary)
      guard rename(temporary.path, final.path) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
      // The name is durable only when the directory is on disk, too.
      let folder = open(url.path, O_RDONLY)
      if folder >= 0 {
        fsync(folder)
        close(folder)
      }
    } catch {
      unlink(temporary.path)
      throw .notSaved(path: final.path, reason: error.localizedDescription)
    }
  }

  private static func writeThrough(_ data: Data, to file: URL) throws {
    let number = open(file.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard number >= 0 else {
      throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
    }
    let handle = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    try handle.write(contentsOf: data)
    try handle.synchronize()
    try handle.close()
  }

  /// The bytes of a file; nil where it does not exist or cannot be read.
  func data(_ name: String) -> Data? { try? Data(contentsOf: url.appendingPathComponent(name)) }

  /// Deletes files; missing ones are not an error, nor are those that cannot be deleted: the next
  /// sweep finds them.
  func delete(_ names: [String]) {
    for name in names { unlink(url.appendingPathComponent(name).path) }
  }

  /// Deletes unreferenced files that are older than a time.
  func sweep(except names: Set<String>, olderThan limit: Date) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    for name in files where !names.contains(name) {
      let path = url.appendingPathComponent(name).path
      let facts = try? FileManager.default.attributesOfItem(atPath: path)
      guard let changed = facts?[.modificationDate] as? Date, changed < limit else { continue }
      unlink(path)
    }
  }
}
