import MomentsContracts
import MomentsValues
import SocialModel

/// A photo of the sheet, which has the same identity from picking on.
struct ComposerTile: Hashable {
  let id: String
  /// The photo as the provider stores it; nil until then.
  var media: DraftMedia?
  /// Whether another crop of it is being prepared.
  var isCropping = false

  /// Whether it is not ready to be posted yet.
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
      crop: media.crop ?? .whole
    )
  }
}

extension ImageReference {
  /// A photo of a draft.
  fileprivate init(_ media: DraftMedia) {
    self.init(
      url: media.url,
      pixelSize: media.pixelSize,
      focalPoint: media.focalPoint,
      accessibilityDescription: media.altText.isEmpty ? nil : media.altText
    )
  }
}

extension DraftMedia {
  /// Whether it can be cropped: not if it moves or is already on the server.
  var canBeCropped: Bool {
    let isStill = whole.type.hasPrefix("image/") && whole.type != "image/gif"
    return isStill && byteCount > 0 && whole.pixelSize != nil
  }
}
