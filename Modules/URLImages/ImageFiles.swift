import Foundation

/// Images in the files of a folder, of which the least recently used are deleted first.
///
/// It is a cache: what cannot be read is missing, and what cannot be written is not kept.
actor ImageFiles {
  private let folder: URL
  private let limit: Int
  /// The number of bytes of all files; `nil` until they are counted.
  private var byteCount: Int?

  private struct File {
    var url: URL
    var bytes: Int
    var usedAt: Date
  }

  init(folder: URL, limit: Int) {
    self.folder = folder
    self.limit = limit
  }

  /// The image of an address; `nil` if there is none.
  nonisolated func data(for url: URL) async -> Data? {
    let file = file(of: url)
    let head = head(of: url)
    guard let all = try? Data(contentsOf: file), all.starts(with: head) else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    return Data(all.dropFirst(head.count))
  }

  /// Keeps the image of an address, in place of an older one, if it is not larger than all files
  /// may be.
  func save(_ data: Data, for url: URL) {
    let all = head(of: url) + data
    guard all.count <= limit else { return }
    let file = file(of: url)
    let former = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    let before = byteCount ?? storedFiles().reduce(0) { $0 + $1.bytes }
    byteCount = before
    guard write(all, to: file) else { return }
    byteCount = before + all.count - former
    trim()
  }

  private func write(_ data: Data, to file: URL) -> Bool {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
      return true
    } catch {
      return false
    }
  }

  /// Deletes the least recently used files where there are too many bytes: a few more than it must,
  /// so that not every image deletes another.
  private func trim() {
    guard let byteCount, byteCount > limit else { return }
    let files = storedFiles().sorted { $0.usedAt < $1.usedAt }
    var left = files.reduce(0) { $0 + $1.bytes }
    for file in files.dropLast() where left > limit - limit / 8 {
      guard (try? FileManager.default.removeItem(at: file.url)) != nil else { continue }
      left -= file.bytes
    }
    self.byteCount = left
  }

  private func storedFiles() -> [File] {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: Array(keys)
    )
    return (urls ?? []).compactMap { url in
      guard let values = try? url.resourceValues(forKeys: keys) else { return nil }
      return File(
        url: url,
        bytes: values.fileSize ?? 0,
        usedAt: values.contentModificationDate ?? .distantPast
      )
    }
  }

  /// The file of an address, with a name that no server chooses.
  private nonisolated func file(of url: URL) -> URL {
    // FNV-1a, whose numbers are those of every run. Two addresses may share one: the head tells.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in url.absoluteString.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return folder.appendingPathComponent(String(hash, radix: 16))
  }

  /// What a file begins with: its address.
  private nonisolated func head(of url: URL) -> Data { Data((url.absoluteString + "\n").utf8) }
}
