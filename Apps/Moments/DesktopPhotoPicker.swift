import Foundation
import GTKHost
import MomentsComposer
import MomentsContracts
import MomentsLanguage
import UIKit

/// Photos from the files of the desktop.
final class DesktopPhotoPicker: PhotoPicking {
  /// The title of the dialog.
  var title: String { Strings(language).composerAddPhotos }
  var language: AppLanguage

  init(language: AppLanguage) { self.language = language }

  func pickPhotos(
    upTo limit: Int,
    over controller: UIViewController
  ) async throws(PhotoProblem) -> [PickedPhoto] {
    let files = await GTKHost.pickFiles(
      title: title,
      types: ["image/jpeg", "image/png", "image/webp", "image/gif"],
      allowsSeveral: limit > 1
    )
    var photos: [PickedPhoto] = []
    for file in files { photos.append(try await PickedPhoto.read(file)) }
    return photos
  }
}
