import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsValues
import SocialModel
import Testing

@testable import LiveViewModels

/// Photos from files that were pasted or dropped.
@MainActor
@Suite struct ComposerFilesTests {
  private func file(_ name: String, _ data: Data, in folder: URL) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  @Test func filesAreAddedInOrderAndRejectionsAreReported() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("composer-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      try file("one.PNG", Data([1]), in: folder), try file("a.pdf", Data([2]), in: folder),
      folder.appendingPathComponent("gone.jpg"), try file("two.jpeg", Data([3, 3]), in: folder),
    ]
    let harness = await ComposerHarness.loaded()
    await harness.viewModel.addFiles(files).value
    expect(harness.content.photos.count, equals: 2)
    expect(
      harness.messages,
      equals: [
        "A photo could not be added. It is not an image.",
        "A photo could not be added. The file could not be read.",
      ]
    )
    await harness.rest()
    await expect(harness.provider.stored.first?.media.map(\.byteCount), equals: [1, 2])
    await expect(
      harness.provider.stored.first?.media.map(\.type),
      equals: ["image/png", "image/jpeg"]
    )
  }

  @Test func aPhotoThatStaysTooLargeIsReported() async {
    let harness = await ComposerHarness.loaded(
      prepare: Preparer { _, _ in throw PhotoProblem.tooLarge }
    )
    await harness.viewModel.addPhotos([PickedPhoto(data: Data([1]), type: "image/gif")]).value
    expect(harness.content.photos, satisfies: \.isEmpty)
    expect(harness.messages, equals: ["A photo could not be added. The file is too large."])
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
