import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import ListModel
import LiveViewModels
import MomentsComposition
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import Testing
import UIKit

/// Sources that have little to show, and factories that forgot a screen.
@Suite struct FeatureTests {
  /// Timelines, threads, photos and the explore screen.
  private struct Bare: ViewModelFactory {
    let live: LiveFactory
    var features: Set<Feature> = []

    init(_ features: Set<Feature> = []) {
      live = LiveFactory(
        ProviderSet(DemoProvider(.timeline, clock: HeadlessClock())),
        language: .english
      )
      self.features = features
    }

    var strings: Strings { live.strings }

    func makeTimeline(_ kind: TimelineKind) -> any TimelineViewModel { live.makeTimeline(kind) }
    func makeExplore() -> any ExploreViewModel { live.makeExplore() }
    func makeThread(moment: ListItemID) -> any ThreadViewModel { live.makeThread(moment: moment) }
    func makePhotos(
      _ photos: [ImageReference],
      index: Int,
      of post: ListItemID
    ) -> (any PhotosViewModel)? { live.makePhotos(photos, index: index, of: post) }
  }

  private static let person = PersonReference(id: "ann", name: "Ann", handle: "@ann", avatar: nil)

  private static let routes: [Route] = [
    .tab(.wall), .tab(.notifications), .tab(.profile), .notificationKinds,
    .people(.followers(of: person)), .edits(of: "moment-1"), .search, .compose(.moment),
    .note(person), .editProfile, .report(ReportSubject(person: person)), .filters,
    .filter(.new()), .followRequests, .bookmarks, .likes, .lists,
    .listMembers(ReaderList(id: "1", title: "Friends")), .listsWith(person), .outbox,
    .scheduled, .accounts, .signIn, .settings,
  ]

  @Test func aMissingFeatureShowsAMessage() {
    let factory = Bare()
    let app = ComposedApp(factory: factory, media: factory.live.providers.media).coordinator
    let screen = Screen(clock: HeadlessClock()) {
      app.start()
      return app.rootViewController
    }
    for route in Self.routes {
      let before = app.state
      app.showMessage("")
      screen.perform { app.go(to: route) }
      expect(app.message, equals: factory.strings.notPossibleHere, "\(route)")
      expect(app.state, equals: before, "\(route)")
      expectNil(app.rootViewController.presentedViewController, "\(route)")
    }
  }

  @Test func aStateWithScreensThatASourceDoesNotHaveIsRestoredWithoutThem() {
    let factory = Bare()
    let app = ComposedApp(factory: factory, media: factory.live.providers.media).coordinator
    let screen = Screen(clock: HeadlessClock()) {
      app.start(restoring: AppState(stacks: [.timeline: Self.routes + [.moment("moment-1")]]))
      return app.rootViewController
    }
    screen.perform { expect(app.state.stacks, equals: [.timeline: [.moment("moment-1")]]) }
  }

  @Test func aFactoryWithoutAScreenStopsWithItsName() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Bare([.wall]).makeWall() }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(words.contains("Bare has no screen for .wall: implement makeWall()"), "\(words)")
  }
}
