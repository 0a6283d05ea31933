import Foundation
import MomentsValues
import SocialModel

/// A draft as its row stores it, as JSON; its parent and the edited post are in columns.
struct StoredDraft: JSONColumn, Hashable {
  /// A photo: its alternative text here, the rest in `media`, or here too if the photo is at the
  /// server already.
  struct Media: Codable, Hashable {
    var id: String
    var altText: String
    var x: Double
    var y: Double
    var remote: Remote?
    /// Also nil in drafts of versions without cropping.
    var crop: Crop?
  }

  /// The crop of another photo.
  struct Crop: Codable, Hashable {
    /// The whole photo.
    var whole: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// A photo of a post that is edited.
  struct Remote: Codable, Hashable {
    var url: String
    var type: String
    var width: Int?
    var height: Int?
  }

  /// A part of the continuation.
  struct Part: Codable, Hashable {
    var text: String
    var contentWarning: String
    var isSensitive: Bool
    var media: [Media]
    var poll: PollDraft?
  }

  var text: String
  var contentWarning: String
  var isSensitive: Bool
  var visibility: String
  var language: String?
  var media: [Media]
  /// Also nil in drafts of versions without polls.
  var poll: PollDraft?
  /// Also nil in drafts of versions without threads of posts.
  var continuation: [Part]?
  var continues: Bool?
  /// These two are also nil in drafts of versions without quotes.
  var quotedPostID: String?
  var quotePolicy: String?
  /// In seconds since 1970; also nil in drafts of versions without scheduling.
  var scheduledAt: Double?
  var updatedAt: Double

  init(_ draft: PostDraft) {
    text = draft.text
    contentWarning = draft.contentWarning
    isSensitive = draft.isSensitive
    visibility = draft.visibility.word
    language = draft.language
    updatedAt = draft.updatedAt.timeIntervalSince1970
    poll = draft.poll
    media = draft.media.map(Media.init)
    continuation = draft.continuation.isEmpty ? nil : draft.continuation.map(Part.init)
    continues = draft.continues ? true : nil
    quotedPostID = draft.quotedPostID
    quotePolicy = draft.quotePolicy?.rawValue
    scheduledAt = draft.scheduledAt?.timeIntervalSince1970
  }

  /// The draft, with the photos that still exist.
  ///
  /// - Parameters:
  ///   - id: `PostDraft.id`.
  ///   - replyTo: The parent.
  ///   - edited: The edited post.
  ///   - stored: Returns a photo of this machine, without its alternative text; nil where it no
  ///     longer exists.
  /// - Returns: The draft.
  /// - Throws: Errors of `stored`.
  func draft(
    id: String,
    replyTo: String?,
    edited: String?,
    stored: (String) throws -> DraftMedia?
  ) rethrows -> PostDraft {
    PostDraft(
      id: id,
      text: text,
      contentWarning: contentWarning,
      isSensitive: isSensitive,
      visibility: Visibility(word: visibility),
      language: language,
      media: try media.compactMap { try $0.media(stored) },
      poll: poll,
      replyTo: replyTo,
      quotedPostID: quotedPostID,
      quotePolicy: quotePolicy.flatMap(QuotePolicy.init),
      editedPostID: edited,
      continuation: try (continuation ?? []).map { try $0.part(stored) },
      continues: continues ?? false,
      scheduledAt: scheduledAt.map { Date(timeIntervalSince1970: $0) },
      updatedAt: Date(timeIntervalSince1970: updatedAt)
    )
  }
}

extension StoredDraft.Media {
  fileprivate init(_ media: DraftMedia) {
    let isRemote = DraftMedia.serverID(of: media.id) != nil
    self.init(
      id: media.id,
      altText: media.altText,
      x: media.focalPoint.x,
      y: media.focalPoint.y,
      remote: isRemote
        ? StoredDraft.Remote(
          url: media.url.absoluteString,
          type: media.type,
          width: media.pixelSize?.width,
          height: media.pixelSize?.height
        ) : nil,
      crop: media.crop.map { crop in
        StoredDraft.Crop(
          whole: crop.wholeID,
          x: crop.x,
          y: crop.y,
          width: crop.width,
          height: crop.height
        )
      }
    )
  }

  /// The photo; nil where it no longer exists.
  fileprivate func media(_ stored: (String) throws -> DraftMedia?) rethrows -> DraftMedia? {
    guard var found = try remote?.media(id: id) ?? stored(id) else { return nil }
    found.altText = altText
    found.focalPoint = FocalPoint(x: x, y: y)
    // Without the whole photo, only the crop is left.
    if let crop, let whole = try stored(crop.whole) {
      found.crop = DraftCrop(
        x: crop.x,
        y: crop.y,
        width: crop.width,
        height: crop.height,
        of: whole
      )
    }
    return found
  }
}

extension StoredDraft.Part {
  fileprivate init(_ part: DraftPart) {
    self.init(
      text: part.text,
      contentWarning: part.contentWarning,
      isSensitive: part.isSensitive,
      media: part.media.map(StoredDraft.Media.init),
      poll: part.poll
    )
  }

  fileprivate func part(_ stored: (String) throws -> DraftMedia?) rethrows -> DraftPart {
    DraftPart(
      text: text,
      contentWarning: contentWarning,
      isSensitive: isSensitive,
      media: try media.compactMap { try $0.media(stored) },
      poll: poll
    )
  }
}

extension StoredDraft.Remote {
  fileprivate func media(id: String) -> DraftMedia? {
    guard let url = URL(string: url) else { return nil }
    let size = width.flatMap { width in height.flatMap { PixelSize(width: width, height: $0) } }
    return DraftMedia(id: id, url: url, type: type, byteCount: 0, pixelSize: size)
  }
}

extension DraftMedia {
  private static let remoteMark = "server:"

  /// The identity of a photo that is at the server already: one of a post that is edited.
  package static func id(serverID: String) -> String { remoteMark + serverID }

  /// The photo's identity at the server, if it is one of those.
  package static func serverID(of id: String) -> String? {
    id.hasPrefix(remoteMark) ? String(id.dropFirst(remoteMark.count)) : nil
  }
}

extension Visibility {
  fileprivate var word: String {
    switch self {
    case .public: "public"
    case .unlisted: "unlisted"
    case .followers: "followers"
    case .direct: "direct"
    case .other(let word): "other:\(word)"
    }
  }

  fileprivate init(word: String) {
    switch word {
    case "public": self = .public
    case "unlisted": self = .unlisted
    case "followers": self = .followers
    case "direct": self = .direct
    default: self = .other(String(word.dropFirst("other:".count)))
    }
  }
}
