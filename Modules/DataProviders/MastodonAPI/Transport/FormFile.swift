import Foundation

/// A form as a file, which only the reader of this machine can open.
struct FormFile {
  let url: URL

  /// Writes a body that is a form, in pieces; nil for other bodies.
  ///
  /// - Throws: `HTTPFailure.fileNotReadable` for one of its files, `HTTPFailure.formNotWritten`
  ///   where the disk is full.
  init?(of body: HTTPBody?, in folder: URL = FileManager.default.temporaryDirectory) throws {
    guard case .form(let form) = body else { return nil }
    url = folder.appendingPathComponent("moments-form-\(UUID().uuidString)")
    do {
      let file = try Self.writing { [url] in
        let isMade = FileManager.default.createFile(
          atPath: url.path,
          contents: nil,
          attributes: [.posixPermissions: 0o600]
        )
        guard isMade else { throw CocoaError(.fileWriteUnknown) }
        return try FileHandle(forWritingTo: url)
      }
      defer { try? file.close() }
      try form.forEachPiece { piece in
        try Self.writing { try file.write(contentsOf: piece) }
      }
    } catch {
      delete()
      throw error as? HTTPFailure ?? .fileNotReadable(error.localizedDescription)
    }
  }

  private static func writing<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw HTTPFailure.formNotWritten(error.localizedDescription)
    }
  }

  /// Deletes the file.
  func delete() { try? FileManager.default.removeItem(at: url) }
}
