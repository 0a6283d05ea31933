import DesignKit
public import Foundations
import ListModel
import MomentsAccounts
public import MomentsComposer
public import MomentsContracts
import MomentsExplore
import MomentsFriends
import MomentsTimeline
import MomentsWall
public import UIKit

/// Composes the screens of Moments and navigates between them.
///
/// It is given the factory of view models and the image loader, and does not know whether their
/// content is from a demo, the disk or a server.
public final class AppCoordinator: Routing {
  /// Opens an address outside of the app and reports, once, whether that succeeded.
  public typealias OpenURL = (URL, _ completion: @escaping (Bool) -> Void) -> Void

  let shell: ShellViewController
  let factory: any ViewModelFactory
  let imageLoader: ImageLoader
  let players: (any MediaPlayerMaking)?
  private let openURL: OpenURL
  let photoPicker: (any PhotoPicking)?
  /// The open screens, and their states.
  private(set) var screens: [OpenScreen] = []
  /// Shows lists of people over the screens.
  let friends: FriendsListPresenter
  /// The view model of the sheet to write in, while it is open.
  weak var composer: (any ComposerViewModel)?
  weak var composerScreen: ComposerViewController?
  weak var settingsScreen: UIViewController?
  /// Whether the server no longer accepts the token.
  var needsSignIn = false
  /// The reader's own timelines that were shown.
  private(set) var rootTimelines: [TimelineKind: TimelineViewController] = [:]
  /// The screens of notifications that were shown.
  var notificationScreens: [NotificationScope: UIViewController] = [:]
  /// The last message outside of screens.
  var lastMessage: String?

  /// Called when ``state`` may have changed.
  public var onStateChange: () -> Void = {}

  /// Makes a coordinator.
  ///
  /// - Parameters:
  ///   - factory: Makes the view models.
  ///   - imageLoader: Loads the images of all screens.
  ///   - players: Plays films and sounds; optional.
  ///   - openURL: Opens an `http` or `https` address outside of the app; a failure is shown to the
  ///     reader.
  ///   - photoPicker: Lets the reader choose photos for what they write; `nil` where that is not
  ///     possible.
  public init(
    factory: any ViewModelFactory,
    imageLoader: ImageLoader,
    players: (any MediaPlayerMaking)? = nil,
    openURL: @escaping OpenURL,
    photoPicker: (any PhotoPicking)? = nil
  ) {
    self.factory = factory
    self.imageLoader = imageLoader
    self.players = players
    self.openURL = openURL
    self.photoPicker = photoPicker
    shell = ShellViewController(strings: factory.strings)
    friends = FriendsListPresenter(
      factory: factory,
      strings: factory.strings,
      imageLoader: imageLoader
    )
  }

  /// The root of the app's one window.
  public var rootViewController: UIViewController { shell }

  /// Shows the tabs.
  ///
  /// - Parameters:
  ///   - first: The screen to open first; by default that of the restored state, or else the
  ///     timeline.
  ///   - state: The app state to restore.
  public func start(with first: FirstScreen? = nil, restoring state: AppState = AppState()) {
    shell.openScreen = { [weak self] in self?.screen($0) }
    shell.add(.timeline, showing: rootTimeline((first == nil ? state.timeline : .home).kind))
    shell.add(.explore, showing: exploreController())
    if let wall = wallController() { shell.add(.wall, showing: wall) }
    if let screen = notificationsController() { shell.add(.notifications, showing: screen) }
    if let reader = factory.reader { showTab(of: reader) }
    shell.onChange = { [weak self] in self?.onStateChange() }
    if let first { open(first) } else { restore(state) }
  }

  /// Adds the tab with the profile of the reader, who may be known only after the start.
  public func showTab(of reader: PersonReference) {
    guard !shell.tabNames.contains(.profile) else { return }
    let profile = timelineController(.profile(reader), name: .profile(reader))
    profile.navigationItem.rightBarButtonItems = [composeButton, savedButton].compactMap { $0 }
    // The settings are on the screen of the accounts, too.
    profile.navigationItem.leftBarButtonItem =
      factory.makeAccounts() != nil ? accountsButton : settingsButton
    shell.add(.profile, showing: profile)
  }

