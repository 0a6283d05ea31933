import Foundation
import SocialModel

/// A draft as its row keeps it, as JSON; what it answers and changes stands in columns.
struct StoredDraft: Codable, Hashable {
  /// A picture: its words here, the rest in `media`, or here too where the picture is the server's
  /// already.
  struct Media: Codable, Hashable {
    var id: String
    var altText: String
    var x: Double
    var y: Double
    var remote: Remote?
  }

  /// A picture of a post that is edited.
  struct Remote: Codable, Hashable {
    var url: String
    var type: String
    var width: Int?
    var height: Int?
  }

  /// A question.
  struct Poll: Codable, Hashable {
    var options: [String]
    var seconds: Int?
    var allowsSeveral: Bool
    var hidesTotals: Bool
  }

  var text: String
  var contentWarning: String
  var isSensitive: Bool
  var visibility: String
  var language: String?
  var media: [Media]
  /// Nil too in drafts of versions that knew no questions.
  var poll: Poll?
  var updatedAt: Double

  init(_ draft: PostDraft) {
    text = draft.text
    contentWarning = draft.contentWarning
    isSensitive = draft.isSensitive
    visibility = draft.visibility.word
    language = draft.language
    updatedAt = draft.updatedAt.timeIntervalSince1970
    poll = draft.poll.map {
      Poll(
        options: $0.options,
        seconds: $0.seconds,
        allowsSeveral: $0.allowsSeveral,
        hidesTotals: $0.hidesTotals
      )
    }
    media = draft.media.map { media in
      let isRemote = DraftMedia.serverID(of: media.id) != nil
      return Media(
        id: media.id,
        altText: media.altText,
        x: media.focalPoint.x,
        y: media.focalPoint.y,
        remote: isRemote
          ? Remote(
            url: media.url.absoluteString,
            type: media.type,
            width: media.pixelSize?.width,
            height: media.pixelSize?.height
          ) : nil
      )
    }
  }

  /// The draft, with the pictures that are still there.
  ///
  /// - Parameters:
  ///   - id: `PostDraft.id`.
  ///   - replyTo: What it answers.
  ///   - edited: What it changes.
  ///   - kept: A picture of this machine, without its words; nil where it is gone.
  /// - Returns: The draft.
  /// - Throws: What `kept` throws.
  func draft(
    id: String,
    replyTo: String?,
    edited: String?,
    kept: (String) throws -> DraftMedia?
  ) rethrows -> PostDraft {
    PostDraft(
      id: id,
      text: text,
      contentWarning: contentWarning,
      isSensitive: isSensitive,
      visibility: Visibility(word: visibility),
      language: language,
      media: try media.compactMap { media in
        guard var found = try media.remote?.media(id: media.id) ?? kept(media.id) else {
          return nil
        }
        found.altText = media.altText
        found.focalPoint = FocalPoint(x: media.x, y: media.y)
        return found
      },
      poll: poll.map {
        DraftPoll(
          options: $0.options,
          seconds: $0.seconds,
          allowsSeveral: $0.allowsSeveral,
          hidesTotals: $0.hidesTotals
        )
      },
      replyTo: replyTo,
      editedPostID: edited,
      updatedAt: Date(timeIntervalSince1970: updatedAt)
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

extension StoredDraft {
  var data: Data {
    get throws { try JSONEncoder().encode(self) }
  }

  /// Reads what ``data`` wrote; nil where that is damaged, which costs this draft only.
  init?(_ data: Data) {
    guard let draft = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = draft
  }
}

extension DraftMedia {
  private static let remoteMark = "server:"

  /// The mark of a picture that is at the server already: one of a post that is edited.
  package static func id(serverID: String) -> String { remoteMark + serverID }

  /// The picture's name at the server, if it is one of those.
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
