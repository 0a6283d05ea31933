import Expectations
import Foundation
import ListModel
import Locking
import MomentsContracts
import MomentsValues
import SocialModel
import Testing

@testable import LiveViewModels

/// Cropping a photo before it is posted.
@MainActor
@Suite struct ComposerCropTests {
  /// The prepared photos, and the next failure.
  private final class Log: Sendable {
    private let state = Mutex<(photos: [PickedPhoto], problem: PhotoProblem?)>(([], nil))

    var photos: [PickedPhoto] { state.withLock { $0.photos } }

    func fail(_ problem: PhotoProblem) { state.withLock { $0.problem = problem } }

    func prepare(_ photo: PickedPhoto) throws -> PickedPhoto {
      try state.withLock { state in
        if let problem = state.problem {
          state.problem = nil
          throw problem
        }
        state.photos.append(photo)
        var ready = photo
        ready.pixelSize = .init(width: 100, height: 100)
        return ready
      }
    }
  }

  private static let half = PhotoCrop(x: 0.5, y: 0, width: 0.5, height: 1)
  private static let data = Data([1, 2, 3])
  private let log = Log()

  private func open(type: String = "image/jpeg") async -> ComposerHarness {
    let harness = await ComposerHarness.loaded(
      prepare: Preparer { [log] photo, _ in try log.prepare(photo) }
    )
    await harness.viewModel.addPhotos([PickedPhoto(data: Self.data, type: type)]).value
    return harness
  }

  private func photo(_ harness: ComposerHarness) throws -> ComposerPhoto {
    try require(harness.content.photos.first)
  }

  @Test func croppingPreparesThePartAndStoresTheWholePhoto() async throws {
    let harness = await open()
    harness.viewModel.setAltText("a ferry", of: "photo-1")
    let whole = try require(try photo(harness).whole)
    let work = harness.viewModel.setCrop(Self.half, of: "photo-1")
    try expect(photo(harness).state == .preparing && !harness.content.canPost)
    await work.value
    let cropped = try photo(harness)
    expect(cropped.state == .ready && cropped.crop == Self.half && cropped.whole?.url == whole.url)
    expect(cropped.image?.url != whole.url && cropped.altText == "a ferry")
    expect(log.photos.last?.crop == Self.half && log.photos.last?.data == Self.data)
    await harness.viewModel.post().value
    let media = await harness.provider.submitted.first?.media.first
    expect(media?.id == "media-2" && media?.crop == Self.half && media?.whole.id == "media-1")
    expect(media?.altText, equals: "a ferry")
  }

  @Test func photosCanBeCroppedAgainAndRestored() async throws {
    let harness = await open()
    let whole = try require(try photo(harness).image)
    await harness.viewModel.setCrop(Self.half, of: "photo-1").value
    let left = PhotoCrop(x: 0, y: 0, width: 0.5, height: 1)
    await harness.viewModel.setCrop(left, of: "photo-1").value
    try expect(photo(harness).crop == left && photo(harness).whole?.url == whole.url)
    await expect(harness.provider.read, equals: [whole.url, whole.url])
    await harness.viewModel.setCrop(.whole, of: "photo-1").value
    try expect(photo(harness).image == whole && photo(harness).crop == .whole)
    expect(log.photos.count, equals: 3)
  }

  @Test func croppingKeepsTheFocalPoint() async throws {
    let harness = await open()
    harness.viewModel.setFocalPoint(.init(x: 0.5, y: 0.2), of: "photo-1")
    await harness.viewModel.setCrop(Self.half, of: "photo-1").value
    try expect(photo(harness).image?.focalPoint, equals: .init(x: 0, y: 0.2))
    await harness.viewModel.setCrop(.whole, of: "photo-1").value
    try expect(photo(harness).image?.focalPoint, equals: .init(x: 0.5, y: 0.2))
  }

  @Test func aFailureKeepsThePhoto() async throws {
    let harness = await open()
    let before = try photo(harness)
    log.fail(.tooLarge)
    await harness.viewModel.setCrop(Self.half, of: "photo-1").value
    try expect(photo(harness), equals: before)
    expect(harness.messages.count, equals: 1)
  }

  @Test func animatedPhotosAreNotCropped() async throws {
    let harness = await open(type: "image/gif")
    try expectNil(photo(harness).whole)
    await harness.viewModel.setCrop(Self.half, of: "photo-1").value
    try expect(photo(harness).crop == .whole && log.photos.count == 1)
  }

  @Test func aDraftIsCroppedAgain() async throws {
    let whole = DraftMedia(
      id: "whole",
      url: URL(fileURLWithPath: "/media/whole"),
      type: "image/png",
      byteCount: 9,
      pixelSize: PixelSize(width: 200, height: 100)
    )
    var part = whole
    part.id = "part"
    part.url = URL(fileURLWithPath: "/media/part")
    part.setCrop(PhotoCrop(x: 0, y: 0, width: 0.5, height: 1), of: whole)
    let stored = PostDraft(id: "kept", text: "tea", media: [part], updatedAt: Sample.now)
    let harness = await ComposerHarness.loaded(
      .draft("kept"),
      prepare: Preparer { [log] photo, _ in try log.prepare(photo) }
    ) { $0.stored = [stored] }
    try expect(photo(harness).whole?.url, equals: whole.url)
    await harness.viewModel.setCrop(Self.half, of: "part").value
    await expect(harness.provider.read, equals: [whole.url])
    try expect(photo(harness).crop, equals: Self.half)
  }
}
