import AppCoordinator
import DemoArtwork
import DemoViewModels
import Foundation
import Foundations
import ListModel
import MomentsContracts
import ScreenTesting
import UIKit

/// The whole app on demo data, on a headless screen.
final class DemoApp {
  let screen: Screen
  let coordinator: AppCoordinator
  let imageLoader: ImageLoader
  private(set) var openedURLs: [URL] = []
  /// Whether there is a program that opens web addresses.
  var hasBrowser = true

  /// Shows the app and waits until everything has come that comes by itself.
  init(
    _ scenario: DemoScenario = .timeline,
    thread: DemoThreadScenario = .thread,
    moment: ListItemID? = nil,
    first: FirstScreen? = nil,
    scopes: [TimelineScope] = [.home],
    knowsEverybody: Bool = true,
    hasAccounts: Bool = false,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async {
    let clock = HeadlessClock()
    imageLoader = ImageLoader(source: PaintedPictures())
    var opened: (URL) -> Bool = { _ in false }
    coordinator = AppCoordinator(
      factory: DemoAppFactory(
        scenario: scenario,
        thread: thread,
        language: language,
        rootScopes: scopes,
        knowsEverybody: knowsEverybody,
        hasAccounts: hasAccounts,
        sleep: clock.sleep
      ),
      imageLoader: imageLoader,
      openURL: { url, completion in completion(opened(url)) }
    )
    var traits = traits
    traits.isRightToLeft = language.isRightToLeft
    let coordinator = coordinator
    let imageLoader = imageLoader
    screen = Screen(traits: traits, clock: clock) {
      coordinator.start(with: first ?? moment.map { .thread($0) } ?? .timeline)
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

private struct DemoAppFactory: ViewModelFactory {
  let scenario: DemoScenario
  let thread: DemoThreadScenario
  let language: AppLanguage
  let rootScopes: [TimelineScope]
  let knowsEverybody: Bool
  let hasAccounts: Bool
  let sleep: DemoTimelineViewModel.Sleep
  let likes = DemoLikes()

  var strings: Strings { Strings(language) }

  func makeTimeline(_ scope: TimelineScope) -> any TimelineViewModel {
    DemoTimelineViewModel(
      scenario: scenario,
      scope: scope,
      likes: likes,
      language: language,
      sleep: sleep
    )
  }

  func makeExplore() -> any ExploreViewModel {
    DemoExploreViewModel(scenario: scenario, language: language, sleep: sleep)
  }

  func makeComposer(_ purpose: ComposePurpose) -> (any ComposerViewModel)? {
    DemoComposerViewModel(
      scenario: DemoComposerScenario(purpose),
      language: language,
      sleep: sleep
    )
  }

  func makeAccounts() -> (any AccountsViewModel)? {
    hasAccounts ? DemoAccountsViewModel(scenario: .several, language: language) : nil
  }

  func makeThread(moment: ListItemID) -> any ThreadViewModel {
    DemoThreadViewModel(
      moment: moment,
      scenario: thread,
      likes: likes,
      language: language,
      sleep: sleep
    )
  }
}

/// The demo's pictures, painted when asked for.
private struct PaintedPictures: ImageDataSource {
  nonisolated func data(for url: URL) async throws -> Data {
    try DemoPainter.pngData(for: url)
  }
}
