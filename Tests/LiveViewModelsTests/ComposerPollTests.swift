import Expectations
import Foundation
import ListModel
import MomentsContracts
import SocialModel
import Testing

@testable import LiveViewModels

/// Polls of the composer.
@MainActor
@Suite struct ComposerPollTests {
  private func asking() async -> ComposerHarness {
    let harness = await ComposerHarness.loaded()
    harness.viewModel.setText("Tea or coffee?")
    harness.viewModel.changePoll(.add)
    return harness
  }

  @Test func aNewPollHasTwoEmptyOptionsAndLastsADay() async {
    let harness = await asking()
    let poll = harness.content.poll
    expect(poll?.options.map(\.text), equals: ["", ""])
    expect(poll?.duration, equals: .init(seconds: 86_400, title: "1 day"))
    expect(poll?.canRemoveOption, equals: false)
    expect(!harness.content.canPost)
  }

  @Test func aPollNeedsTwoOptionsAndAText() async {
    let harness = await asking()
    harness.viewModel.changePoll(.setOption(0, " Tea "))
    expect(!harness.content.canPost)
    harness.viewModel.changePoll(.setOption(1, "Tea"))
    expect(!harness.content.canPost, "two answers that are alike are refused")
    harness.viewModel.changePoll(.setOption(1, "Coffee"))
    harness.viewModel.changePoll(.addOption)
    harness.viewModel.changePoll(.setAllowsSeveral(true))
    harness.viewModel.changePoll(.setHidesTotals(true))
    harness.viewModel.changePoll(.setDuration(3_600))
    expect(harness.content.canPost, "an empty answer is left out")
    harness.viewModel.setText(" ")
    expect(!harness.content.canPost)
    harness.viewModel.setText("Tea or coffee?")
    await harness.viewModel.post().value
    let poll = await harness.provider.submitted.first?.poll
    expect(poll?.tidied.options, equals: ["Tea", "Coffee"])
    expect(poll?.allowsSeveral == true && poll?.hidesTotals == true && poll?.seconds == 3_600)
  }

  @Test func optionsAreLimitedInLengthAndNumber() async {
    let harness = await ComposerHarness.loaded {
      $0.limitsAnswer = PostLimits(pollOptions: 3, pollOptionCharacters: 5, longestPoll: 7_200)
    }
    harness.viewModel.setText("?")
    harness.viewModel.changePoll(.add)
    expect(harness.content.poll?.duration.seconds, equals: 7_200)
    expect(harness.content.poll?.durations.map(\.seconds), equals: [300, 1_800, 3_600, 7_200])
    for _ in 0..<3 { harness.viewModel.changePoll(.addOption) }
    expect(harness.content.poll?.options.count, equals: 3)
    expect(harness.content.poll?.canAddOption, equals: false)
    harness.viewModel.changePoll(.setOption(0, "Tea"))
    harness.viewModel.changePoll(.setOption(1, "Coffee"))
    expect(harness.content.poll?.options.map(\.remaining), equals: [2, -1, 5])
    expect(!harness.content.canPost)
    harness.viewModel.changePoll(.removeOption(1))
    harness.viewModel.changePoll(.removeOption(1))
    expect(harness.content.poll?.options.map(\.text), equals: ["Tea", ""])
  }

  @Test func photosAndPollsExcludeEachOther() async {
    let harness = await asking()
    expect(harness.content.roomForPhotos, equals: 0)
    await harness.viewModel.addPhotos([PickedPhoto(data: Data([1]), type: "image/png")]).value
    expect(harness.content.photos, satisfies: \.isEmpty)
    expect(harness.messages.last?.contains("either photos or a poll"), equals: true)
    harness.viewModel.changePoll(.remove)
    expectNil(harness.content.poll)
    await harness.viewModel.addPhotos([PickedPhoto(data: Data([1]), type: "image/png")]).value
    harness.viewModel.changePoll(.add)
    expect(harness.content.poll == nil && harness.content.photos.count == 1)
    expect(harness.messages.count, equals: 2)
  }

  @Test func aDraftStoresThePoll() async {
    let harness = await asking()
    harness.viewModel.changePoll(.setOption(0, "Tea"))
    await harness.rest()
    await expect(harness.provider.stored.first?.poll?.options, equals: ["Tea", ""])
  }

  private func editing() async -> ComposerHarness {
    await ComposerHarness.loaded(.edit("7")) {
      $0.editing = .success(
        PostDraft(
          id: "edit",
          text: "Tea or coffee?",
          poll: DraftPoll(options: ["Tea", "Coffee"], seconds: nil),
          editedPostID: "7",
          updatedAt: Sample.now
        )
      )
    }
  }

  @Test func editingTheTextKeepsTheVotes() async {
    let harness = await editing()
    expect(harness.content.poll?.duration.title, equals: "As before")
    expect(!harness.content.canPost)
    harness.viewModel.setText("Tea, or coffee?")
    expect(harness.content.canPost && harness.content.poll?.notice == nil)
  }

  @Test func editingOptionsWarnsOfLostVotes() async {
    let harness = await editing()
    harness.viewModel.changePoll(.setOption(1, "Cocoa"))
    expect(harness.content.poll?.notice, equals: "The votes so far will be lost.")
    expect(harness.content.canPost)
    harness.viewModel.changePoll(.setOption(1, "Coffee "))
    expectNil(harness.content.poll?.notice)
    harness.viewModel.changePoll(.setAllowsSeveral(true))
    expect(harness.content.poll?.notice != nil)
  }

  @Test func removingThePollWarnsAndCanBeUndone() async {
    let harness = await editing()
    harness.viewModel.changePoll(.remove)
    expect(harness.content.poll == nil && harness.content.lostVotes != nil)
    expect(harness.content.canPost)
    harness.viewModel.changePoll(.add)
    expect(harness.content.poll?.options.map(\.text), equals: ["Tea", "Coffee"])
    expect(harness.content.lostVotes == nil && !harness.content.canPost)
    harness.viewModel.changePoll(.remove)
    await harness.viewModel.post().value
    await expect(harness.provider.submitted.first?.poll, equals: .removed)
  }
}
