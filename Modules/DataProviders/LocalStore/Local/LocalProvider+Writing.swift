import Foundation
public import MomentsValues
public import SocialModel

extension LocalProvider {
  /// Larger than at any server, and nine photos, because no server restricts posts.
  static let postLimits = PostLimits(
    characters: 10_000,
    charactersPerLink: 23,
    attachments: 9
  )

  /// The limits of this machine, which has no server that would set others.
  public func limits() async -> PostLimits { Self.postLimits }

  /// A draft that edits a post of the reader.
  public func draft(editing postID: String) async throws -> PostDraft {
    let time = now()
    return try await store.read { [self] connection in
      let moment = try own(postID, in: connection)
      return PostDraft(
        id: "edit:\(postID)",
        text: moment.text.string,
        contentWarning: moment.contentWarning ?? "",
        isSensitive: moment.isSensitive,
        visibility: moment.visibility,
        language: moment.language,
        media: try moment.attachments.compactMap { try media($0, in: connection) },
        poll: moment.poll.map { PollDraft(unchanged: $0) },
        replyTo: moment.inReplyToID,
        editedPostID: postID,
        updatedAt: time
      )
    }
  }

  /// A photo of a post as one of a draft: a file of the reader, or one of the initial content.
  private func media(
    _ attachment: MediaAttachment,
    in connection: SQLConnection
  ) throws -> DraftMedia? {
    let files = store.mediaFiles
    var media = try MediaTable.media(id: attachment.id, in: files, connection)
    if media == nil, let url = attachment.url ?? attachment.previewURL {
      media = DraftMedia(
        id: DraftMedia.id(serverID: attachment.id),
        url: url,
        type: attachment.kind == .image ? "image/jpeg" : "video/mp4",
        byteCount: 0,
        pixelSize: attachment.pixelSize
      )
    }
    media?.altText = attachment.altText ?? ""
    media?.focalPoint = attachment.focalPoint
    return media
  }
}
