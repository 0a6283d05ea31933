import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import ListModel
import Locking
import MomentsComposition
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import TestSupport
import Testing

/// The end of view models over providers: a closed screen leaves nothing behind, neither its parts
/// nor their observers of changes.
@MainActor @Suite struct ScreenReleaseTests {
  /// A source of changes that counts its observers.
  private final class CountedChanges: ChangeSource {
    private let counts = Mutex((now: 0, ever: 0))

    var now: Int { counts.withLock { $0.now } }
    var ever: Int { counts.withLock { $0.ever } }

    func changes() -> AsyncStream<SocialChange> {
      counts.withLock { $0 = ($0.now + 1, $0.ever + 1) }
      return AsyncStream { continuation in
        continuation.onTermination = { [self] _ in counts.withLock { $0.now -= 1 } }
      }
    }
  }

  nonisolated enum Kind: String, CaseIterable, Sendable {
    case timeline, profile, thread, wall, notifications, requests, scheduled, lists, members, edits
    case search, tag, filters, explore, composer

    /// Whether it has rows that other screens change too.
    var observesChanges: Bool {
      switch self {
      case .scheduled, .filters, .explore, .composer: false
      default: true
      }
    }
  }

  /// A view model, which only the caller keeps, and its load.
  private typealias Made = (viewModel: AnyObject, load: () async -> Void)

  private func list(_ viewModel: any ListViewModel) -> Made {
    (viewModel, { [weak viewModel] in await viewModel?.load() })
  }

  private func make(_ kind: Kind, _ factory: LiveFactory) -> Made {
    let (post, person) = (
      ListItemID("moment-1"), PersonReference(id: "ann", name: "", handle: "", avatar: nil)
    )
    switch kind {
    case .timeline: return list(factory.makeTimeline(.home))
    case .profile: return list(factory.makeTimeline(.profile(person)))
    case .thread: return list(factory.makeThread(moment: post))
    case .wall: return list(factory.makeWall())
    case .notifications: return list(factory.makeNotifications(.all))
    case .requests: return list(factory.makeFollowRequests())
    case .scheduled: return list(factory.makeScheduled())
    case .lists: return list(factory.makeLists())
    case .members: return list(factory.makeListMembers(ReaderList(id: "1", title: "")))
    case .edits: return list(factory.makeEdits(of: post))
    case .search: return list(factory.makeSearch())
    case .filters: return list(factory.makeFilters())
    case .tag:
      let viewModel = factory.makeTagFollow("hiking")
      return (viewModel, { [weak viewModel] in await viewModel?.load() })
    case .explore:
      let viewModel = factory.makeExplore()
      return (viewModel, { [weak viewModel] in await viewModel?.load() })
    case .composer:
      let viewModel = factory.makeComposer(.comment(on: post))
      return (viewModel, { [weak viewModel] in await viewModel?.load() })
    }
  }

  @Test(arguments: Kind.allCases)
  func aClosedScreenIsReleasedWithItsObservers(kind: Kind) async throws {
    let changes = CountedChanges()
    var providers = ProviderSet(DemoProvider(.pending, clock: TestClock { _ in }))
    providers.changes = changes
    let factory = LiveFactory(providers, language: .english)
    weak var left: AnyObject?
    do {
      let made = make(kind, factory)
      left = made.viewModel
      await made.load()
      expect((changes.now > 0), equals: kind.observesChanges)
    }
    try await eventually { left == nil && changes.now == 0 }
    expect((changes.ever > 0), equals: kind.observesChanges)
  }
}
