import AppCoordinator
import Foundation
import LocalStore

/// The file of the app state, beside the store that it belongs to.
struct AppStateFile {
  private static let name = "state"

  /// The folder of the store.
  let folder: URL

  private var url: URL { folder.appendingPathComponent("\(Self.name).json") }

  /// Reads the state; if it cannot be read, there is none, and the file is quarantined.
  func read() -> (state: AppState, setAside: QuarantinedFile?) {
    guard FileManager.default.fileExists(atPath: url.path) else { return (AppState(), nil) }
    do {
      return (try AppState(try bytes()), nil)
    } catch AppState.Problem.newer(let version) {
      return (AppState(), setAside(because: .otherVersion(version), as: "newer"))
    } catch {
      return (AppState(), setAside(because: .damaged, as: "damaged"))
    }
  }

  /// Writes a state atomically, to a file that only this user can read: it says what was read.
  ///
  /// - Throws: Errors of the file system.
  func write(_ state: AppState) throws {
    let files = FileManager.default
    try files.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    let data = try state.data()
    let next = folder.appendingPathComponent("\(Self.name).new")
    // Written and then renamed; a process that ends in between leaves it, and the next one
    // overwrites it.
    try? files.removeItem(at: next)
    let isWritten = files.createFile(
      atPath: next.path,
      contents: data,
      attributes: [.posixPermissions: 0o600]
    )
    guard isWritten, rename(next.path, url.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
  }

  /// Reads the file, if it is a plain one of at most the largest size: others may have no end.
  private func bytes() throws -> Data {
    let values = try url.resolvingSymlinksInPath().resourceValues(forKeys: [
      .isRegularFileKey, .fileSizeKey,
    ])
    guard values.isRegularFile == true, values.fileSize ?? 0 <= AppState.largest else {
      throw AppState.Problem.damaged
    }
    return try Data(contentsOf: url)
  }

  /// Renames the file, with one name for each reason; nil if that failed, and the file will be
  /// overwritten.
  private func setAside(
    because reason: QuarantinedFile.Reason,
    as word: String
  ) -> QuarantinedFile? {
    let quarantined = folder.appendingPathComponent("\(Self.name).\(word).json")
    try? FileManager.default.removeItem(at: quarantined)
    do {
      try FileManager.default.moveItem(at: url, to: quarantined)
      return QuarantinedFile(reason: reason, url: quarantined)
    } catch {
      return nil
    }
  }
}
