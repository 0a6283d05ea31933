import Foundation
import MastodonMapping
import SocialModel

/// The files that an archive may read, and nothing outside of them.
struct ArchiveFolder: Sendable {
  /// The path of the archive: a file or a folder.
  let path: String
  /// The folder of the archive: `path`, or the folder of the file at `path`.
  let root: URL

  init(path: String) {
    let url = URL(fileURLWithPath: (path as NSString).expandingTildeInPath).standardizedFileURL
    self.path = url.path
    root = Self.isFolder(url.path) ? url : url.deletingLastPathComponent()
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The JSON files to read, sorted by name.
  ///
  /// - Throws: `ProviderError` if there are none.
  func jsonFiles() throws -> [URL] {
    guard FileManager.default.fileExists(atPath: path) else {
      throw ProviderError.fileNotFound(path: path)
    }
    guard Self.isFolder(path) else { return [URL(fileURLWithPath: path)] }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw ProviderError.fileNotReadable(path: path, reason: error.localizedDescription)
    }
    let files =
      names
      .filter { $0.lowercased().hasSuffix(".json") && !$0.hasPrefix(".") }
      .sorted()
      .map { root.appendingPathComponent($0) }
      .filter { !Self.isFolder($0.path) }
    guard !files.isEmpty else { throw ProviderError.noJSONInFolder(path: path) }
    return files
  }

  // MARK: - Images and films

  /// The URL of an image's address in a file of the archive.
  ///
  /// Absolute addresses are unchanged, regardless of their scheme. All others name files in the
  /// folder.
  func resolve(_ address: String) -> URL? {
    let address = address.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !address.isEmpty else { return nil }
    if let colon = address.firstIndex(of: ":"), Self.isScheme(address[..<colon]) {
      return WebAddress.lenient(address)
    }
    if address.hasPrefix("//") { return WebAddress.url("https:" + address) }
    let decoded = address.removingPercentEncoding ?? address
    let relative = decoded.drop { $0 == "/" }
    guard !relative.isEmpty, !relative.utf8.contains(0) else { return nil }
    return root.appendingPathComponent(String(relative))
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20 else {
      return false
    }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
  }

  /// The bytes of an image in the folder.
  ///
  /// - Throws: `ProviderError` if there is none, or if it is outside of the folder after resolving
  ///   all links.
  func image(at url: URL, limit: Int) throws -> Data {
    try Self.read(required(url), limit: limit)
  }

  /// A part of a film or sound in the folder.
  ///
  /// - Throws: `ProviderError`, as ``image(at:limit:)``.
  func part(of url: URL, in range: Range<Int>) throws -> MediaPart {
    try MediaPart(ofFile: required(url), in: range)
  }

  private func required(_ url: URL) throws -> URL {
    guard let file = try existing(url) else { throw ProviderError.fileNotFound(path: url.path) }
    return file
  }

  /// The file of the comments of a post: `context/<id>.json`; nil for an identity that is not a
  /// file name, such as an address.
  func contextFile(ofPost id: String) -> URL? {
    let isName = id.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
      default: false
      }
    }
    guard isName, (1...128).contains(id.utf8.count) else { return nil }
    return root.appendingPathComponent("context/\(id).json")
  }

  /// The file with all links in its path resolved.
  func existing(_ url: URL) throws -> URL? {
    for candidate in candidates(for: url) {
      guard Self.contains(candidate, in: root.standardizedFileURL) else {
        throw ProviderError.fileOutsideArchive(path: url.path)
      }
      guard FileManager.default.fileExists(atPath: candidate.path) else { continue }
      let resolved = candidate.resolvingSymlinksInPath()
      guard Self.contains(resolved, in: root.resolvingSymlinksInPath()) else {
        throw ProviderError.fileOutsideArchive(path: url.path)
      }
      return resolved
    }
    return nil
  }

  /// The possible files of an image.
  ///
  /// Archives contain the path of the server, `/system/media_attachments/...` or with a longer
  /// prefix, and have the file at `media_attachments/...`.
  private func candidates(for url: URL) -> [URL] {
    let file = url.standardizedFileURL
    guard let range = file.path.range(of: "/media_attachments/", options: .backwards) else {
      return [file]
    }
    return [file, root.appendingPathComponent(String(file.path[range.lowerBound...].dropFirst()))]
  }

  private static func contains(_ url: URL, in folder: URL) -> Bool {
    let inside = url.pathComponents
    let outside = folder.pathComponents
    return inside.count > outside.count && inside.starts(with: outside)
  }

  /// The bytes of a file.
  ///
  /// - Throws: `ProviderError` if it is not a plain file, larger than the limit or not readable.
  static func read(_ file: URL, limit: Int) throws -> Data {
    let path = file.path
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      // A pipe or device would have no end.
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw ProviderError.fileNotReadable(path: path, reason: "it is not a plain file")
      }
      let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
      guard size <= limit else {
        throw ProviderError.fileTooLarge(path: path, bytes: size, limit: limit)
      }
      return try Data(contentsOf: file)
    } catch let error as ProviderError {
      throw error
    } catch {
      throw ProviderError.fileNotReadable(path: path, reason: error.localizedDescription)
    }
  }
}
