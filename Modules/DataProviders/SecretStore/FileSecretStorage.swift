public import Foundation

/// Keeps secrets in one file that only this user can read; they are not encrypted.
///
/// For sessions without a store of secrets. The file is `secrets.json`, of mode 0600, in a folder
/// of mode 0700. It is replaced as a whole: after a crash there is the old one or the new one.
/// Several processes may use it at once.
public actor FileSecretStorage: SecretStorage {
  /// Where the secrets are.
  public nonisolated let file: URL
  private nonisolated let folder: PrivateFolder

  private struct Content: Codable {
    var version = 1
    /// By kind and name.
    var secrets: [String: [String: String]] = [:]
  }

  /// Names a folder; nothing is made before it is needed.
  public init(folder: URL) {
    self.folder = PrivateFolder(url: folder)
    file = folder.appendingPathComponent("secrets.json")
  }

  /// A secret that was kept; nil where none is.
  ///
  /// Where the file or its folder could be read by others, that is mended first; where it cannot
  /// be, the file is not used.
  ///
  /// - Throws: ``SecretError``.
  public func secret(for key: SecretKey) async throws(SecretError) -> Secret? {
    try read().secrets[key.kind.rawValue]?[key.name].map(Secret.init)
  }

  /// Keeps a secret, in place of an older one.
  ///
  /// A file that cannot be understood is set aside first, as `secrets.json.damaged`.
  public func keep(_ secret: Secret, for key: SecretKey) async throws(SecretError) {
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

  /// Forgets a secret; one that is not there is no error.
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
