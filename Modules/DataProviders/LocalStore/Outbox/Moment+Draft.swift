import Foundation
import MomentsValues
import SocialModel

extension Moment {
  /// A post that waits to be sent, as it is shown until the server has it.
  init(pending draft: PostDraft, id: String, author: Account, at now: Date) {
    self.init(
      id: id,
      author: author,
      createdAt: now,
      visibility: draft.visibility,
      inReplyToID: draft.replyTo,
      isOwn: true,
      isPending: true
    )
    apply(draft, at: now)
  }

  /// A post with the reader's edit.
  func edited(by draft: PostDraft) -> Moment {
    var edited = self
    edited.apply(draft, at: draft.updatedAt)
    edited.editedAt = draft.updatedAt
    return edited
  }

  /// The post with the links and hashtags of its text, as a server finds them.
  func readingTypedText() -> Moment {
    var read = self
    read.text = TypedTextReader.read(text.string)
    return read
  }

  private mutating func apply(_ draft: PostDraft, at now: Date) {
    text = RichText(draft.text.trimmingCharacters(in: .whitespacesAndNewlines))
    contentWarning = draft.contentWarning.isEmpty ? nil : draft.contentWarning
    isSensitive = draft.isSensitive || !draft.contentWarning.isEmpty
    language = draft.language ?? language
    if let requested = draft.poll {
      poll = Poll(requested, before: poll, id: "poll:\(postID)", now: now)
    }
    let known = Dictionary(attachments.map { ($0.id, $0) }) { first, _ in first }
    attachments = draft.media.map { media in
      let id = DraftMedia.serverID(of: media.id) ?? media.id
      var shown = known[id] ?? MediaAttachment(media, id: id)
      shown.altText = media.altText.isEmpty ? nil : media.altText
      shown.focalPoint = media.focalPoint
      return shown
    }
  }
}

extension MediaAttachment {
  /// A photo of a draft.
  fileprivate init(_ media: DraftMedia, id: String) {
    let kind: Kind =
      switch media.type.split(separator: "/").first {
      case "video": .video
      case "audio": .audio
      default: .image
      }
    self.init(
      id: id,
      kind: kind,
      url: media.url,
      previewURL: kind == .image ? media.url : nil,
      pixelSize: media.pixelSize
    )
  }
}
