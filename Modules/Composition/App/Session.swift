public import AppCoordinator
public import Foundation
import Foundations
public import ListModel
public import LiveViewModels
public import LocalStore
public import MastodonAPI
public import MomentsComposer
public import MomentsContracts
import SocialModel
public import UIKit

/// The running app: one place of moments at a time, shown in one window.
@MainActor public final class Session {
  /// What the window shows.
  public let root = RootViewController()
  /// The language of everything the app says.
  public private(set) var language: AppLanguage
  /// What the reader chose of how the app looks and speaks.
  public let settings: SettingsCenter
  /// Fits the screen to a language and a size of texts: the host's to do.
  public var adaptScreen: (AppLanguage, UIContentSizeCategory) -> Void = { _, _ in }
  /// Tells the reader that somebody spoke to them, or asks to follow them; nothing is asked for
  /// unless somebody does.
  public var notify: ((Notice) -> Void)?
  /// Where screen views and what the reader does are counted, if anywhere; for what is opened next.
  public var tracker: (any Tracker)?
  /// Makes what plays films and sounds; nil where nothing does.
  ///
  /// For what is opened next.
  public var makePlayers: ComposedApp.MakePlayers?
  /// The account that is open; nil where none is.
  var accountID: KnownAccount.ID? { place?.account?.id }
  /// What is open, composed; nil before anything is.
  public private(set) var app: ComposedApp?

  private let places: StoreDirectories
  private let transport: any HTTPTransport
  private let sockets: (any WebSocketTransport)?
  private let clock: any Clock<Duration>
  private let openURL: AppCoordinator.OpenURL
  private let photoPicker: (any PhotoPicking)?
  private let keepsState: Bool
  private var stateKeeper: StateKeeper?
  private var accounts: AccountCenter?
  private(set) var place: OpenedSource?
  private var watching: Task<Void, Never>?
  private var finding: Task<Void, Never>?
  /// Tells of what others do.
  var watchingNotices: Task<Void, Never>?
  private var watchingUnread: Task<Void, Never>?
  private var watchingAccount: Task<Void, Never>?
  private var watchingSignIn: Task<Void, Never>?
  private let systemLanguage: AppLanguage
  private let syncTrigger = SyncTrigger()
  /// Addresses that came before there was a screen to show.
  private var waitingLinks: [URL] = []
  /// What the reader answered before there was one.
  var waitingAnswers: [NoticeAnswer] = []
  private(set) var isShowing = false

  /// Makes a session; nothing is opened yet.
  ///
  /// - Parameters:
  ///   - language: The language of everything the app says; nil for the one that the reader chose.
  ///   - systemLanguage: The language where they chose none.
  ///   - places: Where the app keeps what belongs to its readers.
  ///   - transport: Reaches the network.
  ///   - sockets: Opens streams; nil to ask servers each minute only.
  ///   - clock: What a demo and its view models wait on.
  ///   - openURL: Opens a web address.
  ///   - photoPicker: Lets the reader choose photos; nil where there is no desktop to ask.
  ///   - keepsState: Whether the app is taken up where the reader left it the last time.
  public init(
    language: AppLanguage? = nil,
    systemLanguage: AppLanguage = .english,
    places: StoreDirectories = .standard(),
    transport: any HTTPTransport = URLSessionTransport(),
    sockets: (any WebSocketTransport)? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    openURL: @escaping AppCoordinator.OpenURL,
    photoPicker: (any PhotoPicking)? = nil,
    keepsState: Bool = false
  ) {
    self.keepsState = keepsState
    settings = SettingsCenter(places)
    self.language = language ?? settings.settings.language ?? systemLanguage
    self.systemLanguage = systemLanguage
    self.places = places
    self.transport = transport
    self.sockets = sockets
    self.clock = clock
    self.openURL = openURL
    self.photoPicker = photoPicker
    settings.onChange = { [weak self] in self?.adapt(to: $0) }
    root.onAppear = { [weak self] in self?.followWaiting() }
  }

  isolated deinit {
    stopWatching()
  }

  private func stopWatching() {
    let all = [
      watching, finding, watchingNotices, watchingUnread, watchingAccount, watchingSignIn,
    ]
    for work in all { work?.cancel() }
  }

