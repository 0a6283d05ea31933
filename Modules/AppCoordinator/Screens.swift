import DesignKit
import Foundations
import ListModel
import MomentsAccounts
import MomentsComposer
import MomentsContracts
import MomentsExplore
import MomentsFriends
import MomentsLanguage
import MomentsLists
import MomentsNotifications
import MomentsOutbox
import MomentsSearch
import MomentsSettings
import MomentsThread
import MomentsTimeline
import MomentsValues
import MomentsWall
import UIKit

/// Makes the screens of places with the buttons of their bars, and tracks what the open ones show.
final class Screens {
  /// Opens what the screens lead to.
  weak var app: AppCoordinator?

  let factory: any ViewModelFactory
  private let imageLoader: ImageLoader
  private var known: [OpenScreen] = []
  /// The reader's own timelines that were shown; each is made once, and keeps its state.
  private var timelines: [TimelineKind: TimelineViewController] = [:]
  /// The screens of notifications that were shown.
  private var notifications: [NotificationScope: UIViewController] = [:]

  var strings: Strings { factory.strings }

  init(factory: any ViewModelFactory, imageLoader: ImageLoader) {
    self.factory = factory
    self.imageLoader = imageLoader
  }

  // MARK: Open screens

  /// The open screens whose content comes from the server.
  var ofServer: [BaseViewController] { known.filter(\.showsServer).compactMap(\.controller) }

  /// What is known of a screen.
  subscript(_ controller: UIViewController) -> OpenScreen? {
    known.last { $0.controller === controller }
  }

  /// Tracks a screen for as long as it exists.
  private func remember(_ screen: OpenScreen) {
    known.removeAll { $0.controller == nil }
    known.append(screen)
    if screen.showsServer { app?.askToSignIn(on: screen.controller) }
  }

  /// The closure with which a screen opens routes.
  private func routes(from screen: UIViewController) -> @MainActor (Route) -> Void {
    { [weak app, weak screen] in app?.go(to: $0, from: screen) }
  }

  /// Connects a screen of one list to its view model, and remembers it.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - viewModel: Its view model.
  ///   - name: Which screen it is, unless it is the first of a tab.
  ///   - savesPosition: Whether the reading position is saved with the app state; false if it is
  ///     stored with the content, or if the screen opens at its top.
  ///   - showsNewMoments: Whether a moment that the reader posts appears at its top.
  /// - Returns: The screen.
  private func connect<Screen: ListViewController>(
    _ screen: Screen,
    to viewModel: any ListScreenViewModel,
    _ name: Route? = nil,
    savesPosition: Bool = true,
    showsNewMoments: Bool = false
  ) -> Screen {
    viewModel.onRoute = routes(from: screen)
    remember(
      OpenScreen(
        screen,
        list: viewModel,
        name: name,
        savesPosition: savesPosition,
        showsNewMoments: showsNewMoments
      )
    )
    return screen
  }

  // MARK: Places

