import AppCoordinator
import DemoProvider
import DemoViewModels
import Foundation
import Foundations
import ListModel
import LiveViewModels
import MomentsComposition
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import SocialModel
import UIKit

/// The whole app on a demo story, with live view models, on a headless screen.
final class DemoApp {
  let screen: Screen
  let coordinator: AppCoordinator
  /// The reader; nil if unknown.
  let reader: Account?
  let imageLoader: ImageLoader
  private(set) var openedURLs: [URL] = []
  /// Whether a program can open web addresses.
  var hasBrowser = true

  /// The screens of the navigation controller that is shown.
  var stack: [UIViewController] {
    coordinator.topViewController?.navigationController?.viewControllers ?? []
  }

  /// Shows the app and waits until all initial content is loaded.
  init(
    _ story: DemoStory = .timeline,
    moment: ListItemID? = nil,
    first: Route? = nil,
    scopes: [TimelineKind] = [.home],
    knowsEverybody: Bool = true,
    hasAccounts: Bool = false,
    canWrite: Bool = true,
    server: String? = nil,
    hasWall: Bool = true,
    hasNotifications: Bool = false,
    hasSearch: Bool = false,
    hasLists: Bool = false,
    hasReader: Bool = true,
    findsPeople: Bool = true,
    restoring state: AppState = AppState(),
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async {
    let clock = HeadlessClock()
    var providers = ProviderSet(DemoProvider(story, clock: clock))
    if !hasReader { providers.reader = nil }
    if !findsPeople { providers.finder = nil }
    if !canWrite {
      providers.compose = nil
      providers.actions = Offering(
        providers.actions.supported.subtracting([.boost, .post, .edit]),
        of: providers.actions
      )
    }
    reader = providers.reader
    var hidden: Set<Feature> = []
    if !knowsEverybody { hidden.insert(.profiles) }
    if !hasWall { hidden.insert(.wall) }
    if !hasNotifications { hidden.insert(.notifications) }
    if !hasSearch { hidden.insert(.search) }
    if !hasLists { hidden.formUnion([.lists, .listMembers, .hashtagFollows]) }
    var opened: (URL) -> Bool = { _ in false }
    let app = ComposedApp(
      factory: DemoAppFactory(
        live: LiveFactory(
          providers,
          language: language,
          time: .demo(now: DemoProvider.defaultNow, clock: clock)
        ),
        language: language,
        rootKinds: scopes,
        server: server,
        hidden: hidden,
        hasAccounts: hasAccounts
      ),
      media: providers.media,
      openURL: { url, completion in completion(opened(url)) }
    )
    coordinator = app.coordinator
    imageLoader = app.imageLoader
    var traits = traits
    traits.isRightToLeft = language.isRightToLeft
    let coordinator = coordinator
    let imageLoader = imageLoader
    screen = Screen(traits: traits, clock: clock) {
      coordinator.start(with: first ?? moment.map { .moment($0) }, restoring: state)
      return coordinator.rootViewController
    }
    screen.work = [{ await imageLoader.waitUntilIdle() }]
    opened = { [weak self] url in
      guard let self, hasBrowser else { return false }
      openedURLs.append(url)
      return true
    }
    await screen.settle()
  }
}

/// The live view models, with the providers of a source.
private struct DemoAppFactory: ViewModelFactory {
  let live: LiveFactory
  let language: AppLanguage
  let rootKinds: [TimelineKind]
  let server: String?
  let hidden: Set<Feature>
  let hasAccounts: Bool

  var strings: Strings { live.strings }

  var features: Set<Feature> {
    // A story has no bookmarks button, and demo accounts in place of stored ones.
    live.features.subtracting(hidden).subtracting([.saved, .outbox])
      .union(hasAccounts ? [.accounts, .signIn, .outbox] : [])
  }

  var reader: PersonReference? { live.reader }

  func findPerson(id: String) async throws -> PersonReference? {
    try await live.findPerson(id: id)
  }

  func findPerson(handle: String) async throws -> PersonReference? {
    try await live.findPerson(handle: handle)
  }

  func makeTimeline(_ kind: TimelineKind) -> any TimelineViewModel { live.makeTimeline(kind) }

  func makeExplore() -> any ExploreViewModel { live.makeExplore() }

  func makeThread(moment: ListItemID) -> any ThreadViewModel { live.makeThread(moment: moment) }

  func makeWall() -> any WallViewModel { live.makeWall() }

  func makeFollowRequests() -> any FollowRequestsViewModel { live.makeFollowRequests() }

  func makeNotifications(_ scope: NotificationScope) -> any NotificationsViewModel {
    live.makeNotifications(scope)
  }

  func makeNotificationKinds() -> any NotificationKindsViewModel { live.makeNotificationKinds() }

  func makeLists() -> any ListsViewModel { live.makeLists() }

  func makeListMembers(_ list: ReaderList) -> any ListMembersViewModel {
    live.makeListMembers(list)
  }

  func makePersonLists(_ person: PersonReference) -> any PersonListsViewModel {
    live.makePersonLists(person)
  }

  func makeTagFollow(_ name: String) -> any TagFollowViewModel { live.makeTagFollow(name) }

  func makeSearch() -> any SearchViewModel { live.makeSearch() }

  func makePhotos(
    _ photos: [ImageReference],
    index: Int,
    of post: ListItemID
  ) -> (any PhotosViewModel)? {
    live.makePhotos(photos, index: index, of: post)
  }

  func makeComposer(_ purpose: ComposePurpose) -> any ComposerViewModel {
    live.makeComposer(purpose)
  }

  func makeScheduled() -> any ScheduledPostsViewModel { live.makeScheduled() }

  func makeFilters() -> any WordFiltersViewModel { live.makeFilters() }

  func makeFilter(_ subject: WordFilterSubject) -> any WordFilterViewModel {
    live.makeFilter(subject)
  }

  func makeReport(_ subject: ReportSubject) -> any ReportViewModel {
    live.makeReport(subject)
  }

  func makeNote(about person: PersonReference) -> any NoteViewModel {
    live.makeNote(about: person)
  }

  func makeEdits(of moment: ListItemID) -> any EditsViewModel { live.makeEdits(of: moment) }

  func makeProfileEditor() -> any ProfileEditorViewModel { live.makeProfileEditor() }

  func makeFriendsList(
    _ kind: FriendsListRoute,
    events: FriendsListEvents
  ) -> any FriendsListViewModel { live.makeFriendsList(kind, events: events) }

  func makeAccounts() -> any AccountsViewModel {
    DemoAccountsViewModel(DemoRows.accounts(strings), language: language)
  }

  func makeSignIn() -> any SignInViewModel {
    DemoSignInViewModel(.typing, language: language)
  }

  func makeOutbox() -> any OutboxViewModel {
    DemoOutboxViewModel(DemoRows.outbox(strings), language: language)
  }
}
