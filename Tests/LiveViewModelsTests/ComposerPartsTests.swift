import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsValues
import SocialModel
import Testing

@testable import LiveViewModels

/// Several posts in one sheet.
@MainActor
@Suite struct ComposerPartsTests {
  private func writing(_ texts: String...) async -> ComposerHarness {
    let harness = await ComposerHarness.loaded { $0.limitsAnswer = PostLimits(characters: 20) }
    for (place, text) in texts.enumerated() {
      if place > 0 { harness.viewModel.changeParts(.add) }
      harness.viewModel.setText(text)
    }
    return harness
  }

  @Test func aNewPartIsInsertedAfterTheCurrentOne() async {
    let harness = await writing("one", "three")
    harness.viewModel.changeParts(.choose(0))
    harness.viewModel.changeParts(.add)
    expect(harness.content.part == 1 && harness.content.text.isEmpty)
    harness.viewModel.setText("two")
    expect(harness.content.parts.map(\.text), equals: ["one", "two", "three"])
    expect(Set(harness.content.parts.map(\.id)).count, equals: 3)
  }

  @Test func eachPartHasItsOwnCounterWarningAndPoll() async {
    let harness = await writing("one", "two")
    harness.viewModel.setWarning("careful")
    expect(harness.content.counter.remaining, equals: 20 - 3 - 7)
    harness.viewModel.changeParts(.choose(0))
    expect(harness.content.warning == nil && harness.content.counter.remaining == 17)
    harness.viewModel.addPoll()
    harness.viewModel.changeParts(.choose(1))
    expectNil(harness.content.poll)
    expect(harness.content.parts.map(\.hasPoll), equals: [true, false])
    expect(!harness.content.canPost, "a question without answers is in the first")
  }

  @Test func aTooLongPartPreventsPosting() async {
    let harness = await writing("one", "this is more than twenty letters", "three")
    expect(harness.content.parts.map(\.isReady), equals: [true, false, true])
    expect(!harness.content.canPost)
    harness.viewModel.changeParts(.choose(1))
    harness.viewModel.setText("two")
    expect(harness.content.canPost)
    await harness.viewModel.post().value
    let draft = await harness.provider.submitted.first
    expect(draft?.parts.map(\.text), equals: ["one", "two", "three"])
    expect(draft?.posts.map(\.continues), equals: [false, true, true])
  }

  @Test func emptyPartsAreOmitted() async {
    let harness = await writing("one", "", "three")
    expect(harness.content.canPost)
    await harness.viewModel.post().value
    await expect(harness.provider.submitted.first?.posts.map(\.text), equals: ["one", "three"])
  }

  @Test func removingAPartRemovesItsPhotosAndTheLastPartStays() async {
    let harness = await writing("one", "two")
    await harness.viewModel.addPhotos([PickedPhoto(data: Data([1]), type: "image/png")]).value
    harness.viewModel.changeParts(.remove(1))
    expect(harness.content.parts.map(\.text), equals: ["one"])
    expect(harness.content.part == 0 && harness.content.photos.isEmpty)
    harness.viewModel.changeParts(.remove(0))
    expect(harness.content.text, equals: "one")
    harness.viewModel.changeParts(.choose(7))
    expect(harness.content.part, equals: 0)
  }

  @Test func aPhotoStaysInItsPartWhenAnotherIsEdited() async {
    let harness = await ComposerHarness.loaded()
    harness.viewModel.setText("one")
    let adding = harness.viewModel.addPhotos([PickedPhoto(data: Data([1]), type: "image/png")])
    harness.viewModel.changeParts(.add)
    expect(harness.content.photos.isEmpty && !harness.content.canPost)
    await adding.value
    expect(harness.content.photos, satisfies: \.isEmpty)
    expect(harness.content.parts.map(\.images.count), equals: [1, 0])
    expect(harness.content.canPost)
    await harness.rest()
    await expect(harness.provider.stored.first?.parts.map(\.media.count), equals: [1, 0])
  }

  @Test func mentionsAndWarningContinueInTheNextPart() async {
    var moment = Sample.comment("1", own: false)
    moment.contentWarning = "harbour"
    let harness = await ComposerHarness.commenting(on: moment)
    let names = harness.content.text
    harness.viewModel.setText(names + "hello")
    harness.viewModel.changeParts(.add)
    expect(!names.isEmpty && harness.content.text == names)
    expect(harness.content.warning, equals: "harbour")
  }

  @Test func aStoredDraftOpensWithAllParts() async {
    let stored = PostDraft(
      id: "kept",
      text: "one",
      continuation: [DraftPart(text: "two", contentWarning: "careful")],
      updatedAt: Sample.now
    )
    let harness = await ComposerHarness.loaded(.draft("kept")) { $0.stored = [stored] }
    expect(harness.content.part, equals: 0)
    expect(harness.content.parts.map(\.text), equals: ["one", "two"])
    harness.viewModel.changeParts(.choose(1))
    expect(harness.content.warning, equals: "careful")
    expectNil(harness.viewModel.close(), "nothing was changed")

    let other = await ComposerHarness.loaded { $0.stored = [stored] }
    await other.viewModel.loadDrafts()
    expect(other.viewModel.drafts.value.first?.detail.contains("2 posts"), equals: true)
  }

  @Test func anEditHasASinglePart() async {
    let harness = await ComposerHarness.loaded(.edit(ListItemID("1"))) {
      $0.editing = .success(
        PostDraft(id: "edit", text: "one", editedPostID: "1", updatedAt: Sample.now)
      )
    }
    expect(!harness.content.canAddPart)
    harness.viewModel.changeParts(.add)
    expect(harness.content.parts.count, equals: 1)
  }
}
