import Foundation

/// A form as a file, which only the reader of this machine can open.
struct FormFile {
  let url: URL

  /// Writes a body that is a form, in pieces; nil for other bodies.
  ///
  /// - Throws: `HTTPFailure`, where one of its files cannot be read or the disk is full.
  init?(of body: HTTPBody?, in folder: URL = FileManager.default.temporaryDirectory) throws {
    guard case .form(let form) = body else { return nil }
    url = folder.appendingPathComponent("moments-form-\(UUID().uuidString)")
    do {
      let isMade = FileManager.default.createFile(
        atPath: url.path,
        contents: nil,
        attributes: [.posixPermissions: 0o600]
      )
      guard isMade else { throw CocoaError(.fileWriteUnknown) }
      let file = try FileHandle(forWritingTo: url)
      defer { try? file.close() }
      try form.forEachPiece { try file.write(contentsOf: $0) }
    } catch {
      delete()
      throw HTTPFailure.other(error.localizedDescription)
    }
  }

  /// Deletes the file.
  func delete() { try? FileManager.default.removeItem(at: url) }
}
