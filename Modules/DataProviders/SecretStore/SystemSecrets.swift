public import Foundation

/// Chooses where the secrets of this machine's reader are kept.
public struct SystemSecrets: Sendable {
  /// What the reader should know of where their secrets are.
  public enum Notice: Sendable, Hashable {
    /// No store of secrets runs in this session: they are in a file that only this user can read,
    /// not encrypted.
    case keptInFile(path: String)
  }

  /// Keeps the secrets.
  public let keeper: any SecretStorage
  /// What to show the reader; nil for nothing.
  public let notice: Notice?

  /// Opens the system's store of secrets where one answers, else a file.
  ///
  /// Waits three seconds at most. Nothing is written.
  ///
  /// - Parameter folder: where the file is, or would be; made when it is needed, for this user
  ///   only.
  /// - Returns: the storage, and what to show the reader.
  public static func open(folder: URL) async -> SystemSecrets {
    await open(folder: folder, service: SecretServiceStorage())
  }

  static func open(folder: URL, service: SecretServiceStorage) async -> SystemSecrets {
    let file = FileSecretStorage(folder: folder)
    guard await service.isAvailable else {
      return SystemSecrets(keeper: file, notice: .keptInFile(path: file.file.path))
    }
    return SystemSecrets(keeper: FallbackSecretStorage(service: service, file: file), notice: nil)
  }
}