  /// Opens a place; ``show(_:)`` shows it.
  ///
  /// - Throws: ``UnknownAccount``, or why a place cannot be opened.
  public func open(_ source: Source) async throws {
    let opener = SourceOpener(
      places: places,
      transport: transport,
      sockets: sockets,
      accounts: try await accountCenter(for: source),
      clock: clock
    )
    let opened = try await opener.open(source)
    place = opened
    syncTrigger.wake = opened.wake
    compose(opened)
  }

  /// Makes the screens of a place, in the language of the app.
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

  /// Shows what was opened.
  ///
  /// - Parameter first: What to open at once; nil for what the reader had open the last time.
  public func show(_ first: FirstScreen?) {
    guard let app else { return }
    let kept = keptState()
    app.coordinator.start(with: first, restoring: kept?.state ?? AppState())
    root.show(app.coordinator.rootViewController)
    root.onPresses = { [weak coordinator = app.coordinator] presses in
      coordinator?.keyboardShortcuts.perform(presses) ?? presses
    }
    if let file = kept?.setAside { app.coordinator.tell(words(for: file)) }
    findReader()
    for notice in place?.notices ?? [] { tell(notice, in: app.coordinator) }
    if let file = settings.setAside {
      app.coordinator.tell(Strings(language).settingsSetAside("\u{2068}\(file.path)\u{2069}"))
    }
    // Told once, however often the screens are made anew.
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

  /// Whether links can be followed: what they open may be a sheet, which needs the window.
  var canFollow: Bool { isShowing && root.hasAppeared }

  /// Those that cannot be followed yet wait on.
  private func followWaiting() {
    let links = waitingLinks
    waitingLinks = []
    for link in links { follow(link) }
    let answers = waitingAnswers
    waitingAnswers = []
    for one in answers { answer(one) }
  }

  /// Shows what an address names, as soon as there is something shown: see
  /// `AppCoordinator.open(_:)`.
  public func follow(_ link: URL) {
    guard canFollow, let app else { return waitingLinks.append(link) }
    app.coordinator.open(link)
  }

  /// Takes files that were dropped on the window: see `AppCoordinator.take(_:)`.
  public func take(_ files: [URL]) {
    if isShowing { app?.coordinator.take(files) }
  }

  /// Keeps where the reader is, at once: the app ends.
  public func keepState() { stateKeeper?.finish() }

  /// Ends all work in the place that is open.
  public func close() async {
    keepState()
    stateKeeper = nil
    stopWatching()
    settings.eraseHistory = nil
    syncTrigger.wake = nil
    await place?.close()
    place = nil
  }

  /// The network came, went, or is another one.
  public func networkChanged(isAvailable: Bool) {
    syncTrigger.networkChanged(isAvailable: isAvailable)
  }

  // MARK: Places

  /// Images of the network are kept up to a bound; where nothing can be kept they are loaded each
  /// time.
  private func cachingImages(of media: any MediaProvider) -> any MediaProvider {
    guard let cache = settings.images ?? (try? ImageCache.open(folder: places.images)) else {
      return media
    }
    settings.images = cache
    return CachingMediaProvider(wrapping: media, cache: cache)
  }

  /// The accounts, unless they are of no use there, or cannot be read and are not asked for by
  /// name.
  private func accountCenter(for source: Source) async throws -> AccountCenter? {
    switch source {
    case .archive, .demo: return nil
    case .account, .device, .lastChosen: break
    }
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
      try await open(.lastChosen)
      show(.timeline)
    } catch {
      app?.coordinator.tell(String(describing: error))
    }
  }

  /// Ends the session when its account is signed out of by another process, such as a terminal's.
  private func watchAccount() {
    watchingAccount?.cancel()
    guard let id = place?.account?.id, let accounts else { return }
    watchingAccount = Task { [weak self, clock] in
      guard await accounts.registry.waitForRemoval(of: id, clock: clock) else { return }
      self?.accountIsGone(id, of: accounts)
    }
  }