  /// Makes the screen of a place; nil for a route to none.
  func controller(for route: Route) -> UIViewController? {
    guard factory.canShow(route) else { return nil }
    switch route {
    case .moment(let id):
      let viewModel = factory.makeThread(moment: id)
      return connect(
        ThreadViewController(viewModel: viewModel, imageLoader: imageLoader),
        to: viewModel,
        route
      )
    case .hashtag(let tag): return hashtag(tag, route)
    case .profile(let person): return timeline(.profile(person), route)
    case .bookmarks: return timeline(.bookmarks, route)
    case .likes: return timeline(.likes, route)
    case .list(let list):
      let timeline = timeline(.list(list), route)
      timeline.navigationItem.rightBarButtonItem = button(
        .people,
        strings.listMembers,
        id: "list.members",
        to: .listMembers(list),
        from: timeline
      )
      return timeline
    case .lists:
      let viewModel = factory.makeLists()
      return connect(ListsViewController(viewModel: viewModel), to: viewModel, route)
    case .listMembers(let list):
      let viewModel = factory.makeListMembers(list)
      return connect(
        ListMembersViewController(viewModel: viewModel, imageLoader: imageLoader),
        to: viewModel,
        route
      )
    case .filters:
      let viewModel = factory.makeFilters()
      return connect(WordFiltersViewController(viewModel: viewModel), to: viewModel, route)
    case .followRequests:
      let viewModel = factory.makeFollowRequests()
      return connect(
        FollowRequestsViewController(viewModel: viewModel, imageLoader: imageLoader),
        to: viewModel,
        route
      )
    case .edits(let moment):
      let viewModel = factory.makeEdits(of: moment)
      return connect(
        EditsViewController(viewModel: viewModel, imageLoader: imageLoader),
        to: viewModel,
        route
      )
    case .outbox:
      let viewModel = factory.makeOutbox()
      return connect(OutboxViewController(viewModel: viewModel), to: viewModel, route)
    case .scheduled:
      let viewModel = factory.makeScheduled()
      return connect(ScheduledPostsViewController(viewModel: viewModel), to: viewModel, route)
    case .search: return search()
    case .accounts:
      let viewModel = factory.makeAccounts()
      let accounts = AccountsViewController(viewModel: viewModel, imageLoader: imageLoader)
      viewModel.onRoute = routes(from: accounts)
      accounts.navigationItem.rightBarButtonItem = settingsButton
      remember(OpenScreen(accounts, message: viewModel.message, name: route))
      return accounts
    case .signIn:
      let signIn = SignInViewController(viewModel: factory.makeSignIn())
      remember(OpenScreen(signIn, name: route))
      return signIn
    case .settings:
      let viewModel = factory.makeSettings()
      let settings = SettingsViewController(viewModel: viewModel)
      viewModel.onRoute = routes(from: settings)
      remember(OpenScreen(settings, message: viewModel.message, name: route))
      return settings
    case .about:
      let about = AboutViewController(strings: strings) { [weak app] in app?.go(to: $0) }
      remember(OpenScreen(about, name: route))
      return about
    case .tab, .link, .mention, .photos, .people, .compose, .note, .editProfile, .report, .filter,
      .notificationKinds, .listsWith:
      return nil
    }
  }

  private func timeline(_ kind: TimelineKind, _ name: Route? = nil) -> TimelineViewController {
    let viewModel = factory.makeTimeline(kind)
    let timeline = TimelineViewController(viewModel: viewModel, imageLoader: imageLoader)
    if case .profile(let person) = kind {
      timeline.navigationItem.rightBarButtonItem = moreButton(for: person)
    }
    return connect(
      timeline,
      to: viewModel,
      name,
      savesPosition: !kind.savesPosition,
      showsNewMoments: showsNewMoments(kind)
    )
  }

  /// Whether a moment that the reader posts appears at the top of a timeline.
  private func showsNewMoments(_ kind: TimelineKind) -> Bool {
    switch kind {
    case .home, .local, .public: true
    case .profile(let person): person.id == factory.reader?.id
    case .hashtag, .photos, .pinned, .list, .bookmarks, .likes: false
    }
  }

  /// The timeline of a hashtag, with a button that follows it beside the other actions.
  private func hashtag(_ tag: String, _ name: Route) -> UIViewController {
    let timeline = timeline(.hashtag(tag), name)
    var buttons = [moreButton(for: tag)].compactMap(\.self)
    if factory.features.contains(.hashtagFollows) {
      let viewModel = factory.makeTagFollow(tag)
      buttons.append(TagFollowButton(viewModel))
      Task { await viewModel.load() }
    }
    timeline.navigationItem.rightBarButtonItems = buttons
    return timeline
  }

