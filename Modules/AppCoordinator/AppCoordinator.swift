import DesignKit
public import Foundations
import ListModel
import MomentsAccounts
public import MomentsComposer
public import MomentsContracts
import MomentsExplore
import MomentsFriends
import MomentsOutbox
import MomentsThread
import MomentsTimeline
import MomentsWall
public import UIKit

/// Composes the screens of Moments and leads from one to the other.
///
/// It is handed the view models' factory and the image loader, and never knows whether what they
/// show is made up, read from disk or from a server.
public final class AppCoordinator: Routing {
  /// Opens an address outside of the app and tells, once, whether that worked.
  public typealias OpenURL = (URL, _ completion: @escaping (Bool) -> Void) -> Void

  /// The root of the app's one window.
  public let rootViewController = UINavigationController()

  let factory: any ViewModelFactory
  let imageLoader: ImageLoader
  private let openURL: OpenURL
  let photoPicker: (any PhotoPicking)?
  /// The screens that were opened, and what they show.
  private var screens: [OpenScreen] = []
  /// Shows lists of people over the screens.
  private let friends: FriendsListPresenter
  /// What is being written, while its sheet is there.
  weak var composer: (any ComposerViewModel)?
  /// The reader's own timelines that were shown.
  private var rootTimelines: [TimelineKind: TimelineViewController] = [:]

  /// Makes a coordinator.
  ///
  /// - Parameters:
  ///   - factory: Makes the view models.
  ///   - imageLoader: Loads the pictures of all screens.
  ///   - openURL: Opens an `http` or `https` address outside of the app; a failure is told to the
  ///     reader.
  ///   - photoPicker: Lets the reader choose photos for what they write; `nil` where there is no
  ///     way to.
  public init(
    factory: any ViewModelFactory,
    imageLoader: ImageLoader,
    openURL: @escaping OpenURL,
    photoPicker: (any PhotoPicking)? = nil
  ) {
    self.factory = factory
    self.imageLoader = imageLoader
    self.openURL = openURL
    self.photoPicker = photoPicker
    friends = FriendsListPresenter(
      factory: factory,
      strings: factory.strings,
      imageLoader: imageLoader
    )
  }

  /// Shows the reader's timeline.
  ///
  /// - Parameter first: What to open over it at once.
  public func start(with first: FirstScreen = .timeline) {
    rootViewController.navigationBar.barTintColor = Palette.background
    rootViewController.navigationBar.tintColor = Palette.accent
    rootViewController.viewControllers = [rootTimeline(.home)]
    switch first {
    case .timeline: break
    case .thread(let moment): showThread(of: moment, animated: false)
    case .explore: showExplore(animated: false)
    case .wall: showWall(animated: false)
    case .accounts: showAccounts(animated: false)
    case .outbox: showOutbox(animated: false)
    case .signIn: showSignIn(animated: false)
    case .settings: showSettings(animated: false)
    case .about: showAbout(animated: false)
    case .compose(let purpose):
      // A sheet needs the window, which takes the root after this.
      Task { [weak self] in self?.showComposer(purpose, animated: false) }
    }
  }

  /// Says something to the reader over whatever is on screen.
  public func tell(_ text: String) { say(text) }

  private var accountsButton: UIBarButtonItem {
    button(factory.strings.accountsTitle, icon: .accounts, identifier: "open.accounts") {
      [weak self] in self?.showAccounts(animated: true)
    }
  }

  /// One of the reader's own timelines; each is made once, and is where they left it.
  private func rootTimeline(_ scope: TimelineKind) -> TimelineViewController {
    if let known = rootTimelines[scope] { return known }
    let timeline = timelineController(scope)
    timeline.navigationItem.rightBarButtonItems = [composeButton, exploreButton, wallButton]
      .compactMap { $0 }
    if factory.makeAccounts() != nil { timeline.navigationItem.leftBarButtonItem = accountsButton }
    let scopes = factory.rootScopes
    if scopes.count > 1 {
      let choice = TimelineScopeSwitch(scopes: scopes, selected: scope, strings: factory.strings)
      choice.onSelect = { [weak self] scope in
        guard let self else { return }
        rootViewController.setViewControllers([rootTimeline(scope)], animated: false)
      }
      timeline.navigationItem.titleView = choice
    }
    rootTimelines[scope] = timeline
    return timeline
  }

  private var exploreButton: UIBarButtonItem {
    button(factory.strings.exploreTitle, icon: .explore, identifier: "open.explore") {
      [weak self] in self?.showExplore(animated: true)
    }
  }

  private var wallButton: UIBarButtonItem? {
    guard factory.makeWall() != nil else { return nil }
    return button(factory.strings.wallTitle, icon: .photo, identifier: "open.wall") {
      [weak self] in self?.showWall(animated: true)
    }
  }

  private func button(
    _ name: String,
    icon: Icon,
    identifier: String,
    action: @escaping () -> Void
  ) -> UIBarButtonItem {
    let button = UIBarButtonItem(
      primaryAction: UIAction(title: name, image: icon.image) { _ in action() }
    )
    button.accessibilityLabel = name
    button.accessibilityIdentifier = identifier
    return button
  }

  /// The screen that the reader has opened last.
  public var topViewController: UIViewController? { rootViewController.topViewController }

  /// The name of the app, in its language.
  public var title: String { factory.strings.timelineTitle }

  /// Whether the screen shown waits for rows: its first ones or another page.
  public var isLoading: Bool {
    composer.map { $0.phase.value == .loading } ?? shown?.isLoading() ?? false
  }

  /// Why the screen shown has no rows, in words; `nil` unless loading failed.
  public var failure: String? {
    shown?.failure().map { "\($0.title). \($0.message)" }
  }

