public import AppCoordinator
import Foundation
public import Foundations
public import LiveViewModels
public import MomentsComposer
public import MomentsLanguage
public import SocialModel

/// The whole app over one set of providers: view models, screens, images.
///
/// ```swift
/// let app = ComposedApp(ProviderSet(DemoProvider(.timeline)), language: .english)
/// app.coordinator.start()
/// window.rootViewController = app.coordinator.rootViewController
/// ```
public struct ComposedApp {
  /// Makes the player of films and sounds, whose bytes a source loads.
  public typealias MakePlayers = (any ImageDataSource) -> any MediaPlayerMaking

  /// Shows the screens and navigates between them.
  public let coordinator: AppCoordinator
  /// Loads the images of all screens.
  public let imageLoader: ImageLoader

  /// Composes the app of view models made by a factory.
  ///
  /// - Parameters:
  ///   - factory: Makes the view models.
  ///   - media: Loads the bytes of images that are not painted, of films and of sounds.
  ///   - makePlayers: Makes the player of films and sounds; optional.
  ///   - openURL: Opens a web address; nothing is opened unless one is given.
  ///   - photoPicker: Lets the reader choose photos; nil where that is not possible.
  public init(
    factory: any ViewModelFactory,
    media: any MediaProvider,
    makePlayers: MakePlayers? = nil,
    openURL: @escaping AppCoordinator.OpenURL = { _, completion in completion(false) },
    photoPicker: (any PhotoPicking)? = nil
  ) {
    let source = ImageSource(media)
    imageLoader = ImageLoader(source: source, notifications: .default)
    coordinator = AppCoordinator(
      factory: factory,
      imageLoader: imageLoader,
      players: makePlayers?(source),
      openURL: openURL,
      photoPicker: photoPicker
    )
  }

  /// Composes the app of live view models over providers.
  ///
  /// - Parameters:
  ///   - providers: The providers.
  ///   - language: The language of the app's texts.
  ///   - time: The clock of the view models.
  ///   - makePlayers: Makes the player of films and sounds; optional.
  ///   - openURL: Opens a web address; nothing is opened unless one is given.
  ///   - photoPicker: Lets the reader choose photos; nil where that is not possible.
  public init(
    _ providers: ProviderSet,
    language: AppLanguage,
    time: ReaderTime = ReaderTime(),
    makePlayers: MakePlayers? = nil,
    openURL: @escaping AppCoordinator.OpenURL = { _, completion in completion(false) },
    photoPicker: (any PhotoPicking)? = nil
  ) {
    self.init(
      factory: LiveFactory(providers, language: language, time: time),
      media: providers.media,
      makePlayers: makePlayers,
      openURL: openURL,
      photoPicker: photoPicker
    )
  }
}
