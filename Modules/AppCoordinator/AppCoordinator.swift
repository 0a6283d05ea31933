public import Foundation
public import Foundations
import ListModel
public import MomentsComposer
public import MomentsContracts
import MomentsLanguage
public import UIKit

/// Composes the screens of Moments and navigates between them.
///
/// It is given the factory of view models and the image loader, and does not know whether their
/// content is from a demo, the disk or a server.
public final class AppCoordinator {
  /// Opens an address outside of the app and reports, once, whether that succeeded.
  public typealias OpenURL = (URL, _ completion: @escaping (Bool) -> Void) -> Void

  let factory: any ViewModelFactory
  let shell: ShellViewController
  let screens: Screens
  let sheets: Sheets
  private let openURL: OpenURL
  /// Whether the server no longer accepts the token.
  private var needsSignIn = false
  /// The last message outside of screens.
  private var lastMessage: String?

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
    self.openURL = openURL
    shell = ShellViewController(strings: factory.strings)
    screens = Screens(factory: factory, imageLoader: imageLoader)
    sheets = Sheets(
      over: shell,
      factory: factory,
      imageLoader: imageLoader,
      players: players,
      photoPicker: photoPicker
    )
    screens.app = self
    sheets.app = self
  }

  /// The root of the app's one window.
  public var rootViewController: UIViewController { shell }

  /// Shows the tabs.
  ///
  /// - Parameters:
  ///   - first: The place to open first; by default that of the restored state, or else the
  ///     timeline. If the source does not have it, a message is shown.
  ///   - state: The app state to restore, unless there is a first place.
  public func start(with first: Route? = nil, restoring state: AppState = AppState()) {
    shell.openScreen = { [weak self] in self?.screens[$0] }
    for tab in AppTab.allCases {
      let root = screens.root(of: tab, showing: first == nil ? state.timeline : .home)
      if let root { shell.add(tab, showing: root) }
    }
    shell.onChange = { [weak self] in self?.onStateChange() }
    switch first {
    case nil: restore(state)
    case .compose(let purpose)?: openLater(.compose(purpose))
    case let first? where !canShow(first): openLater(first)
    case let first?: go(to: first, from: nil, animated: false)
    }
  }

  /// Opens a route when the window has its root, which sheets and messages need.
  private func openLater(_ route: Route) {
    Task { [weak self] in self?.go(to: route, from: nil, animated: false) }
  }

  /// Whether the source has the screen of a route; if not, ``go(to:)`` shows a message.
  public func canShow(_ route: Route) -> Bool { factory.canShow(route) }

  /// Adds the tab with the profile of the reader, who may be known only after the start.
  public func showTab(of reader: PersonReference) {
    guard !shell.tabNames.contains(.profile) else { return }
    shell.add(.profile, showing: screens.profile(of: reader))
  }

  // MARK: Content

  /// The name of the app, in its language.
  public var title: String { factory.strings.timelineTitle }

  /// The screen that the reader opened last: in a wide window, that of the second column.
  public var topViewController: UIViewController? { shell.overlay ?? shell.visibleScreens.last }

  /// Whether a visible screen is loading its first rows or another page.
  public var isLoading: Bool {
    sheets.composer.map { $0.phase.value == .loading } ?? shown.contains { $0.isLoading() }
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
  private var shown: [OpenScreen] { shell.visibleScreens.compactMap { screens[$0] } }

  // MARK: Routes

  /// Opens a route; if it leads nowhere, a message is shown.
  public func go(to route: Route) { go(to: route, from: nil) }

  /// Opens a route of a screen.
  ///
  /// - Returns: Whether it leads anywhere; if not, a message is shown.
  @discardableResult
  func go(to route: Route, from source: UIViewController?, animated: Bool = true) -> Bool {
    guard canShow(route) else { return refuse() }
    switch route {
    case .tab(let tab):
      guard shell.tabNames.contains(tab) else { return refuse() }
      shell.select(tab)
      shell.closeScreens(animated: false)
    case .link(let url): openOutside(url)
    case .mention(let handle, let id, let page):
      return showPerson(handle, id: id, page: page, from: source)
    case .compose(let purpose): sheets.compose(purpose, animated: animated)
    case .note(let person): sheets.writeNote(about: person)
    case .editProfile: sheets.editProfile()
    case .report(let subject): sheets.report(subject)
    case .filter(let subject): sheets.editFilter(subject)
    case .notificationKinds: sheets.chooseNotificationKinds()
    case .listsWith(let person): sheets.chooseLists(with: person)
    case .people(let kind): sheets.showPeople(kind, from: source)
    case .photos(let photos, let index, let moment, let post):
      sheets.showPhotos(photos, at: index, of: moment, post: post, from: source)
    case .search: return search(animated: animated)
    case .moment, .hashtag, .profile, .bookmarks, .likes, .list, .lists, .listMembers, .filters,
      .followRequests, .edits, .outbox, .scheduled, .accounts, .signIn, .settings, .about:
      return open(route, from: source, animated: animated)
    }
    return true
  }

  /// Opens the screen of a place, unless it is the source or the visible one: a person's avatar is
  /// in their own timeline, too.
  private func open(_ place: Route, from source: UIViewController?, animated: Bool) -> Bool {
    let known = [source, shell.visibleScreens.last].compactMap { $0.flatMap { screens[$0] }?.name }
    if known.contains(where: { $0.isSameScreen(as: place) }) {
      shell.removeOverlay()
    } else if let controller = screens.controller(for: place) {
      shell.open(controller, from: source, animated: animated)
    } else {
      return refuse()
    }
    return true
  }

  /// Opens the search over the explore screen, or focuses its field if it is shown.
  ///
  /// - Returns: False while the reader writes.
  private func search(animated: Bool) -> Bool {
    guard sheets.composer == nil else { return false }
    shell.select(.explore)
    if let beginTyping = topViewController.flatMap({ screens[$0] })?.beginTyping {
      beginTyping()
      return true
    }
    return open(.search, from: nil, animated: animated)
  }

  /// Opens a mentioned person: their timeline, otherwise their page.
  private func showPerson(
    _ handle: String,
    id: String?,
    page: URL?,
    from source: UIViewController?
  ) -> Bool {
    if let id, page == nil || factory.features.contains(.profiles) {
      let person = PersonReference(id: id, name: handle, handle: handle, avatar: nil)
      return open(.profile(person), from: source, animated: true)
    }
    guard let page else {
      showMessage(factory.strings.personUnknown(handle))
      return false
    }
    openOutside(page)
    return true
  }

  /// Opens web addresses only, because posts are written by strangers.
  private func openOutside(_ url: URL) {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      return showMessage(factory.strings.linkRefused(url.scheme ?? ""))
    }
    openURL(url) { [weak self] isOpen in
      guard let self, !isOpen else { return }
      showMessage(factory.strings.linkNotOpened)
    }
  }

  private func refuse() -> Bool {
    showMessage(factory.strings.notPossibleHere)
    return false
  }

  // MARK: Writing

  /// Shows the sheet to reply to a post, on any screen; if a sheet is already open, it stays and a
  /// message is shown.
  public func reply(to post: String) {
    guard sheets.composer == nil else { return showMessage(factory.strings.replyWhileWriting) }
    sheets.closeAll()
    go(to: .compose(.comment(on: ListItemID(post))))
  }

  /// Adds files that were dropped on the window as photos to the open sheet; opens one if there is
  /// none.
  public func take(_ files: [URL]) {
    if sheets.composer == nil { go(to: .compose(.moment)) }
    sheets.composer?.addFiles(files)
  }

  /// Shows where to find a new post, or when it will be posted; readers at the top of a timeline
  /// see it.
  func showPosted(_ purpose: ComposePurpose, at schedule: ComposerSchedule?) {
    let strings = factory.strings
    if let schedule {
      showMessage(strings.scheduleDone(schedule.title), action: strings.scheduleShow) {
        [weak self] in self?.go(to: .scheduled)
      }
    } else if purpose == .moment {
      let top = topViewController.flatMap { screens[$0] }
      if top?.showsNewMoments != true || top?.list?.isAtTop != true {
        showMessage(strings.momentAtTop)
      }
    }
  }

  // MARK: Messages

  /// Shows the number of refused items on the tab that leads to the outbox.
  public func showRefusals(_ count: Int) {
    shell.setBadge(
      count > 0 ? factory.strings.number(count) : nil,
      words: factory.strings.outboxRefusedCount(count),
      of: .profile
    )
  }

  /// Shows the number of unread notifications on their tab.
  public func showUnread(_ count: Int) {
    shell.setBadge(
      count > 0 ? factory.strings.unreadBadge(count) : nil,
      words: factory.strings.unreadNotifications(count),
      of: .notifications
    )
  }

  /// Shows on each screen of the server, and in the composer, that the server no longer accepts the
  /// token, with a button to sign in.
  ///
  /// It is shown for the lifetime of these screens.
  public func showSignInRequest() {
    guard !needsSignIn else { return }
    needsSignIn = true
    lastMessage = factory.strings.signInAgain
    for screen in screens.ofServer { askToSignIn(on: screen) }
    askToSignIn(on: sheets.composerScreen)
    UIAccessibility.post(notification: .announcement, argument: lastMessage)
  }

  /// Shows on a screen that the reader has to sign in again, if so.
  func askToSignIn(on screen: BaseViewController?) {
    guard needsSignIn, let screen else { return }
    let strings = factory.strings
    screen.banner = BannerView(text: strings.signInAgain, actionTitle: strings.signInTitle) {
      [weak self] in self?.signIn()
    }
  }

  /// Opens the sign-in screen, also from a sheet, whose content is saved as a draft.
  private func signIn() {
    Task {
      if let composer = sheets.composer, composer.close() != nil {
        await composer.saveDraft().value
      }
      // If the draft could not be saved, the sheet stays, with the reason.
      if shell.frontmost === shell { go(to: .signIn) }
    }
  }

  /// Shows a message over the current screen, or the sheet that covers it.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - title: The title of its button, which keeps the message longer; nil for none.
  ///   - action: Called when the button is pressed.
  public func showMessage(
    _ text: String,
    action title: String? = nil,
    _ action: @escaping () -> Void = {}
  ) {
    lastMessage = text
    // Shown over a sheet, too, which would hide a message below it.
    let front = shell.frontmost
    guard let view = front === shell ? shell.messageView : front.viewIfLoaded else { return }
    ToastView(
      text: text,
      actionTitle: title,
      stayingFor: title == nil ? ToastView.stay : ToastView.stayWithAction,
      onAction: action
    )
    .present(in: view)
  }
}
