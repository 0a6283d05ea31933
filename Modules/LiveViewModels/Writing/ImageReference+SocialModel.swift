import Foundation
public import MomentsContracts
public import SocialModel

extension ImageReference {
  /// What to show of an attachment: a photo, or the poster of what is more than one.
  ///
  /// - Parameters:
  ///   - attachment: The attachment.
  ///   - page: The page of the post, which stands for what has no address yet; nil where there is
  ///     none, and then nothing may be made.
  init?(_ attachment: MediaAttachment, page: URL?) {
    let kind = Media.Kind(attachment.kind)
    let poster = kind == nil ? attachment.previewURL : attachment.poster
    guard let whole = attachment.url ?? attachment.previewURL ?? page else { return nil }
    var media = kind.map {
      Media(kind: $0, url: whole, duration: attachment.duration, hasPoster: poster != nil)
    }
    // A server is still working on it: its page tells more.
    if attachment.url == nil, kind != nil || attachment.previewURL == nil {
      media = Media(kind: .file, url: page ?? whole, hasPoster: poster != nil)
    }
    self.init(
      url: kind == nil ? whole : poster ?? whole,
      previewURL: poster,
      pixelSize: attachment.pixelSize.map { .init(width: $0.width, height: $0.height) },
      blurhash: attachment.blurhash,
      focalPoint: .init(x: attachment.focalPoint.x, y: attachment.focalPoint.y),
      accessibilityDescription: attachment.altText,
      media: media
    )
  }
}

extension ImageReference.Media.Kind {
  /// What an attachment is besides its image; nil for a photo.
  fileprivate init?(_ kind: MediaAttachment.Kind) {
    switch kind {
    case .image: return nil
    case .animation: self = .loop
    case .video: self = .film
    case .audio: self = .sound
    case .other: self = .file
    }
  }
}

extension MediaAttachment {
  /// The image of a film, a sound or a file; some servers give the film itself as its preview.
  fileprivate var poster: URL? {
    guard let previewURL, previewURL != url else { return nil }
    let ends = [
      "mp4", "m4v", "mov", "webm", "mkv", "mp3", "m4a", "ogg", "oga", "opus", "wav", "flac",
    ]
    return ends.contains(previewURL.pathExtension.lowercased()) ? nil : previewURL
  }
}

extension Moment {
  /// Everything that is attached, as screens show it, in order; words are added by
  /// `worded(_:)`.
  var images: [ImageReference] {
    attachments.compactMap { ImageReference($0, page: url) }
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
