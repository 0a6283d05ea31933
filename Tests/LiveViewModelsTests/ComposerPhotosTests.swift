import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import Testing

@testable import LiveViewModels

/// Photos that are added to a post.
@MainActor
@Suite struct ComposerPhotosTests {
  @Test func aPhotoThatStaysTooLargeIsReported() async {
    let harness = await ComposerHarness.loaded(
      prepare: Preparer { _, _ in throw PhotoProblem.tooLarge }
    )
    await harness.viewModel.addPhotos([PickedPhoto(data: Data([1]), type: "image/gif")]).value
    expect(harness.content.photos, satisfies: \.isEmpty)
    expect(harness.messages, equals: ["A photo could not be added. The file is too large."])
  }

  @Test func photosThatCouldNotBeReadAreReported() async {
    let harness = await ComposerHarness.loaded()
    let reason = Strings(.english).composerPhotoProblem(.notAnImage)
    harness.viewModel.photosFailed(reason)
    expect(harness.messages, equals: ["A photo could not be added. It is not an image."])
  }

  @Test func storedPhotosKeepTheirTypeAndOrder() async throws {
    let harness = await ComposerHarness.loaded()
    let photos = [
      PickedPhoto(data: Data([1]), type: "image/png"),
      PickedPhoto(data: Data([3, 3]), type: "image/jpeg"),
    ]
    await harness.viewModel.addPhotos(photos).value
    await harness.rest()
    let stored = await harness.provider.stored.first?.media
    expect(stored?.map(\.byteCount), equals: [1, 2])
    expect(stored?.map(\.type), equals: ["image/png", "image/jpeg"])
  }

  @Test func photosAddedDuringLoadingAreAddedAfterIt() async {
    let harness = await ComposerHarness()
    await harness.viewModel.addPhotos([PickedPhoto(data: Data([1]), type: "image/png")]).value
    expect(harness.content.photos, satisfies: \.isEmpty)
    await harness.viewModel.load()
    expect(harness.content.photos.count, equals: 1)
  }

  @Test func focalPointsAreRoundedToHundredths() async {
    let harness = await ComposerHarness.loaded()
    await harness.viewModel.addPhotos([PickedPhoto(data: Data([1]), type: "image/png")]).value
    let photo = harness.content.photos[0].id
    harness.viewModel.setFocalPoint(.init(x: 0.123456, y: -7), of: photo)
    expect(harness.content.photos[0].image?.focalPoint, equals: .init(x: 0.12, y: -1))
    await harness.rest()
    await expect(harness.provider.stored[0].media[0].focalPoint, equals: FocalPoint(x: 0.12, y: -1))
  }
}
