internal import CGTKShim
public import Foundation

extension GTKHost {
  /// Shows the desktop's file dialog.
  ///
  /// Files without a local path, such as some on a network, are omitted.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - types: The MIME types offered, such as `image/png`; empty to offer every file.
  ///   - allowsSeveral: Whether several files may be selected.
  /// - Returns: The selected files in the order of the dialog; empty if it was cancelled.
  public static func pickFiles(
    title: String,
    types: [String] = [],
    allowsSeveral: Bool = false
  ) async -> [URL] {
    await withCheckedContinuation { continuation in
      let owner = Unmanaged.passRetained(FileDialogResult(continuation)).toOpaque()
      let copies = types.map { strdup($0) }
      defer { for copy in copies { free(copy) } }
      var list = copies.map { UnsafePointer<CChar>($0) } + [nil]
      host_pick_files(title, &list, allowsSeveral ? 1 : 0, owner) { owner, paths in
        guard let owner else { return }
        let files = GTKHost.files(paths)
        Unmanaged<FileDialogResult>.fromOpaque(owner).takeRetainedValue().continuation
          .resume(returning: files)
      }
    }
  }

  /// The files of a NULL-terminated list of paths.
  nonisolated static func files(
    _ paths: UnsafePointer<UnsafePointer<CChar>?>?
  ) -> [URL] {
    var files: [URL] = []
    var next = paths
    while let path = next?.pointee {
      files.append(URL(fileURLWithPath: String(cString: path)))
      next = next?.advanced(by: 1)
    }
    return files
  }
}

/// The continuation that awaits the result of the dialog.
private nonisolated final class FileDialogResult: Sendable {
  let continuation: CheckedContinuation<[URL], Never>

  init(_ continuation: CheckedContinuation<[URL], Never>) {
    self.continuation = continuation
  }
}
