public import AppCoordinator
public import Foundation
import Foundations
public import ListModel
public import LiveViewModels
public import LocalStore
public import MastodonAPI
public import MomentsComposer
public import MomentsContracts
public import MomentsLanguage
import SocialModel
public import UIKit

/// The running app: one source of moments at a time, shown in one window.
@MainActor public final class Session {
  /// The root controller of the window.
  public let root = RootViewController()
  /// The language of the app's texts.
  public private(set) var language: AppLanguage
  /// The reader's settings of appearance and language.
  public let settings: SettingsCenter
  /// Adapts the screen to a language and a text size; set by the host.
  public var adaptScreen: (AppLanguage, UIContentSizeCategory?) -> Void = { _, _ in }
  /// Notifies the reader of mentions and follow requests; without it, these are not requested.
  public var notify: ((Notice) -> Void)?
  /// Tracks screen views and actions of sources opened from now on; optional.
  public var tracker: (any Tracker)?
  /// Makes the player of films and sounds; optional.
  ///
  /// It applies to what is opened next.
  public var makePlayers: ComposedApp.MakePlayers?
  /// The open account; nil for none.
  var accountID: KnownAccount.ID? { place?.account?.id }
  /// The composed app of the open source; nil before one is open.
  public private(set) var app: ComposedApp?

  private let directories: StoreDirectories
  private let transport: any HTTPTransport
  private let sockets: (any WebSocketTransport)?
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date
  private let openURL: AppCoordinator.OpenURL
  private let photoPicker: (any PhotoPicking)?
  private let savesState: Bool
  private var stateSaver: StateSaver?
  private var accounts: AccountCenter?
  private(set) var place: OpenedSource?
  var watches = SessionWatches()
  private let systemLanguage: AppLanguage
  private let syncTrigger = SyncTrigger()
  /// Deep links that arrived before there was a screen.
  private var waitingLinks: [URL] = []
  /// Answers of the reader that arrived before there was a screen.
  var waitingAnswers: [NoticeAnswer] = []
  private(set) var isShowing = false

  /// Makes a session; nothing is opened yet.
  ///
  /// - Parameters:
  ///   - language: The language of the app's texts; nil for the one that the reader chose.
  ///   - systemLanguage: The language if they chose none.
  ///   - directories: The directories of the app's data.
  ///   - transport: Sends requests.
  ///   - sockets: Opens streams; nil to poll servers each minute only.
  ///   - clock: The clock of a demo and its view models.
  ///   - now: The current time.
  ///   - openURL: Opens a web address.
  ///   - photoPicker: Lets the reader choose photos; nil where that is not possible.
  ///   - savesState: Whether the app state is stored and restored.
  public init(
    language: AppLanguage? = nil,
    systemLanguage: AppLanguage = .english,
    directories: StoreDirectories = .standard(),
    transport: any HTTPTransport = URLSessionTransport(),
    sockets: (any WebSocketTransport)? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    openURL: @escaping AppCoordinator.OpenURL,
    photoPicker: (any PhotoPicking)? = nil,
    savesState: Bool = false
  ) {
    self.savesState = savesState
    settings = SettingsCenter(directories, now: now())
    self.language = language ?? settings.settings.language ?? systemLanguage
    self.systemLanguage = systemLanguage
    self.directories = directories
    self.transport = transport
    self.sockets = sockets
    self.clock = clock
    self.now = now
    self.openURL = openURL
    self.photoPicker = photoPicker
    settings.onChange = { [weak self] in self?.adapt(to: $0) }
    root.onAppear = { [weak self] in self?.followWaiting() }
  }

  deinit {
    watches.cancel()
  }

  /// Opens a source; ``show(_:)`` shows it.
  ///
  /// - Throws: ``UnknownAccount``, or the error of opening the source.
  public func open(_ source: Source) async throws {
    let opener = SourceOpener(
      directories: directories,
      transport: transport,
      sockets: sockets,
      accounts: try await accountCenter(for: source),
      clock: clock,
      now: now
    )
    let opened = try await opener.open(source)
    place = opened
    syncTrigger.wake = opened.wake
    compose(opened)
  }

