public import Foundation

/// The bytes of pictures in a folder, the least recently used deleted first when they grow past a limit.
///
/// A cache: whatever goes wrong with the disk reads as "not there" and is never an error of the picture.
public actor ImageDiskCache {
  private let folder: URL
  private let limit: Int
  private var storedSinceTrim = 0

  /// Makes a cache in a folder, which is made when first needed.
  ///
  /// - Parameters:
  ///   - folder: A folder of the cache's own.
  ///   - limit: The most that the folder may hold, in bytes; 200 MB by default.
  public init(folder: URL, limit: Int = 200_000_000) {
    self.folder = folder
    self.limit = limit
  }

  /// The bytes kept for a URL.
  public func data(for url: URL) -> Data? {
    let file = file(for: url)
    guard let data = try? Data(contentsOf: file) else { return nil }
    // The date says when the picture was last wanted.
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    return data
  }

  /// Keeps the bytes of a URL.
  public func store(_ data: Data, for url: URL) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: file(for: url), options: .atomic)
    storedSinceTrim += data.count
    // Looking through the folder costs its size; once every tenth of the limit is often enough.
    if storedSinceTrim > limit / 10 { trim() }
  }

  private func trim() {
    storedSinceTrim = 0
    let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: keys
      )) ?? []
    var entries = files.compactMap { file -> (file: URL, date: Date, size: Int)? in
      guard let values = try? file.resourceValues(forKeys: Set(keys)) else { return nil }
      return (file, values.contentModificationDate ?? .distantPast, values.fileSize ?? 0)
    }
    var total = entries.reduce(0) { $0 + $1.size }
    entries.sort { $0.date < $1.date }
    for entry in entries where total > limit {
      try? FileManager.default.removeItem(at: entry.file)
      total -= entry.size
    }
  }

  /// The file of a URL: two 64-bit FNV-1a hashes (Fowler, Noll and Vo) from different starts make collisions
  /// unlikely enough for a cache.
  private func file(for url: URL) -> URL {
    func hash(from start: UInt64) -> String {
      let value = url.absoluteString.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      return String(value, radix: 36)
    }
    let name = hash(from: 0xCBF2_9CE4_8422_2325) + "-" + hash(from: 0x9E37_79B9_7F4A_7C15)
    return folder.appendingPathComponent(name, isDirectory: false)
  }
}
