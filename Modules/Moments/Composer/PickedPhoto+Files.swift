public import Foundation
public import MomentsContracts
import MomentsLanguage

nonisolated extension PickedPhoto {
  /// The maximum size of a photo, in bytes; a larger file must be something else.
  private static let mostBytes = 256 << 20

  /// The extensions of image files, and the MIME types of those that are not re-encoded.
  private static let types = [
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif",
    "webp": "image/webp", "bmp": "image/bmp", "tif": "image/tiff", "tiff": "image/tiff",
    "heic": "image/heic", "heif": "image/heif", "avif": "image/avif",
  ]

  /// Reads a file on this machine.
  ///
  /// - Throws: ``PhotoProblem``: only files with the extension of an image are read.
  @concurrent
  public static func read(_ file: URL) async throws(PhotoProblem) -> PickedPhoto {
    guard let type = types[file.pathExtension.lowercased()] else { throw .notAnImage }
    let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
    guard size ?? 0 <= mostBytes else { throw .tooLarge }
    guard let data = try? Data(contentsOf: file) else { throw .unreadable }
    return PickedPhoto(data: data, type: type)
  }
}

extension ComposerViewModel {
  /// Adds photos from pasted or dropped files; a message reports those that cannot be added.
  ///
  /// - Returns: The work, done when all are ready or removed. Releasing it does not cancel it.
  @discardableResult
  public func addFiles(_ files: [URL]) -> Task<Void, Never> {
    Task {
      var photos: [PickedPhoto] = []
      for file in files {
        do throws(PhotoProblem) {
          photos.append(try await PickedPhoto.read(file))
        } catch {
          photosFailed(strings.composerPhotoProblem(error))
        }
      }
      if !photos.isEmpty { await addPhotos(photos).value }
    }
  }
}
