import MomentsContracts
import SocialModel

/// A photo of the sheet: from the moment it was picked, with one identity throughout.
struct ComposerTile: Hashable {
  let id: String
  /// The photo as the provider keeps it; nil until it does.
  var media: DraftMedia?

  /// The photo as the sheet shows it.
  var photo: ComposerPhoto {
    guard let media else { return ComposerPhoto(id: id, picture: nil, state: .preparing) }
    return ComposerPhoto(
      id: id,
      picture: ImageReference(
        url: media.url,
        pixelSize: media.pixelSize.map { .init(width: $0.width, height: $0.height) },
        focalPoint: .init(x: media.focalPoint.x, y: media.focalPoint.y),
        accessibilityDescription: media.altText.isEmpty ? nil : media.altText
      ),
      altText: media.altText
    )
  }
}
