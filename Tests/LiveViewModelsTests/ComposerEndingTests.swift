import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsValues
import SocialModel
import Testing

@testable import LiveViewModels

/// Photos, drafts, and closing the sheet.
@MainActor
@Suite struct ComposerEndingTests {
  private func photos(_ count: Int) -> [PickedPhoto] {
    (0..<count).map { PickedPhoto(data: Data([UInt8($0)]), type: "image/jpeg") }
  }

  // MARK: Photos

  @Test func photosShowImmediatelyAndArePreparedLater() async {
    let harness = await ComposerHarness.loaded()
    let work = harness.viewModel.addPhotos(photos(2))
    expect(harness.content.photos.map(\.state), equals: [.preparing, .preparing])
    expect(!harness.content.canPost)
    let ids = harness.content.photos.map(\.id)
    await work.value
    expect(harness.content.photos.map(\.state), equals: [.ready, .ready])
    expect(harness.content.photos.map(\.id), equals: ids, "a photo keeps its identity")
    expect(harness.content.canPost)
  }

  @Test func photosBeyondTheLimitAreRejectedWithAMessage() async {
    let harness = await ComposerHarness.loaded { $0.limitsAnswer = PostLimits(attachments: 2) }
    await harness.viewModel.addPhotos(photos(3)).value
    expect(harness.content.photos.count, equals: 2)
    expect(harness.content.roomForPhotos, equals: 0)
    expect(harness.messages, equals: ["Only 2 photos fit; the others were left out."])
  }

  @Test func invalidPhotosAreRemoved() async {
    struct Broken: Error {}
    let harness = await ComposerHarness.loaded(
      prepare: Preparer { photo, _ in
        if photo.data == Data([0]) { throw Broken() }
        return photo
      }
    )
    await harness.viewModel.addPhotos(photos(2)).value
    expect(harness.content.photos.count, equals: 1)
    expect(harness.messages, equals: ["A photo could not be added. It is not an image."])
  }

  @Test func photosThatCannotBeStoredAreRemoved() async {
    let harness = await ComposerHarness.loaded {
      $0.mediaProblems = [ProviderError.notSaved(path: "/m", reason: "full")]
    }
    await harness.viewModel.addPhotos(photos(1)).value
    expect(harness.content.photos, satisfies: \.isEmpty)
    expect(harness.messages.count, equals: 1)
  }

  @Test func photosCanBeMovedDescribedAndRemoved() async {
    let harness = await ComposerHarness.loaded {
      $0.limitsAnswer = PostLimits(altTextCharacters: 5)
    }
    await harness.viewModel.addPhotos(photos(3)).value
    let ids = harness.content.photos.map(\.id)
    harness.viewModel.movePhoto(from: 0, to: 2)
    expect(harness.content.photos.map(\.id), equals: [ids[1], ids[2], ids[0]])
    harness.viewModel.movePhoto(from: 7, to: 0)
    harness.viewModel.setAltText("A harbour", of: ids[0])
    harness.viewModel.removePhoto(ids[1])
    await harness.viewModel.post().value
    let media = await harness.provider.submitted.first?.media
    expect(media?.map(\.id), equals: ["media-3", "media-1"])
    expect(media?.map(\.altText), equals: ["", "A har"])
  }

  @Test func thePreparerReceivesTheServersLimits() async {
    let harness = await ComposerHarness.loaded(
      prepare: Preparer { photo, limits in
        expect(limits, equals: PhotoLimits(bytes: 9, types: ["image/png"]))
        return PickedPhoto(data: photo.data, type: "image/png")
      }
    ) {
      $0.limitsAnswer = PostLimits(imageBytes: 9, mediaTypes: ["image/png", "video/mp4"])
    }
    await harness.viewModel.addPhotos(photos(1)).value
    await harness.viewModel.post().value
    await expect(harness.provider.submitted.first?.media.first?.type, equals: "image/png")
  }

  // MARK: Posting

