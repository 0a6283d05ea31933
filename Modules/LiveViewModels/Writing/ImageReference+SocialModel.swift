import Foundation
public import MomentsContracts
public import SocialModel

extension ImageReference {
  /// What to show of an attachment: the picture, or the still picture of a film; nil where there is
  /// nothing to see.
  init?(_ attachment: MediaAttachment) {
    let preview = attachment.previewURL
    let whole =
      switch attachment.kind {
      case .image: attachment.url ?? preview
      case .animation, .video: preview
      case .audio, .other: nil as URL?
      }
    guard let whole else { return nil }
    self.init(
      url: whole,
      previewURL: preview,
      pixelSize: attachment.pixelSize.map { .init(width: $0.width, height: $0.height) },
      blurhash: attachment.blurhash,
      focalPoint: .init(x: attachment.focalPoint.x, y: attachment.focalPoint.y),
      accessibilityDescription: attachment.altText
    )
  }
}

extension PersonReference {
  /// A person as rows show them.
  public init(_ account: Account) {
    self.init(
      id: account.id,
      displayName: account.richName,
      handle: "@" + account.handle,
      avatar: account.avatarURL.map { ImageReference(url: $0) }
    )
  }
}
