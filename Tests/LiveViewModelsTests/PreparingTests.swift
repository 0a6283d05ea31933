import Expectations
import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import SocialModel
import Testing

/// A home timeline in preparation: 206 at the server.
@MainActor @Suite struct PreparingTests {
  private let preparing = ProviderError.preparing(retryAfter: 5)
  private let received = ListState.empty(
    ListEmptyMessage(
      title: "Your timeline is being prepared",
      message:
        "The server is gathering the moments of the people you follow. They appear here by themselves."
    )
  )

  /// Ends the waits one by one until a number of retries failed.
  private func look(_ harness: StoredTimelineHarness, times: Int) async throws {
    for _ in 0..<times {
      await harness.clock.somebodySleeps()
      let asked = await harness.provider.asked.count
      await harness.clock.wakeAll()
      try await harness.until { await harness.provider.asked.count > asked }
    }
    await harness.clock.somebodySleeps()
  }

  @Test func aMessageIsShownUntilRowsLoad() async throws {
    let failure = preparing
    let harness = await StoredTimelineHarness { $0.incoming = .failure(failure) }
    let viewModel = try require(harness.viewModel)
    await viewModel.load()
    expect(viewModel.state, equals: received)
    try await look(harness, times: 2)
    expect(viewModel.state, equals: received)
    expect(harness.messages, satisfies: \.isEmpty)
    await harness.provider.set { $0.incoming = .success([Sample.moment("1")]) }
    await harness.clock.wakeAll()
    try await harness.until { viewModel.state == .content }
    expect(harness.list, equals: "1")
  }

  @Test func retriesBackOffAndRespectTheServersWait() async throws {
    for (retryAfter, expected) in [
      (nil, [2, 4, 8, 16, 30, 30]), (5, [5, 5, 8, 16, 30, 30]), (60, [60, 60, 60, 60, 60, 60]),
      (86_400, [300, 300, 300, 300, 300, 300]),
    ] as [(Double?, [Int])] {
      let harness = await StoredTimelineHarness {
        $0.incoming = .failure(ProviderError.preparing(retryAfter: retryAfter))
      }
      await harness.viewModel?.load()
      try await look(harness, times: 5)
      await expect(harness.clock.durations, equals: expected.map { .seconds($0) })
    }
  }

  @Test func rateLimitsAreWaitedFor() async throws {
    let failure = preparing
    let harness = await StoredTimelineHarness { $0.incoming = .failure(failure) }
    let viewModel = try require(harness.viewModel)
    await viewModel.load()
    await harness.provider.set {
      $0.incoming = .failure(ProviderError.rateLimited(until: Sample.now.addingTimeInterval(90)))
    }
    try await look(harness, times: 1)
    expect(viewModel.state, equals: received)
    await expect(harness.clock.durations, equals: [.seconds(5), .seconds(90)])
  }

  @Test func storedRowsStayWithOneMessage() async throws {
    let failure = preparing
    let harness = await StoredTimelineHarness.loaded { $0.incoming = .failure(failure) }
    expect(harness.list, equals: "1 2 3")
    try await look(harness, times: 2)
    expect(harness.viewModel?.state, equals: .content)
    expect(harness.list, equals: "1 2 3")
    expect(harness.messages.map(\.text), equals: ["Your timeline is being prepared"])
    expect(harness.messages.map(\.kind), equals: [.information])
    await harness.provider.set { $0.incoming = .success([Sample.moment("0")]) }
    await harness.clock.wakeAll()
    try await harness.until { harness.list == "0 1 2 3" }
  }

  @Test func storeChangesDoNotChangeTheMessage() async throws {
    let failure = preparing
    let harness = await StoredTimelineHarness { $0.incoming = .failure(failure) }
    let viewModel = try require(harness.viewModel)
    await viewModel.load()
    let asked = await harness.provider.asked.count
    harness.provider.source.notify(SocialChange(timelines: [.home]))
    try await harness.until { await harness.provider.asked.count > asked }
    await harness.provider.set { $0.rows = [Sample.moment("mine")] }
    expect(viewModel.state, equals: received)
    harness.provider.source.notify(SocialChange(timelines: [.home]))
    try await harness.until { harness.list == "mine" }
    expect(viewModel.state, equals: .content)
  }

  @Test func retriesStopWhileTheScreenIsHidden() async throws {
    let failure = preparing
    let harness = await StoredTimelineHarness { $0.incoming = .failure(failure) }
    let viewModel = try require(harness.viewModel)
    await viewModel.load()
    await harness.clock.somebodySleeps()
    viewModel.screenDidDisappear()
    let asked = await harness.provider.asked
    await harness.clock.wakeAll()
    await viewModel.load()
    await expect(harness.clock.durations.count, equals: 1)
    await expect(harness.provider.asked.count, equals: asked.count + 2)
    await harness.provider.set { $0.incoming = .success([Sample.moment("1")]) }
    viewModel.screenDidAppear()
    try await harness.until { harness.list == "1" }
  }

  @Test func otherFailuresEndTheWait() async throws {
    let failure = preparing
    let harness = await StoredTimelineHarness { $0.incoming = .failure(failure) }
    let viewModel = try require(harness.viewModel)
    await viewModel.load()
    await harness.clock.somebodySleeps()
    await harness.provider.set {
      $0.incoming = .failure(ProviderError.httpStatus(url: "u", code: 500))
    }
    await harness.clock.wakeAll()
    try await harness.until { if case .failed = viewModel.state { true } else { false } }
    await expect(harness.clock.durations.count, equals: 1)
  }

  @Test func aReleasedViewModelSendsNoMoreRequests() async throws {
    let failure = preparing
    let harness = await StoredTimelineHarness { $0.incoming = .failure(failure) }
    await harness.viewModel?.load()
    await harness.clock.somebodySleeps()
    let asked = await harness.provider.asked
    harness.letGo()
    await harness.provider.source.waitForTheEnd()
    await harness.clock.wakeAll()
    await expect(harness.provider.asked, equals: asked)
  }
}