  @Test func postingClosesTheSheetAndLeavesNoDraft() async {
    let harness = await ComposerHarness.loaded()
    harness.viewModel.setText("hello")
    await harness.rest()
    let work = harness.viewModel.post()
    expect(harness.viewModel.phase.value, equals: .posting)
    expect(!harness.content.canPost)
    expectNil(harness.viewModel.close())
    expect(harness.closings, equals: 0, "what is being posted is not left")
    expect(!harness.viewModel.isPosted)
    await work.value
    expect(harness.closings, equals: 1)
    expect(harness.viewModel.isPosted)
    await expect(harness.provider.submitted.map(\.text), equals: ["hello"])
    await expect(harness.provider.stored, satisfies: \.isEmpty)
  }

  @Test func aRefusedPostIsTheSameAsBeforePosting() async {
    let harness = await ComposerHarness.loaded {
      $0.submitProblems = [ProviderError.refused(reason: nil)]
    }
    harness.viewModel.setWarning("Spoilers")
    harness.viewModel.setText("The end")
    let work = harness.viewModel.post()
    harness.viewModel.setWarning(nil)
    harness.viewModel.setText("")
    await work.value
    expect(harness.content.warning, equals: "Spoilers", "its field is not closed over the text")
    expect(harness.content.text, equals: "The end")
  }

  @Test func aRefusalKeepsTheSheetAndShowsTheReason() async {
    let harness = await ComposerHarness.loaded {
      $0.submitProblems = [ProviderError.refused(reason: "Too fast.")]
    }
    harness.viewModel.setText("hello")
    await harness.viewModel.post().value
    expect(harness.closings, equals: 0)
    expect(harness.messages, equals: ["This could not be posted. Too fast."])
    expect(harness.content.text == "hello" && harness.content.canPost)
    await harness.viewModel.post().value
    expect(harness.closings, equals: 1)
  }

  // MARK: Leaving

  @Test func anEmptySheetClosesImmediately() async {
    let harness = await ComposerHarness.loaded()
    expectNil(harness.viewModel.close())
    expect(harness.closings, equals: 1)
    expectNil(harness.viewModel.close())
    expect(harness.closings, equals: 1, "it goes once")
  }

  @Test func closingWithTextConfirmsAndCanStoreADraft() async {
    let harness = await ComposerHarness.loaded()
    harness.viewModel.setText("hello")
    let question = harness.viewModel.close()
    expect(question?.title, equals: "Keep what you have written?")
    expect(harness.closings, equals: 0)
    await harness.viewModel.saveDraft().value
    expect(harness.closings, equals: 1)
    await expect(harness.provider.stored.map(\.text), equals: ["hello"])
  }

  @Test func aDraftThatCannotBeStoredKeepsTheSheet() async {
    let harness = await ComposerHarness.loaded {
      $0.saveProblems = [ProviderError.notSaved(path: "/x", reason: "full")]
    }
    harness.viewModel.setText("hello")
    await harness.viewModel.saveDraft().value
    expect(harness.closings == 0 && harness.messages.count == 1)
  }

  @Test func discardingLeavesNothing() async {
    let harness = await ComposerHarness.loaded()
    harness.viewModel.setText("hello")
    await harness.rest()
    await expect(harness.provider.stored.count, equals: 1)
    await harness.viewModel.discard().value
    expect(harness.closings, equals: 1)
    await expect(harness.provider.stored, satisfies: \.isEmpty)
    harness.viewModel.setText("too late")
    expect(harness.content.text, equals: "hello")
  }

  @Test func aDraftThatCannotBeDeletedKeepsTheSheetOnce() async {
    let problem = ProviderError.notSaved(path: "/x", reason: "full")
    let harness = await ComposerHarness.loaded { $0.deleteProblems = [problem, problem] }
    harness.viewModel.setText("hello")
    await harness.rest()
    await harness.viewModel.discard().value
    expect(harness.closings == 0 && harness.messages.count == 1)
    await harness.viewModel.discard().value
    expect(harness.closings == 1 && harness.messages.count == 1)
  }

