public import Foundation

/// Stores secrets in one file that only this user can read; they are not encrypted.
///
/// For sessions without a secret service. The file is `secrets.json`, of mode 0600, in a folder of
/// mode 0700. It is replaced as a whole: after a crash there is the old one or the new one. Several
/// processes may use it concurrently.
public actor FileSecretStorage: SecretStorage {
  /// The file of the secrets.
  public nonisolated let file: URL
  private nonisolated let folder: PrivateFolder

  private struct Content: Codable {
    var version = 1
    /// The secrets, by kind and name.
    var secrets: [String: [String: String]] = [:]
  }

  /// Makes the storage of a folder, which is created when it is needed.
  public init(folder: URL) {
    self.folder = PrivateFolder(url: folder)
    file = folder.appendingPathComponent("secrets.json")
  }

  /// A stored secret; nil where there is none.
  ///
  /// If others could read the file or its folder, the permissions are corrected first; if that
  /// fails, the file is not used.
  ///
  /// - Throws: ``SecretError``.
  public func secret(for key: SecretKey) async throws(SecretError) -> Secret? {
    try read().secrets[key.kind.rawValue]?[key.name].map(Secret.init)
  }

  /// Stores a secret, in place of an older one.
  ///
  /// A file that cannot be decoded is quarantined first, as `secrets.json.damaged`.
  public func save(_ secret: Secret, for key: SecretKey) async throws(SecretError) {
    try folder.make()
    try folder.locked { () throws(SecretError) in
      var content: Content
      do throws(SecretError) {
        content = try read()
      } catch .damaged {
        try folder.rename("secrets.json", to: "secrets.json.damaged")
        content = Content()
      }
      content.secrets[key.kind.rawValue, default: [:]][key.name] = secret.rawValue
      try write(content)
    }
  }

  /// Deletes a secret; one that does not exist is not an error.
  public func forget(_ key: SecretKey) async throws(SecretError) {
    guard try read().secrets[key.kind.rawValue]?[key.name] != nil else { return }
    try folder.locked { () throws(SecretError) in
      var content = try read()
      content.secrets[key.kind.rawValue]?[key.name] = nil
      try write(content)
    }
  }

  private func read() throws(SecretError) -> Content {
    guard let data = try folder.read("secrets.json") else { return Content() }
    guard let content = try? JSONDecoder().decode(Content.self, from: data) else {
      throw .damaged(path: file.path)
    }
    return content
  }

  private func write(_ content: Content) throws(SecretError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(content) else {
      throw .file(path: file.path, reason: "the secrets cannot be written as JSON")
    }
    try folder.write(data, to: "secrets.json")
  }
}