  /// Makes the screens of a source, in the language of the app.
  private func compose(_ opened: OpenedSource) {
    let media = cachingImages(of: opened.providers.media)
    settings.eraseHistory = opened.eraseHistory
    var factory = LiveFactory(opened.providers, language: language, time: opened.time)
    factory.writing = opened.writing
    factory.server = opened.account?.server
    factory.sendsToServer = opened.account != nil
    factory.accounts = accounts
    factory.openURL = openURL
    factory.tracker = tracker
    factory.settings = settings
    factory.onAccountChange = { [weak self] in await self?.changeOver() }
    factory.photoExport = PhotoFiles(media).export
    app = ComposedApp(
      factory: factory,
      media: media,
      makePlayers: makePlayers,
      openURL: openURL,
      photoPicker: photoPicker
    )
  }

  /// Shows the open source.
  ///
  /// - Parameter first: The place to open first; nil for that of the restored state.
  public func show(_ first: Route?) {
    guard let app else { return }
    let saved = savedState()
    app.coordinator.start(with: first, restoring: saved?.state ?? AppState())
    root.show(app.coordinator.rootViewController)
    root.onPresses = { [weak coordinator = app.coordinator] presses in
      coordinator?.keyboardShortcuts.perform(presses) ?? presses
    }
    if let file = saved?.setAside { app.coordinator.showMessage(words(for: file)) }
    findReader()
    for notice in place?.notices ?? [] { showMessage(notice, in: app.coordinator) }
    if let file = settings.setAside {
      app.coordinator.showMessage(
        Strings(language).settingsSetAside("\u{2068}\(file.path)\u{2069}")
      )
    }
    // Shown once, however often the screens are made again.
    place?.notices = []
    settings.setAside = nil
    watchRefusals()
    watchNotices()
    watchUnread()
    watchAccount()
    watchSignIn()
    isShowing = true
    followWaiting()
  }

  /// Whether deep links can be opened: they may open a sheet, which needs the window.
  var canFollow: Bool { isShowing && root.hasAppeared }

  /// Opens the deep links that waited, if possible.
  private func followWaiting() {
    let links = waitingLinks
    waitingLinks = []
    for link in links { follow(link) }
    let answers = waitingAnswers
    waitingAnswers = []
    for one in answers { answer(one) }
  }

  /// Opens a deep link as soon as there is a screen: see `AppCoordinator.open(_:)`.
  public func follow(_ link: URL) {
    guard canFollow, let app else { return waitingLinks.append(link) }
    app.coordinator.open(link)
  }

  /// Adds files that were dropped on the window: see `AppCoordinator.take(_:)`.
  public func take(_ files: [URL]) {
    if isShowing { app?.coordinator.take(files) }
  }

  /// Stores the app state immediately, because the app ends.
  public func saveState() { stateSaver?.finish() }

  /// Ends all work in the open source.
  public func close() async {
    saveState()
    stateSaver = nil
    watches.cancel()
    settings.eraseHistory = nil
    syncTrigger.wake = nil
    await place?.close()
    place = nil
  }

  /// Notes a change of the network.
  public func networkChanged(isAvailable: Bool) {
    syncTrigger.networkChanged(isAvailable: isAvailable)
  }

  // MARK: Places

  /// A media provider with caches of limited size; without them, images are loaded each time.
  private func cachingImages(of media: any MediaProvider) -> any MediaProvider {
    do {
      let caches =
        try settings.caches
        ?? MediaCaches(
          images: MediaCache.open(folder: directories.images),
          films: MediaCache.open(folder: directories.films, limit: 500_000_000)
        )
      settings.caches = caches
      return CachingMediaProvider(wrapping: media, images: caches.images, films: caches.films)
    } catch {
      TroubleLog().note(error, "open the caches of images and films")
      return media
    }
  }

  /// The accounts, unless the source does not need them, or they cannot be read and were not
  /// requested explicitly.
  private func accountCenter(for source: Source) async throws -> AccountCenter? {
    switch source {
    case .archive, .demo: return nil
    case .account, .device, .lastChosen: break
    }
    if let accounts { return accounts }
    do {
      accounts = try await AccountCenter.open(directories, transport: transport, now: now)
    } catch {
      if case .account = source { throw error }
    }
    return accounts
  }

  /// Shows the app for the current account.
  private func changeOver() async {
    await close()
    do {
      try await open(.lastChosen)
      show(.tab(.timeline))
    } catch {
      app?.coordinator.showMessage(
        OpeningFailure(strings: Strings(language)).message(error)
      )
    }
  }

  /// Ends the session when another process, such as a terminal's, signs its account out.
  private func watchAccount() {
    watches.account?.cancel()
    guard let id = place?.account?.id, let accounts else { return }
    watches.account = Task { [weak self, clock] in
      guard await accounts.registry.waitForRemoval(of: id, clock: clock) else { return }
      self?.accountIsGone(id, of: accounts)
    }
  }

