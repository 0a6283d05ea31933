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
import ScreenTesting
import UIKit

/// The screens of the app, for tests that apply to all of them.
enum AppScreen: String, CaseIterable, Sendable {
  case timeline, thread, comments, explore, wall, photos, composer, accounts, outbox, signIn
  case friends, empty, failure, loading, alert

  private var first: Route {
    switch self {
    case .timeline, .photos, .friends, .empty, .failure, .loading: .tab(.timeline)
    case .thread, .comments: .moment("moment-1")
    case .explore: .tab(.explore)
    case .wall: .tab(.wall)
    case .composer, .alert: .compose(.moment)
    case .accounts: .accounts
    case .outbox: .outbox
    case .signIn: .signIn
    }
  }

  private var story: DemoStory {
    switch self {
    case .thread, .comments: .conversation
    case .empty: .empty
    case .failure: .failure
    case .loading: .loading
    default: .timeline
    }
  }

  /// Shows the screen, and waits until its content is loaded.
  func show(
    _ language: AppLanguage = .english,
    traits: ScreenTraits = ScreenTraits()
  ) async throws -> Screen {
    let clock = HeadlessClock()
    let providers = ProviderSet(DemoProvider(story, clock: clock))
    let live = LiveFactory(
      providers,
      language: language,
      time: .demo(now: DemoProvider.defaultNow, clock: clock)
    )
    let app = ComposedApp(
      factory: EveryScreenFactory(live: live, language: language),
      media: providers.media
    )
    var traits = traits
    traits.isRightToLeft = language.isRightToLeft
    let screen = Screen(traits: traits, clock: clock) {
      app.coordinator.start(with: first)
      return app.coordinator.rootViewController
    }
    screen.work = [{ await app.imageLoader.waitUntilIdle() }]
    screen.language = language.rawValue
    await rest(screen)
    try await open(on: screen)
    return screen
  }

  private func rest(_ screen: Screen) async {
    await screen.settle()
    await screen.advance(by: 1.5)
    await screen.settle()
  }

  /// Navigates from the initial screen to this screen.
  private func open(on screen: Screen) async throws {
    switch self {
    case .photos: try await screen.tap("photo.0.moment-1")
    case .comments: try await screen.scroll(by: 900)
    case .friends:
      let followers = try screen.view("profile.counts").accessibilityCustomActions?.last
      screen.perform { _ = followers.map { $0.actionHandler?($0) } }
    case .alert:
      try await screen.type("Hello")
      try await screen.tap("composer.cancel")
    default: return
    }
    await rest(screen)
  }
}

/// Live view models on a demo story, and demo view models for content that a story does not have.
private struct EveryScreenFactory: ViewModelFactory {
  let live: LiveFactory
  let language: AppLanguage

  var strings: Strings { live.strings }
  var features: Set<Feature> {
    [.composer, .profiles, .people, .wall, .accounts, .outbox, .signIn]
  }
  var rootKinds: [TimelineKind] { [.home, .local, .public] }

  func makeTimeline(_ kind: TimelineKind) -> any TimelineViewModel { live.makeTimeline(kind) }
  func makeExplore() -> any ExploreViewModel { live.makeExplore() }
  func makeThread(moment: ListItemID) -> any ThreadViewModel { live.makeThread(moment: moment) }
  func makeWall() -> any WallViewModel { live.makeWall() }

  func makePhotos(
    _ photos: [ImageReference],
    index: Int,
    of post: ListItemID
  ) -> (any PhotosViewModel)? {
    // The actions of the live view model depend on where photos can be saved.
    DemoPhotosViewModel(photos, index: index, language: language)
  }

  func makeComposer(_ purpose: ComposePurpose) -> any ComposerViewModel {
    live.makeComposer(purpose)
  }

  func makeFriendsList(
    _ kind: FriendsListRoute,
    events: FriendsListEvents
  ) -> any FriendsListViewModel { live.makeFriendsList(kind, events: events) }

  func makeAccounts() -> any AccountsViewModel {
    DemoAccountsViewModel(DemoRows.accounts(strings), language: language)
  }

  func makeOutbox() -> any OutboxViewModel {
    DemoOutboxViewModel(DemoRows.outbox(strings), language: language)
  }

  func makeSignIn() -> any SignInViewModel { DemoSignInViewModel(language: language) }
}
