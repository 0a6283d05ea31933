public import Foundation

extension PickedPhoto {
  /// No photo is larger, in bytes; what is must be something else.
  private static let mostBytes = 256 << 20

  /// What files of images are called, and the MIME types of those that are not drawn anew.
  private static let types = [
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif",
    "webp": "image/webp", "bmp": "image/bmp", "tif": "image/tiff", "tiff": "image/tiff",
    "heic": "image/heic", "heif": "image/heif", "avif": "image/avif",
  ]

  /// Reads a file of this machine.
  ///
  /// - Throws: ``PhotoProblem``: what its name says is no image is not read.
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
  /// Adds photos from files that were pasted or dropped; says why those that cannot be are not.
  ///
  /// - Returns: The work, done when all are ready or gone. Letting go of it does not cancel it.
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
