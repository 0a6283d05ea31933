import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsValues
import SocialModel
import Testing

@testable import LiveViewModels

/// Polls of the composer.
@MainActor
@Suite struct ComposerPollTests {
  private func asking() async -> ComposerHarness {
    let harness = await ComposerHarness.loaded()
    harness.viewModel.setText("Tea or coffee?")
    harness.viewModel.addPoll()
    return harness
  }

  private func change(_ harness: ComposerHarness, _ body: (inout PollDraft) -> Void) {
    guard var poll = harness.content.poll else { return }
    body(&poll)
    harness.viewModel.setPoll(poll)
  }

  @Test func aNewPollHasTwoEmptyOptionsAndLastsADay() async {
    let harness = await asking()
    let poll = harness.content.poll
    expect(poll?.options, equals: ["", ""])
    expect(poll?.seconds, equals: 86_400)
    expect(poll?.canRemoveOption, equals: false)
    expect(!harness.content.canPost)
  }

  @Test func aPollNeedsTwoOptionsAndAText() async {
    let harness = await asking()
    change(harness) { $0.options[0] = " Tea " }
    expect(!harness.content.canPost)
    change(harness) { $0.options[1] = "Tea" }
    expect(!harness.content.canPost, "two answers that are alike are refused")
    change(harness) { $0.options[1] = "Coffee" }
    change(harness) { $0.options.append("") }
    change(harness) { $0.allowsSeveral = true }
    change(harness) { $0.hidesTotals = true }
    change(harness) { $0.seconds = 3_600 }
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
    harness.viewModel.addPoll()
    expect(harness.content.poll?.seconds, equals: 7_200)
    expect(harness.content.pollDurations, equals: [300, 1_800, 3_600, 7_200])
    expect(harness.content.canAddPollOption)
    change(harness) { $0.options.append("") }
    expect(!harness.content.canAddPollOption)
    change(harness) { $0.options[0] = "Tea" }
    change(harness) { $0.options[1] = "Coffee" }
    expect(!harness.content.canPost)
    expect(harness.content.poll?.canRemoveOption, equals: true)
    change(harness) { $0.options.remove(at: 1) }
    expect(harness.content.poll?.options, equals: ["Tea", ""])
    expect(harness.content.poll?.canRemoveOption, equals: false)
  }

  @Test func photosAndPollsExcludeEachOther() async {
    let harness = await asking()
    expect(harness.content.roomForPhotos, equals: 0)
    await harness.viewModel.addPhotos([PickedPhoto(data: Data([1]), type: "image/png")]).value
    expect(harness.content.photos, satisfies: \.isEmpty)
    expect(harness.messages.last?.contains("either photos or a poll"), equals: true)
    harness.viewModel.setPoll(nil)
    expectNil(harness.content.poll)
    await harness.viewModel.addPhotos([PickedPhoto(data: Data([1]), type: "image/png")]).value
    harness.viewModel.addPoll()
    expect(harness.content.poll == nil && harness.content.photos.count == 1)
    expect(harness.messages.count, equals: 2)
  }

  @Test func aDraftStoresThePoll() async {
    let harness = await asking()
    change(harness) { $0.options[0] = "Tea" }
    await harness.rest()
    await expect(harness.provider.stored.first?.poll?.options, equals: ["Tea", ""])
  }

  private func editing() async -> ComposerHarness {
    await ComposerHarness.loaded(.edit("7")) {
      $0.editing = .success(
        PostDraft(
          id: "edit",
          text: "Tea or coffee?",
          poll: PollDraft(options: ["Tea", "Coffee"], seconds: nil),
          editedPostID: "7",
          updatedAt: Sample.now
        )
      )
    }
  }

  @Test func editingTheTextKeepsTheVotes() async {
    let harness = await editing()
    expect(harness.content.pollDurations.first, equals: .some(nil))
    expectNil(harness.content.poll?.seconds)
    expect(!harness.content.canPost)
    harness.viewModel.setText("Tea, or coffee?")
    expect(harness.content.canPost && harness.content.pollNotice == nil)
  }

  @Test func editingOptionsWarnsOfLostVotes() async {
    let harness = await editing()
    change(harness) { $0.options[1] = "Cocoa" }
    expect(harness.content.pollNotice, equals: "The votes so far will be lost.")
    expect(harness.content.canPost)
    change(harness) { $0.options[1] = "Coffee " }
    expectNil(harness.content.pollNotice)
    change(harness) { $0.allowsSeveral = true }
    expect(harness.content.pollNotice != nil)
  }

  @Test func removingThePollWarnsAndCanBeUndone() async {
    let harness = await editing()
    harness.viewModel.setPoll(nil)
    expect(harness.content.poll == nil && harness.content.pollNotice != nil)
    expect(harness.content.canPost)
    harness.viewModel.addPoll()
    expect(harness.content.poll?.options, equals: ["Tea", "Coffee"])
    expect(harness.content.pollNotice == nil && !harness.content.canPost)
    harness.viewModel.setPoll(nil)
    await harness.viewModel.post().value
    await expect(harness.provider.submitted.first?.poll, equals: .removed)
  }
}
