import AppCoordinator
import DemoViewModels
import Foundation
import LiveViewModels
import LocalStore
import MastodonAPI
import MomentsComposer
import MomentsContracts
import SocialModel
import UIKit

/// The running app: one place of moments at a time, shown in one window.
final class Session {
  /// What the window shows.
  let root = RootViewController()
  let language: AppLanguage

  private let options: Options
  private let sleep: DemoTimelineViewModel.Sleep
  private let openURL: AppCoordinator.OpenURL
  private let photoPicker: (any PhotoPicking)?
  private let places: StoreDirectories
  private let transport: any HTTPTransport
  private var accounts: AccountCenter?
  private var place: Place?
  private var watching: Task<Void, Never>?
  private let awakening = Awakening()
  private(set) var setup: Setup?

  /// Makes a session; nothing is opened yet.
  ///
  /// - Parameters:
  ///   - options: What the command line asked for.
  ///   - places: Where the app keeps what belongs to its readers.
  ///   - sleep: Waits for the scripted delays of the demo.
  ///   - openURL: Opens a web address.
  ///   - photoPicker: Lets the reader choose photos; nil where there is no desktop to ask.
  init(
    _ options: Options,
    places: StoreDirectories = .standard(),
    sleep: @escaping DemoTimelineViewModel.Sleep,
    openURL: @escaping AppCoordinator.OpenURL,
    photoPicker: (any PhotoPicking)? = nil
  ) {
    self.photoPicker = photoPicker
    self.options = options
    self.places = places
    self.sleep = sleep
    self.openURL = openURL
    transport = URLSessionTransport()
    language = options.language ?? .ofProcess
  }

  isolated deinit {
    watching?.cancel()
  }

  /// Opens what the command line asked for; ``show(_:)`` shows it.
  ///
  /// - Throws: ``OptionsError``, ``CommandError``, or why a place cannot be opened.
  func open() async throws {
    switch options.source {
    case .demo(let name):
      guard let demo = DemoFactory(named: name, language: language, sleep: sleep) else {
        throw OptionsError.badValue(
          "--demo",
          name,
          "one of \(DemoScenarioNames.list), \(DemoScenarioNames.threads), \(DemoScenarioNames.composers)"
        )
      }
      setup = Setup(factory: demo, media: nil, openURL: openURL, photoPicker: photoPicker)
    case .archive, .account, .device, .lastChosen:
      try await openPlace(options.source)
    }
  }

  /// Shows what was opened.
  func show(_ first: FirstScreen) {
    guard let setup else { return }
    setup.coordinator.start(with: first)
    root.show(setup.coordinator.rootViewController)
    for notice in place?.notices ?? [] { setup.coordinator.tell(words(for: notice)) }
    watchRefusals()
  }

  /// Ends all work in the place that is open.
  func close() async {
    watching?.cancel()
    awakening.wake = nil
    await place?.close()
    place = nil
  }

  /// The network came, went, or is another one.
  func networkChanged(isAvailable: Bool) {
    awakening.networkChanged(isAvailable: isAvailable)
  }

  // MARK: Places

  private func openPlace(_ source: Source) async throws {
    let opener = PlaceOpener(
      places: places,
      transport: transport,
      accounts: try await accountCenter(for: source)
    )
    let opened =
      switch source {
      case .archive(let path): opener.archive(path)
      case .account(let name): try await opener.account(name)
      case .device: try await opener.device()
      case .lastChosen, .demo: try await opener.lastChosen()
      }
    place = opened
    awakening.wake = opened.wake
    let factory = LiveFactory(
      opened.providers,
      language: language,
      sendsToServer: opened.account != nil,
      accounts: accounts,
      openURL: openURL,
      onAccountChange: { [weak self] in await self?.changeOver() }
    )
    setup = Setup(
      factory: factory,
      media: cachingPictures(of: opened.providers.media),
      openURL: openURL,
      photoPicker: photoPicker
    )
  }

  /// Pictures of the network are kept up to a bound; where nothing can be kept they are loaded each time.
  private func cachingPictures(of media: any MediaProvider) -> any MediaProvider {
    guard let cache = try? ImageCache.open(folder: places.pictures) else { return media }
    return CachingMediaProvider(wrapping: media, cache: cache)
  }

  /// The accounts, unless they are of no use for an archive, or cannot be read and are not asked for by name.
  private func accountCenter(for source: Source) async throws -> AccountCenter? {
    if case .archive = source { return nil }
    if let accounts { return accounts }
    do {
      accounts = try await AccountCenter.open(places, transport: transport)
    } catch {
      if case .account = source { throw error }
    }
    return accounts
  }

  /// Shows the app for the account that is the current one now.
  private func changeOver() async {
    await close()
    do {
      try await openPlace(.lastChosen)
      show(.timeline)
    } catch {
      setup?.coordinator.tell(String(describing: error))
    }
  }

  private func watchRefusals() {
    watching?.cancel()
    guard let outbox = place?.providers.outbox, let coordinator = setup?.coordinator else { return }
    let notices = OutboxNotices(provider: outbox, language: language)
    watching = Task { [weak coordinator] in await notices.watch { coordinator?.tell($0) } }
  }

  private func words(for notice: Place.Notice) -> String {
    let strings = Strings(language)
    switch notice {
    case .keepsNothing(let reason): return strings.storeUnavailable(reason)
    case .signInNeeded: return strings.outboxNeedsSignIn
    case .setAside(let file):
      let path = "\u{2068}\(file.url.path)\u{2069}"
      return file.reason == .damaged ? strings.storeDamaged(path) : strings.storeTooNew(path)
    }
  }
}

extension AppLanguage {
  /// The language of the process: the first of LC_ALL, LC_MESSAGES and LANG that is set, as POSIX has it.
  static var ofProcess: AppLanguage {
    let environment = ProcessInfo.processInfo.environment
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    return name.flatMap(AppLanguage.init(identifier:)) ?? .english
  }
}
