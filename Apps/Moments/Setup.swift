import AppCoordinator
import Foundation
import Foundations
import MomentsComposer
import SocialModel

/// What the app is composed of: the coordinator over demo or live view models, and the pictures.
struct Setup {
  let coordinator: AppCoordinator
  let imageLoader: ImageLoader

  /// Composes the app.
  ///
  /// - Parameters:
  ///   - factory: Makes the view models.
  ///   - media: Brings the bytes of pictures that are not painted, and keeps those of the network.
  ///   - openURL: Opens a web address.
  ///   - photoPicker: Lets the reader choose photos; nil where there is no desktop to ask.
  init(
    factory: any ViewModelFactory,
    media: (any MediaProvider)?,
    openURL: @escaping AppCoordinator.OpenURL,
    photoPicker: (any PhotoPicking)? = nil
  ) {
    imageLoader = ImageLoader(source: PictureSource(provider: media))
    coordinator = AppCoordinator(
      factory: factory,
      imageLoader: imageLoader,
      openURL: openURL,
      photoPicker: photoPicker
    )
  }
}
