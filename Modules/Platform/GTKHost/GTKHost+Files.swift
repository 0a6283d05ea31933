internal import CGTKShim
public import Foundation

extension GTKHost {
  /// Shows the desktop's file dialog to the reader.
  ///
  /// Files that have no path on this machine, as some of a network, are left out.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - types: The MIME types that are offered, such as `image/png`; none offers every file.
  ///   - allowsSeveral: Whether more than one may be chosen.
  /// - Returns: The files in the order of the dialog; none where the reader thought better of it.
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

  /// The files of a list of paths that NULL ends.
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