  private func accountIsGone(_ id: KnownAccount.ID, of accounts: AccountCenter) {
    // Signing out in this process switches to another account by itself.
    guard place?.account?.id == id, accounts.opened.id == id else { return }
    // Its directory was deleted, and must not be created again for the app state.
    stateSaver = nil
    // Not in the watching task, which ends with the session.
    Task {
      await changeOver()
      app?.coordinator.showMessage(Strings(language).signedOutElsewhere(id))
    }
  }

  /// The stored app state; from now on, changes of it are stored.
  private func savedState() -> (state: AppState, setAside: QuarantinedFile?)? {
    guard savesState, let folder = place?.folder, let coordinator = app?.coordinator else {
      return nil
    }
    let file = AppStateFile(folder: folder)
    let saved = file.read()
    let saver = StateSaver(file, clock: clock, saved: saved.state) { [weak coordinator] in
      coordinator?.state
    }
    let strings = Strings(language)
    saver.onFailure = { [weak coordinator] _ in coordinator?.showMessage(strings.stateNotSaved) }
    coordinator.onStateChange = { [weak saver] in saver?.stateDidChange() }
    stateSaver = saver
    return saved
  }

  private func words(for file: QuarantinedFile) -> String {
    let path = "\u{2068}\(file.url.path)\u{2069}"
    let strings = Strings(language)
    return file.reason == .damaged ? strings.stateDamaged(path) : strings.stateOfOtherVersion(path)
  }

  /// Adds the tab of the owner of an archive, who is known only after its files were read.
  private func findReader() {
    watches.reader?.cancel()
    guard let providers = place?.providers, providers.reader == nil else { return }
    let coordinator = app?.coordinator
    watches.reader = Task { [weak coordinator] in
      let owner = try? await providers.timelines.timeline(of: .home).profile()
      guard let owner, !Task.isCancelled else { return }
      coordinator?.showTab(of: PersonReference(owner))
    }
  }

  // MARK: Settings

  /// Applies the reader's settings immediately; another language needs new screens.
  private func adapt(to settings: AppSettings) {
    root.style = settings.style
    let language = settings.language ?? systemLanguage
    adaptScreen(language, settings.contentSize)
    guard language != self.language else { return }
    self.language = language
    guard let place, isShowing else { return }
    compose(place)
    // The choice was made on a screen that is replaced.
    Task { show(.settings) }
  }

  // MARK: Messages

  /// Updates the badge of the tab of notifications.
  private func watchUnread() {
    watches.unread?.cancel()
    guard let notifications = place?.providers.notifications, let coordinator = app?.coordinator
    else { return }
    watches.unread = Task { [weak coordinator] in
      for await count in notifications.unreadNotifications() { coordinator?.showUnread(count) }
    }
  }

  private func watchRefusals() {
    watches.refusals?.cancel()
    guard let outbox = place?.providers.outbox, let coordinator = app?.coordinator else { return }
    let notices = OutboxNotices(provider: outbox, language: language)
    let changes = place?.providers.changes
    watches.refusals = Task { [weak coordinator] in
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await notices.watch { coordinator?.showMessage($0) } }
        guard let changes else { return }
        group.addTask { await notices.count(changes) { coordinator?.showRefusals($0) } }
      }
    }
  }

  /// Shows once that the reader has to sign in again, on any screen; after that, the same store and
  /// outbox are used.
  private func watchSignIn() {
    watches.signIn?.cancel()
    guard let signIns = place?.providers.signIns, let coordinator = app?.coordinator else { return }
    let needed = signIns.signInsNeeded()
    watches.signIn = Task { [weak coordinator] in
      for await _ in needed {
        coordinator?.showSignInRequest()
        return
      }
    }
  }

  private func showMessage(_ notice: OpenedSource.Notice, in coordinator: AppCoordinator) {
    let strings = Strings(language)
    switch notice {
    case .savesNothing(let reason): coordinator.showMessage(strings.storeUnavailable(reason))
    case .signInNeeded: coordinator.showSignInRequest()
    case .setAside(let file):
      let path = "\u{2068}\(file.url.path)\u{2069}"
      coordinator.showMessage(
        file.reason == .damaged ? strings.storeDamaged(path) : strings.storeTooNew(path)
      )
    }
  }
}
