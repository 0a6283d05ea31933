import MomentsContracts
import SocialModel

/// A photo of the sheet: from the moment it was picked, with one identity throughout.
struct ComposerTile: Hashable {
  let id: String
  /// The photo as the provider keeps it; nil until it does.
  var media: DraftMedia?
  /// Whether another part of it is being made ready.
  var isCropping = false

  /// Whether it is not ready to be posted.
  var isPreparing: Bool { media == nil || isCropping }

  /// The photo as the sheet shows it.
  var photo: ComposerPhoto {
    guard let media else { return ComposerPhoto(id: id, image: nil, state: .preparing) }
    return ComposerPhoto(
      id: id,
      image: ImageReference(media),
      altText: media.altText,
      state: isCropping ? .preparing : .ready,
      whole: media.canBeCropped ? ImageReference(media.whole) : nil,
      crop: media.crop.map { PhotoCrop($0) } ?? .whole
    )
  }
}

extension ImageReference {
  /// A photo of a draft.
  fileprivate init(_ media: DraftMedia) {
    self.init(
      url: media.url,
      pixelSize: media.pixelSize.map { .init(width: $0.width, height: $0.height) },
      focalPoint: .init(x: media.focalPoint.x, y: media.focalPoint.y),
      accessibilityDescription: media.altText.isEmpty ? nil : media.altText
    )
  }
}

extension PhotoCrop {
  init(_ crop: DraftCrop) {
    self.init(x: crop.x, y: crop.y, width: crop.width, height: crop.height)
  }
}

extension DraftMedia {
  /// Whether a part of it can be posted: not of what moves, and not of what is at the server.
  var canBeCropped: Bool {
    let isStill = whole.type.hasPrefix("image/") && whole.type != "image/gif"
    return isStill && byteCount > 0 && whole.pixelSize != nil
  }
}
