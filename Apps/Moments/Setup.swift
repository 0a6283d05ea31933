import AppCoordinator
import Contracts
import DemoViewModels
import Foundation
import Foundations
import SocialModel

/// What the app is composed of for a set of options: the coordinator over demo or live view models, and the pictures.
struct Setup {
  let coordinator: AppCoordinator
  let imageLoader: ImageLoader
  let language: AppLanguage

  /// Composes the app.
  ///
  /// - Parameters:
  ///   - options: What the command line asked for.
  ///   - sleep: Waits for the scripted delays of the demo.
  ///   - openURL: Opens a web address.
  /// - Throws: ``OptionsError``, or what the archive could not be opened for.
  init(
    _ options: Options,
    sleep: @escaping DemoTimelineViewModel.Sleep,
    openURL: @escaping AppCoordinator.OpenURL
  ) throws {
    language = options.language ?? Self.systemLanguage
    let factory: any ViewModelFactory
    let media: (any MediaProvider)?
    switch options.source {
    case .demo(let name):
      guard let demo = DemoFactory(named: name, language: language, sleep: sleep) else {
        throw OptionsError.badValue(
          "--demo",
          name,
          "one of \(DemoScenarioNames.list), \(DemoScenarioNames.threads)"
        )
      }
      factory = demo
      media = nil
    case .archive(let path):
      let live = LiveFactory(archive: path, language: language)
      factory = live
      media = live.provider
    }
    imageLoader = ImageLoader(
      source: PictureSource(provider: media),
      diskCache: media.map { _ in Self.diskCache }
    )
    coordinator = AppCoordinator(factory: factory, imageLoader: imageLoader, openURL: openURL)
  }

  /// The language of the process: the first of LC_ALL, LC_MESSAGES and LANG that is set, as POSIX has it.
  private static var systemLanguage: AppLanguage {
    let environment = ProcessInfo.processInfo.environment
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    return name.flatMap(AppLanguage.init(identifier:)) ?? .english
  }

  /// Network pictures are kept where the XDG base directory specification puts caches.
  private static var diskCache: ImageDiskCache {
    let environment = ProcessInfo.processInfo.environment
    let base =
      environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
    return ImageDiskCache(folder: base.appendingPathComponent("moments/pictures"))
  }
}
