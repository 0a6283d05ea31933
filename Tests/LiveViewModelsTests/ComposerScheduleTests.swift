import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import Testing

@testable import LiveViewModels

/// Scheduling posts in the composer.
@MainActor
@Suite struct ComposerScheduleTests {
  private nonisolated static let hour = 3_600.0

  private func open(
    _ purpose: ComposePurpose = .moment,
    canSchedule: Bool = true,
    _ change: @Sendable (isolated FakeComposer) -> Void = { _ in }
  ) async -> ComposerHarness {
    await ComposerHarness.loaded(purpose) { composer in
      composer.limitsAnswer = PostLimits(takesSchedules: canSchedule)
      change(composer)
    }
  }

  @Test func aDraftIsScheduledForTheChosenTime() async {
    let harness = await open()
    harness.viewModel.setText("later")
    expect(harness.content.canSchedule && harness.content.schedule == nil)
    let time = Sample.now + Self.hour
    harness.viewModel.setSchedule(time)
    expect(harness.content.schedule?.date, equals: time)
    expectNil(harness.content.schedule?.problem)
    expect(harness.content.canPost && !harness.content.canAddPart)
    await harness.viewModel.post().value
    await expect(harness.provider.scheduled.map(\.scheduledAt), equals: [time])
    await expect(harness.provider.submitted, satisfies: \.isEmpty)
    expect(harness.viewModel.isPosted && harness.closings == 1)
    // The coordinator specifies the time.
    expect(harness.content.schedule?.date, equals: time)
  }

  @Test func removingTheTimePostsImmediately() async {
    let harness = await open()
    harness.viewModel.setText("now after all")
    harness.viewModel.setSchedule(Sample.now + Self.hour)
    harness.viewModel.setSchedule(nil)
    expectNil(harness.content.schedule)
    await harness.viewModel.post().value
    await expect(harness.provider.submitted.map(\.text), equals: ["now after all"])
    await expect(harness.provider.scheduled, satisfies: \.isEmpty)
  }

  @Test func aTimeThatPassesWhileTheSheetIsOpenIsRejected() async {
    let harness = await open()
    harness.viewModel.setText("later")
    harness.viewModel.setSchedule(Sample.now + Self.hour)
    harness.passed.seconds = Self.hour
    // There was enough time left when the sheet was shown.
    expect(harness.content.canPost)
    await harness.viewModel.post().value
    expect(harness.messages, equals: [Strings(.english).scheduleTooSoon])
    expect(harness.content.schedule?.problem, equals: Strings(.english).scheduleTooSoon)
    expect(!harness.content.canPost && harness.closings == 0)
    await expect(harness.provider.scheduled, satisfies: \.isEmpty)
    await expect(harness.provider.submitted, satisfies: \.isEmpty)
  }

  @Test func aDraftStoresItsTimeAndListsIt() async {
    let harness = await open(.draft("kept")) { composer in
      composer.stored = [
        PostDraft(
          id: "kept",
          text: "too late",
          scheduledAt: Sample.now - 60,
          updatedAt: Sample.now
        ),
        PostDraft(
          id: "other",
          text: "in time",
          scheduledAt: Sample.now + Self.hour,
          updatedAt: Sample.now - 1
        ),
      ]
    }
    expect(harness.content.schedule?.problem, equals: Strings(.english).scheduleTooSoon)
    expect(!harness.content.canPost)
    await harness.viewModel.loadDrafts()
    let when = harness.viewModel.scheduleTime().title(of: Sample.now + Self.hour)
    expect(harness.viewModel.drafts.value.map(\.detail).first?.contains(when), equals: true)
    harness.viewModel.setSchedule(Sample.now + Self.hour)
    expect(harness.content.canPost)
    // A changed time alone is worth saving.
    expect(harness.viewModel.close() != nil)
  }

  @Test func serversWithoutSchedulingOfferNoTime() async {
    let harness = await open(canSchedule: false)
    harness.viewModel.setText("now")
    expect(!harness.content.canSchedule)
    harness.viewModel.setSchedule(Sample.now + Self.hour)
    expectNil(harness.content.schedule)
  }

  @Test func aScheduledDraftIsNotPostedWithoutServerSupport() async {
    let harness = await open(.draft("kept"), canSchedule: false) { composer in
      composer.stored = [
        PostDraft(
          id: "kept",
          text: "later",
          scheduledAt: Sample.now + Self.hour,
          updatedAt: Sample.now
        )
      ]
    }
    expect(harness.content.schedule?.problem, equals: Strings(.english).scheduleNotPossible)
    await harness.viewModel.post().value
    await expect(harness.provider.submitted, satisfies: \.isEmpty)
    await expect(harness.provider.scheduled, satisfies: \.isEmpty)
    harness.viewModel.setSchedule(nil)
    await harness.viewModel.post().value
    await expect(harness.provider.submitted.count, equals: 1)
  }

  @Test func threadsAndEditsCannotBeScheduled() async {
    let harness = await open()
    harness.viewModel.setText("first")
    harness.viewModel.changeParts(.add)
    expect(!harness.content.canSchedule)
    harness.viewModel.changeParts(.remove(1))
    harness.viewModel.setSchedule(Sample.now + Self.hour)
    harness.viewModel.changeParts(.add)
    expect(harness.content.parts.count, equals: 1)
    let edit = await open(.edit("7")) { composer in
      composer.editing = .success(
        PostDraft(id: "edit", text: "Tea", editedPostID: "7", updatedAt: Sample.now)
      )
    }
    expect(!edit.content.canSchedule)
  }

  @Test func aRefusalKeepsTheSheetAndTheTime() async {
    let harness = await open { $0.scheduleProblems = [ProviderError.refused(reason: "25 a day")] }
    harness.viewModel.setText("later")
    harness.viewModel.setSchedule(Sample.now + Self.hour)
    await harness.viewModel.post().value
    expect(harness.messages.last?.contains("25 a day"), equals: true)
    expect(harness.content.schedule != nil && harness.closings == 0)
  }
}