  private func search() -> UIViewController {
    let viewModel = factory.makeSearch()
    weak var asking: UIViewController?
    let screen = SearchViewController(viewModel: viewModel) { [imageLoader] list, viewModel in
      list.registerFriends(of: viewModel.people, imageLoader: imageLoader)
      list.registerMoments(of: viewModel.moments, imageLoader: imageLoader) { asking }
    }
    asking = screen
    viewModel.onRoute = routes(from: screen)
    remember(OpenScreen(search: screen, viewModel))
    return screen
  }

  // MARK: The first screens of the tabs

  /// The first screen of a tab; nil where there is none.
  ///
  /// - Parameters:
  ///   - tab: The tab.
  ///   - kind: Which of the reader's timelines the first tab shows, if the source has it.
  /// - Returns: The screen.
  func root(of tab: AppTab, showing kind: TimelineKind) -> UIViewController? {
    guard factory.canShow(.tab(tab)) else { return nil }
    switch tab {
    case .timeline: return rootTimeline(factory.rootKinds.contains(kind) ? kind : .home)
    case .explore: return explore()
    case .wall:
      let viewModel = factory.makeWall()
      return connect(
        WallViewController(viewModel: viewModel, cells: .standard(imageLoader: imageLoader)),
        to: viewModel
      )
    case .notifications: return rootNotifications(.all)
    case .profile: return factory.reader.map(profile)
    }
  }

  /// One of the reader's own timelines, with a switch to the others.
  private func rootTimeline(_ kind: TimelineKind) -> UIViewController {
    if let shown = timelines[kind] { return shown }
    let timeline = timeline(kind)
    timeline.navigationItem.rightBarButtonItems =
      [
        composeButton, button(.lists, strings.listsTitle, id: "open.lists", to: .lists),
      ]
      .compactMap(\.self)
    timeline.navigationItem.leftBarButtonItem = accountsButton
    let kinds = factory.rootKinds
    if kinds.count > 1 {
      let choice = TimelineScopeSwitch(scopes: kinds, selected: kind, strings: strings)
      choice.onSelect = { [weak self] kind in
        guard let self else { return }
        app?.shell.setRoot(rootTimeline(kind), of: .timeline)
      }
      timeline.navigationItem.titleView = choice
    }
    timelines[kind] = timeline
    return timeline
  }

  /// Which of the reader's timelines a screen is.
  func kind(of timeline: UIViewController?) -> TimelineKind? {
    timelines.first { $0.value === timeline }?.key
  }

  /// The profile of the reader, as the first screen of its tab.
  func profile(of reader: PersonReference) -> UIViewController {
    let profile = timeline(.profile(reader), .profile(reader))
    profile.navigationItem.rightBarButtonItems = [composeButton, savedButton].compactMap(\.self)
    // The settings are on the screen of the accounts, too.
    profile.navigationItem.leftBarButtonItem = accountsButton ?? settingsButton
    return profile
  }

  private func explore() -> UIViewController {
    let viewModel = factory.makeExplore()
    let explore = ExploreViewController(viewModel: viewModel, imageLoader: imageLoader)
    viewModel.onRoute = routes(from: explore)
    explore.navigationItem.rightBarButtonItem = button(
      .explore,
      strings.searchTitle,
      id: "open.search",
      to: .search
    )
    remember(OpenScreen(explore, explore: viewModel))
    return explore
  }

  /// The notifications, all or mentions only, with a switch to the others.
  private func rootNotifications(_ scope: NotificationScope) -> UIViewController {
    if let shown = notifications[scope] { return shown }
    let viewModel = factory.makeNotifications(scope)
    let screen = NotificationsViewController(viewModel: viewModel, imageLoader: imageLoader)
    let choice = NotificationScopeSwitch(selected: scope, strings: strings)
    choice.onSelect = { [weak self] scope in
      guard let self else { return }
      app?.shell.setRoot(rootNotifications(scope), of: .notifications)
    }
    screen.navigationItem.titleView = choice
    notifications[scope] = screen
    // They open at the newest, which the reader has not seen.
    return connect(screen, to: viewModel, savesPosition: false)
  }
}
