import Foundation
import ListModel
public import MomentsContracts
import SocialModel

extension LiveComposerViewModel {
  /// Chooses the crop of a photo, and prepares it.
  @discardableResult
  public func setCrop(_ crop: PhotoCrop, of photo: String) -> Task<Void, Never> {
    guard phaseSource.value == .writing, let tile = tile(photo), !tile.isPreparing,
      let media = tile.media, media.canBeCropped, crop != tile.photo.crop
    else { return Task {} }
    track("crop")
    guard !crop.isWhole else {
      // The whole photo is stored already.
      changeTile(photo) {
        $0.media = media.whole.replacingDescription(media, focus: media.focus(in: .whole))
      }
      return Task {}
    }
    changeTile(photo) { $0.isCropping = true }
    return Task {
      do {
        let part = try await makePart(crop, of: media.whole)
        changeTile(photo) { tile in
          // The alternative text may have changed meanwhile; the current one is used.
          guard let now = tile.media else { return }
          tile.media = part.replacingDescription(now, focus: now.focus(in: crop))
        }
      } catch {
        if !isOver { showMessage(strings.composerCropFailed(cropReason(error))) }
      }
      changeTile(photo) { $0.isCropping = false }
    }
  }

  private func tile(_ id: String) -> ComposerTile? {
    pages.lazy.flatMap(\.tiles).first { $0.id == id }
  }

  /// Prepares a crop of a photo, stored by the provider.
  private func makePart(_ crop: PhotoCrop, of whole: DraftMedia) async throws -> DraftMedia {
    guard let media else { throw PhotoProblem.unreadable }
    let data = try await media.data(for: whole.url)
    let cropped = PickedPhoto(data: data, type: whole.type, crop: crop)
    let ready = try await prepare(cropped, photoLimits)
    var part = try await provider.addMedia(
      ready.data,
      type: ready.type,
      pixelSize: ready.pixelSize.flatMap { PixelSize(width: $0.width, height: $0.height) }
    )
    part.crop = DraftCrop(
      x: crop.x,
      y: crop.y,
      width: crop.width,
      height: crop.height,
      of: whole
    )
    return part
  }

  /// The limits for a photo to be sent.
  var photoLimits: PhotoLimits {
    PhotoLimits(
      bytes: limits.imageBytes,
      types: limits.mediaTypes.filter { $0.hasPrefix("image/") }
    )
  }

  private func cropReason(_ error: any Error) -> String {
    (error as? PhotoProblem).map(strings.composerPhotoProblem) ?? failures.message(error)
  }
}

extension DraftMedia {
  /// The same focal point, relative to another crop of the photo.
  fileprivate func focus(in crop: PhotoCrop) -> FocalPoint {
    let before = self.crop.map { PhotoCrop($0) } ?? .whole
    let point = ImageReference.FocalPoint(x: focalPoint.x, y: focalPoint.y)
    let new = crop.inside(before.outside(point))
    // Rounded to the precision that servers store.
    return FocalPoint(x: (new.x * 100).rounded() / 100, y: (new.y * 100).rounded() / 100)
  }

  /// The photo with the alternative text of another one.
  fileprivate func replacingDescription(_ other: DraftMedia, focus: FocalPoint) -> DraftMedia {
    var media = self
    media.altText = other.altText
    media.focalPoint = focus
    return media
  }
}