  /// The last short message of the screen shown, such as how many moments could not be read.
  public var message: String? { shown?.message.value?.text }

  /// What the topmost screen shows.
  private var shown: OpenScreen? {
    screens.last { $0.controller != nil && $0.controller === rootViewController.topViewController }
  }

  /// Keeps track of a screen for as long as it lives.
  func remember(_ screen: OpenScreen) {
    screens.removeAll { $0.controller == nil }
    screens.append(screen)
  }

  /// Leads to a place that a screen names.
  public func go(to route: Route) {
    switch route {
    case .link(let url):
      openOutside(url)
    case .mention(let handle, let id, let url):
      showPerson(handle, id: id, page: url)
    case .moment(let moment):
      showThread(of: moment, animated: true)
    case .hashtag(let name):
      showTimeline(.hashtag(name))
    case .profile(let person):
      showTimeline(.profile(person))
    case .people(let kind):
      showPeople(kind)
    case .outbox:
      showOutbox(animated: true)
    case .accounts:
      showAccounts(animated: true)
    case .signIn:
      showSignIn(animated: true)
    case .settings:
      showSettings(animated: true)
    case .about:
      showAbout(animated: true)
    case .compose(let purpose):
      showComposer(purpose, animated: true)
    case .photos(let photos, let index, _):
      showPhotos(photos, at: index)
    }
  }

  /// Leads to somebody who is only mentioned: to their timeline, else to their page.
  private func showPerson(_ handle: String, id: String?, page: URL?) {
    if let id, factory.knowsEverybody || page == nil {
      let person = PersonReference(id: id, name: handle, handle: handle, avatar: nil)
      showTimeline(.profile(person))
    } else if let page {
      openOutside(page)
    } else {
      say(factory.strings.personUnknown(handle))
    }
  }

  private func timelineController(_ scope: TimelineKind) -> TimelineViewController {
    let viewModel = factory.makeTimeline(scope)
    viewModel.onRoute = { [weak self] in self?.go(to: $0) }
    let timeline = TimelineViewController(viewModel: viewModel, imageLoader: imageLoader)
    remember(OpenScreen(timeline, list: viewModel, message: viewModel.message, scope: scope))
    return timeline
  }

  /// Opens a timeline, unless it is the one that is shown: a person's portrait stands in their own,
  /// too.
  private func showTimeline(_ scope: TimelineKind) {
    guard shown?.scope != scope else { return }
    rootViewController.pushViewController(timelineController(scope), animated: true)
  }

  func showExplore(animated: Bool) {
    let viewModel = factory.makeExplore()
    viewModel.onRoute = { [weak self] in self?.go(to: $0) }
    let explore = ExploreViewController(viewModel: viewModel, imageLoader: imageLoader)
    remember(OpenScreen(explore, explore: viewModel))
    rootViewController.pushViewController(explore, animated: animated)
  }

  func showWall(animated: Bool) {
    guard let viewModel = factory.makeWall() else { return say(factory.strings.notPossibleHere) }
    viewModel.onRoute = { [weak self] in self?.go(to: $0) }
    let wall = WallViewController(
      viewModel: viewModel,
      cells: .standard(imageLoader: imageLoader)
    )
    remember(OpenScreen(wall, list: viewModel, message: viewModel.message))
    rootViewController.pushViewController(wall, animated: animated)
  }

  private func showThread(of moment: ListItemID, animated: Bool) {
    let viewModel = factory.makeThread(moment: moment)
    viewModel.onRoute = { [weak self] in self?.go(to: $0) }
    let thread = ThreadViewController(viewModel: viewModel, imageLoader: imageLoader)
    remember(OpenScreen(thread, list: viewModel, message: viewModel.message))
    rootViewController.pushViewController(thread, animated: animated)
  }

  private func showPeople(_ kind: FriendsListKind) {
    let isShown = friends.present(kind, over: rootViewController) { [weak self] in
      self?.go(to: $0)
    }
    if !isShown { say(factory.strings.notPossibleHere) }
  }

  private func showOutbox(animated: Bool) {
    guard let viewModel = factory.makeOutbox() else { return say(factory.strings.notPossibleHere) }
    let outbox = OutboxViewController(viewModel: viewModel)
    remember(OpenScreen(outbox, list: viewModel, message: viewModel.message))
    rootViewController.pushViewController(outbox, animated: animated)
  }

  private func showAccounts(animated: Bool) {
    guard let viewModel = factory.makeAccounts() else {
      return say(factory.strings.notPossibleHere)
    }
    viewModel.onRoute = { [weak self] in self?.go(to: $0) }
    let accounts = AccountsViewController(viewModel: viewModel, imageLoader: imageLoader)
    accounts.navigationItem.rightBarButtonItem = settingsButton
    remember(OpenScreen(accounts, message: viewModel.message))
    rootViewController.pushViewController(accounts, animated: animated)
  }

  private func showSignIn(animated: Bool) {
    guard let viewModel = factory.makeSignIn() else { return say(factory.strings.notPossibleHere) }
    let signIn = SignInViewController(viewModel: viewModel)
    remember(OpenScreen(signIn))
    rootViewController.pushViewController(signIn, animated: animated)
  }

  /// Opens web addresses only: a feed is written by strangers.
  private func openOutside(_ url: URL) {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      say(factory.strings.linkRefused(url.scheme ?? ""))
      return
    }
    openURL(url) { [weak self] isOpen in
      guard let self, !isOpen else { return }
      say(factory.strings.linkNotOpened)
    }
  }

  func say(_ text: String) {
    // Over a sheet too: what is said below it nobody reads.
    guard let view = rootViewController.frontmost.viewIfLoaded else { return }
    ToastView(text: text).present(in: view)
  }
}
