import Foundation
import MomentsContracts
import SocialModel

/// The settings, in a file of this machine.
nonisolated struct SettingsFile: Sendable {
  /// The content of the file.
  private struct Content: Codable {
    var version: Int
    var settings: AppSettings
  }

  /// The version, which is read first, because a newer version may have other settings.
  private struct Head: Decodable {
    var version: Int
  }

  // In version 1 the standard text size was the default, since 2 it is that of the desktop.
  private static let version = 2

  let url: URL

  init(in folder: URL) {
    url = folder.appendingPathComponent("settings.json")
  }

  /// Reads the settings; a file that cannot be used is quarantined.
  ///
  /// - Returns: The settings, the default ones if they cannot be read, and the address of the
  ///   quarantined file, if there is one.
  func read(now: Date) -> (settings: AppSettings, setAside: URL?) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      guard FileManager.default.fileExists(atPath: url.path) else { return (AppSettings(), nil) }
      return (AppSettings(), quarantine("unreadable", now))
    }
    let decoder = JSONDecoder()
    if let content = try? decoder.decode(Content.self, from: data),
      (1...Self.version).contains(content.version)
    {
      var settings = content.settings
      if content.version == 1, settings.textSize == .standard { settings.textSize = .system }
      return (settings, nil)
    }
    let head = try? decoder.decode(Head.self, from: data)
    let reason =
      head.map { $0.version > Self.version ? "newer-\($0.version)" : "damaged" } ?? "damaged"
    return (AppSettings(), quarantine(reason, now))
  }

  /// Renames the file, and returns its address.
  ///
  /// A file that cannot be moved keeps its address, and is overwritten by the next choice.
  private func quarantine(_ reason: String, _ now: Date) -> URL {
    let quarantined = url.appendingPathExtension("\(reason)-\(Int(now.timeIntervalSince1970))")
    let isMoved = (try? FileManager.default.moveItem(at: url, to: quarantined)) != nil
    return isMoved ? quarantined : url
  }

  /// Writes the settings atomically.
  ///
  /// - Throws: `ProviderError.notSaved`.
  func write(_ settings: AppSettings) throws(ProviderError) {
    do {
      try replace(with: settings)
    } catch {
      throw .notSaved(path: url.path, reason: error.systemMessage)
    }
  }

  private func replace(with settings: AppSettings) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(Content(version: Self.version, settings: settings))
      .write(to: url, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
  }
}
