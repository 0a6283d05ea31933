import AppCoordinator
import Foundation
import LocalStore

/// The file that keeps where the reader is in the app, beside the store that it belongs to.
struct AppStateFile {
  private static let name = "state"

  /// The folder of the store.
  let folder: URL

  private var url: URL { folder.appendingPathComponent("\(Self.name).json") }

  /// What is kept; where that cannot be read, nothing, and the file is set aside.
  func read() -> (state: AppState, setAside: QuarantinedFile?) {
    guard FileManager.default.fileExists(atPath: url.path) else { return (AppState(), nil) }
    do {
      return (try AppState(try bytes()), nil)
    } catch AppState.Problem.newer(let version) {
      return (AppState(), setAside(because: .newer(version: version), as: "newer"))
    } catch {
      return (AppState(), setAside(because: .damaged, as: "damaged"))
    }
  }

  /// Keeps a state; the file is whole at any instant.
  ///
  /// - Throws: What the file system says.
  func write(_ state: AppState) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try state.data().write(to: url, options: .atomic)
  }

  /// A few bytes more than any state has, at most; of plain files only: others may have no end.
  private func bytes() throws -> Data {
    let values = try url.resolvingSymlinksInPath().resourceValues(forKeys: [
      .isRegularFileKey, .fileSizeKey,
    ])
    guard values.isRegularFile == true, values.fileSize ?? 0 <= AppState.largest else {
      throw AppState.Problem.damaged
    }
    return try Data(contentsOf: url)
  }

  /// Gives the file another name, of which there is one for each reason; nil where that failed, and
  /// the file will be written over.
  private func setAside(
    because reason: QuarantinedFile.Reason,
    as word: String
  ) -> QuarantinedFile? {
    let kept = folder.appendingPathComponent("\(Self.name).\(word).json")
    try? FileManager.default.removeItem(at: kept)
    do {
      try FileManager.default.moveItem(at: url, to: kept)
      return QuarantinedFile(reason: reason, url: kept)
    } catch {
      return nil
    }
  }
}
