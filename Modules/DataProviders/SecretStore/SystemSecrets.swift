public import Foundation

/// Chooses the storage of the reader's secrets on this machine.
public struct SystemSecrets: Sendable {
  /// A notice about where secrets are stored.
  public enum Notice: Sendable, Hashable {
    /// There is no secret service in this session: they are in a file that only this user can read,
    /// not encrypted.
    case savedInFile(path: String)
  }

  /// The system's secret service with a file as its fallback, or the file alone.
  public let storage: any SecretStorage
  /// The notice for the reader; nil for none.
  public let notice: Notice?

  /// Opens the system's secret store if one responds, otherwise a file.
  ///
  /// Waits three seconds at most. Nothing is written.
  ///
  /// - Parameter folder: the folder of the file; created when it is needed, for this user only.
  /// - Returns: the storage, and the notice for the reader.
  public static func open(folder: URL) async -> SystemSecrets {
    await open(folder: folder, service: SecretServiceStorage())
  }

  static func open(folder: URL, service: SecretServiceStorage) async -> SystemSecrets {
    let file = FileSecretStorage(folder: folder)
    guard await service.isAvailable else {
      return SystemSecrets(storage: file, notice: .savedInFile(path: file.file.path))
    }
    return SystemSecrets(storage: FallbackSecretStorage(service: service, file: file), notice: nil)
  }
}
