import Foundation
public import MomentsContracts
public import SocialModel

extension ImageReference {
  /// The image of an attachment: a photo, or the poster of media.
  ///
  /// - Parameters:
  ///   - attachment: The attachment.
  ///   - page: The page of the post, used where media has no address yet; nil where there is none,
  ///     and then the result may be nil.
  init?(_ attachment: MediaAttachment, page: URL?) {
    let kind = Media.Kind(attachment.kind)
    let poster = kind == nil ? attachment.previewURL : attachment.poster
    guard let whole = attachment.url ?? attachment.previewURL ?? page else { return nil }
    var media = kind.map {
      Media(kind: $0, url: whole, duration: attachment.duration, hasPoster: poster != nil)
    }
    // The server is still processing it: the page of the post has more.
    if attachment.url == nil, kind != nil || attachment.previewURL == nil {
      media = Media(kind: .file, url: page ?? whole, hasPoster: poster != nil)
    }
    self.init(
      url: kind == nil ? whole : poster ?? whole,
      previewURL: poster,
      pixelSize: attachment.pixelSize,
      blurhash: attachment.blurhash,
      focalPoint: attachment.focalPoint,
      accessibilityDescription: attachment.altText,
      media: media
    )
  }
}

extension ImageReference.Media.Kind {
  /// The media of an attachment; nil for a photo.
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
  /// The poster of media; some servers return the film itself as its preview.
  fileprivate var poster: URL? {
    guard let previewURL, previewURL != url else { return nil }
    let ends = [
      "mp4", "m4v", "mov", "webm", "mkv", "mp3", "m4a", "ogg", "oga", "opus", "wav", "flac",
    ]
    return ends.contains(previewURL.pathExtension.lowercased()) ? nil : previewURL
  }
}

extension Moment {
  /// All attachments in order, for screens; texts are added by `worded(_:)`.
  var images: [ImageReference] {
    attachments.compactMap { ImageReference($0, page: url) }
  }
}

extension PersonReference {
  /// A person for rows.
  public init(_ account: Account) {
    self.init(
      id: account.id,
      displayName: account.richName,
      handle: "@" + account.handle,
      avatar: account.avatarURL.map { ImageReference(url: $0) }
    )
  }
}