  private func open(_ first: FirstScreen) {
    switch first {
    case .timeline: break
    case .thread(let moment): open(.moment(moment.description), animated: false)
    case .explore: openTab(.explore)
    case .search: if !search() { showMessage(factory.strings.notPossibleHere) }
    case .notifications: openTab(.notifications)
    case .wall: openTab(.wall)
    case .profile: openTab(.profile)
    case .accounts: open(.accounts, animated: false)
    case .outbox: open(.outbox, animated: false)
    case .signIn: showSignIn(from: nil, animated: false)
    case .settings: showSettings(from: nil, animated: false)
    case .about: showAbout(from: nil, animated: false)
    case .compose(let purpose):
      // A sheet needs the window, which gets its root after this.
      Task { [weak self] in self?.showComposer(purpose, animated: false) }
    }
  }

  /// Shows a tab, at its first screen.
  ///
  /// - Returns: Whether there is one; if not, a message is shown.
  @discardableResult
  func openTab(_ tab: AppTab) -> Bool {
    guard shell.tabNames.contains(tab) else {
      showMessage(factory.strings.notPossibleHere)
      return false
    }
    shell.select(tab)
    shell.closeScreens(animated: false)
    return true
  }

  // MARK: The first screens of the tabs

  private var accountsButton: UIBarButtonItem {
    barButton(.accounts, factory.strings.accountsTitle, id: "open.accounts", to: .accounts)
  }

  /// One of the reader's own timelines; each is made once, and keeps its state.
  private func rootTimeline(_ kind: TimelineKind) -> TimelineViewController {
    if let known = rootTimelines[kind] { return known }
    let timeline = timelineController(kind)
    timeline.navigationItem.rightBarButtonItems = [composeButton, listsButton].compactMap(\.self)
    if factory.makeAccounts() != nil { timeline.navigationItem.leftBarButtonItem = accountsButton }
    let kinds = factory.rootKinds
    if kinds.count > 1 {
      let choice = TimelineScopeSwitch(scopes: kinds, selected: kind, strings: factory.strings)
      choice.onSelect = { [weak self] kind in
        guard let self else { return }
        shell.setRoot(rootTimeline(kind), of: .timeline)
      }
      timeline.navigationItem.titleView = choice
    }
    rootTimelines[kind] = timeline
    return timeline
  }

  private func exploreController() -> UIViewController {
    let viewModel = factory.makeExplore()
    let explore = ExploreViewController(viewModel: viewModel, imageLoader: imageLoader)
    viewModel.onRoute = routes(from: explore)
    explore.navigationItem.rightBarButtonItem = searchButton
    remember(OpenScreen(explore, explore: viewModel))
    return explore
  }

  private func wallController() -> UIViewController? {
    guard let viewModel = factory.makeWall() else { return nil }
    let wall = WallViewController(viewModel: viewModel, cells: .standard(imageLoader: imageLoader))
    return connect(wall, to: viewModel)
  }

  // MARK: Content

  /// The name of the app, in its language.
  public var title: String { factory.strings.timelineTitle }

  /// The screen that the reader opened last: in a wide window, that of the second column.
  public var topViewController: UIViewController? { shell.overlay ?? shell.visibleScreens.last }

  /// Whether a visible screen is loading its first rows or another page.
  public var isLoading: Bool {
    composer.map { $0.phase.value == .loading } ?? shown.contains { $0.isLoading() }
  }

  /// Why a visible screen has no rows, in words; `nil` unless loading failed.
  public var failure: String? {
    shown.lazy.compactMap { $0.failure() }.first.map { "\($0.title). \($0.message)" }
  }

  /// The last message of a visible screen, such as how many moments could not be read.
  public var message: String? {
    shown.lazy.compactMap { $0.message.value?.text }.last ?? lastMessage
  }

  /// The states of the visible screens, the topmost last.
  private var shown: [OpenScreen] { shell.visibleScreens.compactMap(screen) }

  /// The state of a screen.
  func screen(_ controller: UIViewController) -> OpenScreen? {
    screens.last { $0.controller === controller }
  }