  private func accountIsGone(_ id: KnownAccount.ID, of accounts: AccountCenter) {
    // Who signs out here shows another account by themselves.
    guard place?.account?.id == id, accounts.opened.id == id else { return }
    // Its folder is gone, and must not come back for where the reader was.
    stateKeeper = nil
    // Not in the task that watches, which ends with the session.
    Task {
      await changeOver()
      app?.coordinator.tell(Strings(language).signedOutElsewhere(id))
    }
  }

  /// Where the reader was the last time; from now on, where they are is kept.
  private func keptState() -> (state: AppState, setAside: QuarantinedFile?)? {
    guard keepsState, let folder = place?.folder, let coordinator = app?.coordinator else {
      return nil
    }
    let file = AppStateFile(folder: folder)
    let kept = file.read()
    let keeper = StateKeeper(file, clock: clock, kept: kept.state) { [weak coordinator] in
      coordinator?.state
    }
    let strings = Strings(language)
    keeper.onFailure = { [weak coordinator] _ in coordinator?.tell(strings.stateNotKept) }
    coordinator.onStateChange = { [weak keeper] in keeper?.stateDidChange() }
    stateKeeper = keeper
    return kept
  }

  private func words(for file: QuarantinedFile) -> String {
    let path = "\u{2068}\(file.url.path)\u{2069}"
    let strings = Strings(language)
    return file.reason == .damaged ? strings.stateDamaged(path) : strings.stateTooNew(path)
  }

  /// Gives the owner of an archive their tab: who that is stands in the files, which take their
  /// time.
  private func findReader() {
    finding?.cancel()
    guard let providers = place?.providers, providers.reader == nil else { return }
    let coordinator = app?.coordinator
    finding = Task { [weak coordinator] in
      let owner = try? await providers.timelines.timeline(of: .home).profile()
      guard let owner, !Task.isCancelled else { return }
      coordinator?.showTab(of: PersonReference(owner))
    }
  }

  // MARK: Settings

  /// Makes what the reader chose take effect: at once, in another language by new screens.
  private func adapt(to settings: AppSettings) {
    root.style = settings.style
    let language = settings.language ?? systemLanguage
    adaptScreen(language, settings.contentSize)
    guard language != self.language else { return }
    self.language = language
    guard let place, isShowing else { return }
    compose(place)
    // The choice was made on one of the screens that go.
    Task { show(.settings) }
  }

  // MARK: Telling

  /// Keeps the badge of the tab of notifications up to date.
  private func watchUnread() {
    watchingUnread?.cancel()
    guard let notifications = place?.providers.notifications, let coordinator = app?.coordinator
    else { return }
    watchingUnread = Task { [weak coordinator] in
      for await count in notifications.unreadNotifications() { coordinator?.showUnread(count) }
    }
  }

  private func watchRefusals() {
    watching?.cancel()
    guard let outbox = place?.providers.outbox, let coordinator = app?.coordinator else { return }
    let notices = OutboxNotices(provider: outbox, language: language)
    let changes = place?.providers.changes
    watching = Task { [weak coordinator] in
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await notices.watch { coordinator?.tell($0) } }
        guard let changes else { return }
        group.addTask { await notices.count(changes) { coordinator?.showRefusals($0) } }
      }
    }
  }

  /// Says once that the reader has to sign in again, wherever they are; who does goes on with the
  /// same store, and what waits to be sent.
  private func watchSignIn() {
    watchingSignIn?.cancel()
    guard let signIns = place?.providers.signIns, let coordinator = app?.coordinator else { return }
    let needed = signIns.signInsNeeded()
    watchingSignIn = Task { [weak coordinator] in
      for await _ in needed {
        coordinator?.tellToSignIn()
        return
      }
    }
  }

  private func tell(_ notice: OpenedSource.Notice, in coordinator: AppCoordinator) {
    let strings = Strings(language)
    switch notice {
    case .keepsNothing(let reason): coordinator.tell(strings.storeUnavailable(reason))
    case .signInNeeded: coordinator.tellToSignIn()
    case .setAside(let file):
      let path = "\u{2068}\(file.url.path)\u{2069}"
      coordinator.tell(
        file.reason == .damaged ? strings.storeDamaged(path) : strings.storeTooNew(path)
      )
    }
  }
}