  // MARK: Editing

  private func edited() -> PostDraft {
    PostDraft(
      id: "edit-1",
      text: "before",
      contentWarning: "Food",
      visibility: .followers,
      editedPostID: "7",
      updatedAt: Sample.now
    )
  }

  @Test func anEditStartsFromThePostAndKeepsItsVisibility() async {
    let draft = edited()
    let harness = await ComposerHarness.loaded(.edit("7")) { $0.editing = .success(draft) }
    expect(harness.content.kind, equals: .edit)
    expect(harness.content.text == "before" && harness.content.warning == "Food")
    expect(harness.content.visibilities, equals: [.followers])
    expect(!harness.content.canPost, "nothing is changed yet")
    harness.viewModel.setText("after")
    expect(harness.content.canPost)
    expect(harness.viewModel.close()?.discardTitle, equals: "Discard changes")
    await harness.viewModel.post().value
    let posted = await harness.provider.submitted.first
    expect(posted?.editedPostID == "7" && posted?.text == "after")
  }

  // MARK: Drafts

  private func draft(_ id: String, _ text: String, minutesAgo: Double) -> PostDraft {
    PostDraft(
      id: id,
      text: text,
      updatedAt: Sample.now.addingTimeInterval(-60 * minutesAgo)
    )
  }

  @Test func draftsAreListedAndContinued() async {
    let (old, new) = (draft("a", "old  one\nhere", minutesAgo: 60), draft("b", "", minutesAgo: 5))
    let harness = await ComposerHarness.loaded { $0.stored = [old, new] }
    harness.viewModel.setText("mine")
    await harness.viewModel.loadDrafts()
    expect(harness.viewModel.drafts.value.map(\.text), equals: ["Without words", "old one here"])
    await harness.viewModel.openDraft("a")
    expect(harness.content.text, equals: "old  one\nhere")
    await expect(harness.provider.stored.map(\.text).contains("mine"), "nothing is lost")
    expectNil(harness.viewModel.close())
    expect(harness.closings, equals: 1)
    await expect(harness.provider.stored.map(\.id).contains("a"), "an untouched draft stays")
  }

  @Test func lettersTypedWhileAnotherDraftIsReadAreStored() async {
    let other = draft("a", "other", minutesAgo: 5)
    let harness = await ComposerHarness.loaded { $0.stored = [other] }
    let viewModel = harness.viewModel
    viewModel.setText("mine")
    await harness.provider.set { [viewModel] in
      $0.whileReading = { await viewModel.setText("mine, and more") }
    }
    await viewModel.openDraft("a")
    expect(harness.content.text, equals: "other")
    await expect(harness.provider.stored.map(\.text).contains("mine, and more"))
  }

  @Test func aDraftReplyToADeletedPostKeepsItsVisibility() async {
    var comment = draft("a", "hello", minutesAgo: 5)
    comment.replyTo = "gone"
    comment.visibility = .followers
    let harness = await ComposerHarness.loaded(.draft("a")) { [comment] in $0.stored = [comment] }
    expect(harness.content.kind, equals: .comment)
    expect(harness.content.visibilities, equals: [.followers, .direct])
  }

  @Test func aDraftCanBeDeleted() async {
    let old = draft("a", "old", minutesAgo: 60)
    let harness = await ComposerHarness.loaded { $0.stored = [old] }
    await harness.viewModel.loadDrafts()
    expect(harness.viewModel.drafts.value.count, equals: 1)
    await harness.viewModel.deleteDraft("a")
    expect(harness.viewModel.drafts.value, satisfies: \.isEmpty)
  }

  @Test func aMissingDraftIsReported() async {
    let harness = await ComposerHarness.loaded(.draft("nowhere"))
    guard case .failed = harness.viewModel.phase.value else {
      Issue.record("there is no such draft")
      return
    }
    expectNil(harness.viewModel.close())
    expect(harness.closings, equals: 1)
  }
}
