package import Foundation
import LocalStore
import MastodonAPI
public import MomentsValues
public import SocialModel

extension MastodonProvider {
  /// The stored limits of a post.
  public func limits() async -> PostLimits { await postLimits() }

  /// The reader's defaults for new posts, as the server has them; requested if they are unknown.
  public func defaults() async -> PostDefaults {
    do {
      if let stored = try await StoredDefaults.read(from: store) { return stored.defaults }
      _ = try await reader()
      return try await StoredDefaults.read(from: store)?.defaults ?? PostDefaults()
    } catch {
      store.log.note(ofStore: error, "read what new posts begin with")
      return PostDefaults()
    }
  }

  package var now: @Sendable () -> Date { dependencies.now }

  /// Posts a draft: stored and shown immediately, sent when the network allows.
  ///
  /// - Returns: The local identity of its first post.
  /// - Throws: `ProviderError.refused` for an empty draft, or one that exceeds the server's limits.
  func post(_ draft: PostDraft) async throws -> String {
    let draft = try await submittable(draft)
    // Stored since the sign-in; requested only if that was erased.
    let stored = try await store.account(id: readerID)
    guard let author = if let stored { stored } else { try await reader() } else {
      throw ProviderError.signInNeeded
    }
    guard let item = try await enqueue(.post(draft), by: author) else {
      throw ProviderError.refused(reason: nil)
    }
    return Self.localPrefix + item.id
  }

  /// A draft to post now, as it is sent.
  ///
  /// - Throws: `ProviderError.refused` where it is already known to be invalid.
  func submittable(_ draft: PostDraft) async throws -> PostDraft {
    let limits = await limits()
    // A draft with a time is scheduled, never posted immediately.
    guard draft.scheduledAt == nil, !draft.isEmpty,
      draft.posts.allSatisfy({ Self.fits($0, limits) })
    else {
      throw ProviderError.refused(reason: nil)
    }
    var draft = draft
    draft.parts = draft.parts.map { part in
      var part = part
      part.poll = part.poll?.tidied
      return part
    }
    return try await narrowed(draft)
  }

  /// A draft that is at most as visible as what it replies to or quotes.
  func narrowed(_ draft: PostDraft) async throws -> PostDraft {
    var draft = draft
    if let replyTo = draft.replyTo, let answered = try await store.momentByAnyName(replyTo) {
      draft.visibility = draft.visibility.narrowed(to: answered.visibility)
    }
    // A quote of a post for followers is for followers, too, as on servers.
    if let quoted = draft.quotedPostID,
      try await store.momentByAnyName(quoted)?.visibility == .followers
    {
      draft.visibility = draft.visibility.narrowed(to: .followers)
    }
    return draft
  }

  static func fits(_ draft: PostDraft, _ limits: PostLimits) -> Bool {
    limits.allow(draft)
      && draft.media.allSatisfy { media in
        limits.fitting(altText: media.altText) == media.altText
          && media.byteCount <= limits.imageBytes
          && (limits.mediaTypes.isEmpty || DraftMedia.serverID(of: media.id) != nil
            || limits.mediaTypes.contains(media.type))
      }
  }

  /// A draft that edits a post of the reader, with its text as it was typed.
  ///
  /// It needs a request, unless the text still waits to be sent. If the server cannot be reached,
  /// the text is derived from the formatted one, if that has no markup that would be lost.
  ///
  /// - Parameter postID: the post, by any of its identities.
  /// - Returns: the draft; it is not stored yet.
  /// - Throws: `ProviderError.refused` where the post is not the reader's, `.unknownMoment`, errors
  ///   of the network.
  public func draft(editing postID: String) async throws -> PostDraft {
    let moment = try await shown(postID)
    guard moment.isOwn else { throw ProviderError.refused(reason: nil) }
    let id = UUID().uuidString.lowercased()
    if var waiting = try await store.waitingDraft(of: postID) {
      waiting.id = id
      waiting.replyTo = nil
      waiting.editedPostID = moment.postID
      waiting.updatedAt = dependencies.now()
      return waiting
    }
    return PostDraft(
      id: id,
      text: try await typedText(of: moment),
      contentWarning: moment.contentWarning ?? "",
      isSensitive: moment.isSensitive,
      visibility: moment.visibility,
      language: moment.language,
      media: moment.attachments.map { DraftMedia(attached: $0, at: client.server.url) },
      poll: moment.poll.map { PollDraft(unchanged: $0) },
      quotedPostID: moment.quote?.postID,
      quotePolicy: moment.quotePolicy,
      editedPostID: moment.postID,
      updatedAt: dependencies.now()
    )
  }

  private func typedText(of moment: Moment) async throws -> String {
    do {
      return try await access.send(.source(moment.postID), postID: moment.postID).value.text
    } catch let error as ProviderError where error.mayPass {
      guard let text = moment.text.typed else { throw error }
      return text
    }
  }
}

extension DraftMedia {
  /// An image that a post has at the server already.
  ///
  /// One that the server is still processing has no address, but belongs to the post: an edit
  /// without it would remove it.
  fileprivate init(attached attachment: SocialModel.MediaAttachment, at server: URL) {
    let type =
      switch attachment.kind {
      case .image: "image/*"
      case .animation, .video: "video/*"
      case .audio: "audio/*"
      case .other: "application/octet-stream"
      }
    self.init(
      id: DraftMedia.id(serverID: attachment.id),
      url: attachment.previewURL ?? attachment.url ?? server,
      type: type,
      byteCount: 0,
      pixelSize: attachment.pixelSize,
      altText: attachment.altText ?? "",
      focalPoint: attachment.focalPoint
    )
  }
}