  /// Tracks a screen for as long as it exists.
  func remember(_ screen: OpenScreen) {
    screens.removeAll { $0.controller == nil }
    screens.append(screen)
    if screen.showsServer { askToSignIn(on: screen.controller) }
  }

  // MARK: Routes

  /// Opens a route.
  public func go(to route: Route) { go(to: route, from: nil) }

  /// The closure with which a screen opens routes.
  func routes(from screen: UIViewController) -> @MainActor (Route) -> Void {
    { [weak self, weak screen] in self?.go(to: $0, from: screen) }
  }

  func go(to route: Route, from source: UIViewController?) {
    switch route {
    case .link(let url):
      openOutside(url)
    case .mention(let handle, let id, let url):
      showPerson(handle, id: id, page: url, from: source)
    case .moment(let moment):
      open(.moment(moment.description), from: source)
    case .hashtag(let name):
      open(.hashtag(name), from: source)
    case .profile(let person):
      open(.profile(person), from: source) { [self] in
        timelineController(.profile(person), name: $0)
      }
    case .people(let kind):
      showPeople(kind, from: source)
    case .note(let person):
      showNote(about: person)
    case .editProfile:
      showProfileEditor()
    case .report(let subject):
      showReport(of: subject)
    case .filters: open(.filters, from: source)
    case .filter(let subject): showFilter(subject)
    case .followRequests: open(.followRequests, from: source)
    case .notificationKinds: showNotificationKinds()
    case .bookmarks: open(.bookmarks, from: source)
    case .likes: open(.likes, from: source)
    case .edits(let moment): open(.edits(moment.description), from: source)
    case .lists, .list, .listMembers, .listsWith:
      goToLists(by: route, from: source)
    case .search:
      openSearch(from: source)
    case .outbox: open(.outbox, from: source)
    case .scheduled: open(.scheduled, from: source)
    case .accounts: open(.accounts, from: source)
    case .signIn:
      showSignIn(from: source, animated: true)
    case .settings:
      showSettings(from: source, animated: true)
    case .about:
      showAbout(from: source, animated: true)
    case .compose(let purpose):
      showComposer(purpose, animated: true)
    case .photos(let photos, let index, let moment, let post):
      showPhotos(photos, at: index, of: moment, post: post, from: source)
    }
  }

  /// Opens a mentioned person: their timeline, otherwise their page.
  private func showPerson(
    _ handle: String,
    id: String?,
    page: URL?,
    from source: UIViewController?
  ) {
    if let id, factory.knowsEverybody || page == nil {
      open(.profile(id: id, name: handle, handle: handle), from: source)
    } else if let page {
      openOutside(page)
    } else {
      showMessage(factory.strings.personUnknown(handle))
    }
  }

  // MARK: Screens

  /// Opens a screen, unless it is the source or the visible one: a person's avatar is in their own
  /// timeline, too.
  func open(
    _ name: AppState.ScreenName,
    from source: UIViewController? = nil,
    animated: Bool = true,
    making make: ((AppState.ScreenName) -> UIViewController?)? = nil
  ) {
    let known = [source, shell.visibleScreens.last].compactMap { $0.flatMap(screen)?.name }
    guard !known.contains(where: { $0.isSameScreen(as: name) }) else {
      return shell.removeOverlay()
    }
    guard let controller = make.map({ $0(name) }) ?? controller(for: name) else {
      return showMessage(factory.strings.notPossibleHere)
    }
    shell.open(controller, from: source, animated: animated)
  }

  private func showSignIn(from source: UIViewController?, animated: Bool) {
    guard let viewModel = factory.makeSignIn() else {
      return showMessage(factory.strings.notPossibleHere)
    }
    let signIn = SignInViewController(viewModel: viewModel)
    remember(OpenScreen(signIn))
    shell.open(signIn, from: source, animated: animated)
  }

  /// Opens web addresses only, because posts are written by strangers.
  private func openOutside(_ url: URL) {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      showMessage(factory.strings.linkRefused(url.scheme ?? ""))
      return
    }
    openURL(url) { [weak self] isOpen in
      guard let self, !isOpen else { return }
      showMessage(factory.strings.linkNotOpened)
    }
  }
}
