import Foundation
public import MomentsValues
public import SocialModel

extension LocalProvider: DraftStoring {
  /// Larger than at any server, and nine photos, because no server restricts posts.
  public func limits() async -> PostLimits {
    PostLimits(characters: 10_000, charactersPerLink: 23, attachments: 9)
  }

  /// Posts a draft, or changes the post that it edits.
  ///
  /// - Returns: The identity of the first post.
  func publish(_ draft: PostDraft) async throws -> String {
    let limits = await limits()
    let posts = draft.posts
    guard !draft.isEmpty, posts.allSatisfy({ limits.allow($0) }) else {
      throw ProviderError.refused(reason: nil)
    }
    let time = now()
    return try await store.write { [self] connection in
      var moments: [Moment] = []
      for var draft in posts {
        if let before = moments.last { draft.replyTo = before.postID }
        let moment =
          try draft.editedPostID.map { try edit($0, with: draft, in: connection) }
          ?? post(draft, at: time, in: connection)
        // The files now belong to the post, which shows them.
        try MediaTable.give(draft.media.map(\.id), to: .post(moment.postID), in: connection)
        moments.append(moment)
      }
      try MediaTable.give([], to: .draft(draft.id), in: connection)
      try DraftTable.remove(draft.id, in: connection)
      guard let first = moments.first else { throw ProviderError.refused(reason: nil) }
      return first.postID
    }
  }

  private func post(
    _ draft: PostDraft,
    at time: Date,
    in connection: SQLConnection
  ) throws -> Moment {
    let reader = try knownReader(in: connection)
    if let postID = draft.replyTo { _ = try Self.known(postID, in: connection) }
    let id = "own:\(UUID().uuidString.lowercased())"
    var moment = Moment(pending: draft, id: id, author: reader, at: time)
    moment.isPending = false
    moment.text = TypedTextReader.read(moment.text.string)
    if moment.inReplyToID == nil {
      try LocalPostTable.enter([moment], in: connection)
    } else {
      try MomentTable.save([moment], in: connection)
      try LocalPostTable.countReply(1, of: moment.inReplyToID, in: connection)
    }
    try LocalPostTable.countPosts(of: reader.id, in: connection)
    return try Self.known(id, in: connection)
  }

  private func edit(
    _ postID: String,
    with draft: PostDraft,
    in connection: SQLConnection
  ) throws -> Moment {
    let old = try own(postID, in: connection)
    var moment = old.edited(by: draft)
    moment.text = TypedTextReader.read(moment.text.string)
    try MomentTable.save([moment], in: connection)
    if moment.inReplyToID == nil {
      try LocalPostTable.moveBetweenTags(from: old, to: moment, in: connection)
    }
    return try Self.known(postID, in: connection)
  }

  private func own(_ postID: String, in connection: SQLConnection) throws -> Moment {
    let moment = try Self.known(postID, in: connection)
    guard moment.isOwn else { throw ProviderError.refused(reason: nil) }
    return moment
  }

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

  /// Deletes a post of the reader, its photos, and, unless it is a comment, its comments.
  func delete(_ postID: String) async throws {
    let files = try await store.write { [self] connection -> [String] in
      guard let moment = try MomentTable.moment(postID: postID, in: connection) else { return [] }
      guard moment.isOwn else { throw ProviderError.refused(reason: nil) }
      let files = try LocalPostTable.remove(moment, in: connection)
      try LocalPostTable.countPosts(of: givenReader.id, in: connection)
      return files
    }
    store.mediaFiles.delete(files)
  }
}
