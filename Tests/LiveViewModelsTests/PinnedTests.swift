import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

/// A profile with pinned moments above the others.
@MainActor @Suite struct PinnedTests {
  private let moments = FakeStoredTimeline()
  private let pinned = FakeStoredTimeline()
  private let clock = TestClock()
  private let profile: LiveProfileViewModel

  /// Four moments of the reader's; "3" is pinned, and "9", which is far down.
  init() async {
    let person = PersonReference(id: Sample.ana.id, name: "Ana", handle: "@ana", avatar: nil)
    let clock = clock
    func timeline(_ kind: TimelineKind, _ provider: FakeStoredTimeline) -> LiveTimelineViewModel {
      LiveTimelineViewModel(
        timeline: provider,
        profile: provider,
        actions: ReaderActions(Offering([.like, .pin, .post, .edit, .delete], of: provider)),
        kind: kind,
        in: ScreenContext(
          .english,
          time: ReaderTime(now: { Sample.now }, timeZone: .gmt, clock: clock),
          changes: provider.source
        )
      )
    }
    profile = LiveProfileViewModel(
      moments: timeline(.profile(person), moments),
      photos: timeline(.photos(person), FakeStoredTimeline()),
      pinned: timeline(.pinned(person), pinned)
    )
    await moments.set { provider in
      provider.rows = (1...4).map { Self.own("\($0)", isPinned: $0 == 3) }
    }
    await pinned.set { $0.rows = [Self.own("9", isPinned: true), Self.own("3", isPinned: true)] }
    await profile.load()
  }

  private nonisolated static func own(_ id: String, isPinned: Bool) -> Moment {
    var moment = Sample.moment(id)
    (moment.isOwn, moment.isPinned) = (true, isPinned)
    return moment
  }

  private func rows(_ section: ListItemID) -> [MomentRow] {
    profile.sections.first { $0.id == section }?.items.compactMap { $0.as(MomentRow.self) }
      ?? []
  }

  private func ids(_ section: ListItemID) -> [String] { rows(section).map(\.id.description) }

  @Test func pinnedPostsAreFirstAndShownOnce() {
    expect(profile.sections.map(\.id), equals: ["profile", "parts", "pinned", "moments"])
    expect(ids("pinned"), equals: ["9", "3"])
    expect(ids("moments"), equals: ["1", "2", "4"])
    expect(rows("pinned").map(\.marks.context), equals: [.pinned("Pinned"), .pinned("Pinned")])
    expect(rows("moments").allSatisfy { $0.marks.context == nil })
  }

  @Test func unpinnedPostsReturnToTheMoments() async throws {
    expect(rows("pinned").first?.actions.pinTitle, equals: "Unpin from profile")
    expect(rows("moments").first?.actions.pinTitle, equals: "Pin to profile")
    await profile.perform(.pin, on: "3").value
    try await eventually { ids("pinned") == ["9"] }
    expect(ids("moments"), equals: ["1", "2", "3", "4"])
  }

  @Test func aRefusalIsReported() async throws {
    await moments.set { $0.boostFailure = ProviderError.refused(reason: "Five are enough.") }
    await profile.perform(.pin, on: "1").value
    try await eventually { profile.message.value != nil }
    expect(
      profile.message.value?.text,
      equals: "Your moment could not be pinned. Five are enough."
    )
  }

  @Test func aPinnedMomentCanBeLiked() async throws {
    await profile.perform(.like, on: "9").value
    try await eventually { rows("pinned").first?.likes.isLiked == true }
    await expect(pinned.asked.contains("like 9"))
    await expect(!moments.asked.contains("like 9"))
  }

  @Test func undoingADeletionRestoresBothRows() async throws {
    let work = profile.perform(.delete, on: "3")
    try await eventually { ids("pinned") == ["9"] }
    expect(ids("moments"), equals: ["1", "2", "4"])
    profile.undo(try require(profile.message.value?.id))
    await work.value
    try await eventually { ids("pinned") == ["9", "3"] }
    expect(ids("moments"), equals: ["1", "2", "4"])
  }

  @Test func photosShowNoPinnedMoments() async throws {
    profile.show(.photos)
    expect(!profile.sections.map(\.id).contains("pinned"))
    profile.show(.moments)
    expect(ids("pinned"), equals: ["9", "3"])
  }

  @Test func aFailureToLoadIsReportedOnce() async throws {
    let failure = ProviderError.network(url: "https://s.example", reason: .offline)
    await pinned.set { $0.incoming = .failure(failure) }
    await profile.reload()
    expectNil(profile.message.value)
    expect(ids("pinned"), equals: ["9", "3"])
  }

  @Test func onlyOwnNonDirectMomentsCanBePinned() async throws {
    for change in [
      { (moment: inout Moment) in moment.isOwn = false },
      { (moment: inout Moment) in moment.visibility = .direct },
      { (moment: inout Moment) in moment.isPending = true },
    ] as [@Sendable (inout Moment) -> Void] {
      let harness = await StoredTimelineHarness {
        var moment = Sample.moment("1")
        moment.isOwn = true
        change(&moment)
        $0.rows = [moment]
      }
      await harness.viewModel?.load()
      expectNil(harness.row("1")?.actions.pinTitle)
    }
  }
}
