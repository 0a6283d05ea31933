import Foundation
import GTKHost
import MomentsComposer
import MomentsContracts
import UIKit

/// Photos from the files of the desktop.
final class DesktopPhotoPicker: PhotoPicking {
  /// What stands in the dialog.
  var title = ""
  /// No photo is larger; what is must be something else.
  private nonisolated static let mostBytes = 256 << 20

  func pickPhotos(upTo limit: Int, over controller: UIViewController) async throws
    -> [PickedPhoto]
  {
    let files = await GTKHost.pickFiles(
      title: title,
      types: ["image/jpeg", "image/png", "image/webp", "image/gif"],
      allowsSeveral: limit > 1
    )
    return try await Self.read(files)
  }

  @concurrent
  private nonisolated static func read(_ files: [URL]) async throws -> [PickedPhoto] {
    try files.map { file in
      let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      guard size <= mostBytes else { throw CocoaError(.fileReadTooLarge) }
      return PickedPhoto(data: try Data(contentsOf: file), type: type(of: file))
    }
  }

  private nonisolated static func type(of file: URL) -> String {
    switch file.pathExtension.lowercased() {
    case "png": "image/png"
    case "gif": "image/gif"
    case "webp": "image/webp"
    default: "image/jpeg"
    }
  }
}
