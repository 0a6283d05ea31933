package import Foundation
public import LocalStore
import MastodonAPI
public import SocialModel

extension MastodonProvider: DraftStoring {
  /// The limits of a post, as the server last returned them.
  public func limits() async -> PostLimits { await postLimits() }

  /// What the reader chose for new posts at the server; asked for where it never said.
  public func defaults() async -> PostDefaults {
    do {
      if let kept = try await StoredDefaults.read(from: store) { return kept.defaults }
      _ = try await reader()
      return try await StoredDefaults.read(from: store)?.defaults ?? PostDefaults()
    } catch {
      store.log.note(ofStore: error, "read what new posts begin with")
      return PostDefaults()
    }
  }

  package var now: @Sendable () -> Date { dependencies.now }

  /// Posts a draft, or changes the post it edits: kept and shown at once, sent when the network
  /// allows.
  ///
  /// - Parameter draft: what to post.
  /// - Returns: the moment as it shows now.
  /// - Throws: `ProviderError.refused` for an empty draft, or one that holds more than the server
  ///   takes.
  public func submit(_ draft: PostDraft) async throws -> Moment {
    let limits = await limits()
    // What has a time is scheduled, never posted at once.
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
    draft = try await narrowed(draft)
    if let edited = draft.editedPostID {
      try await store.enqueue(.edit(draft), now: dependencies.now())
      return try await shown(edited)
    }
    // Known since the sign-in; requested only where that was forgotten.
    let kept = try await store.account(id: readerID)
    guard let author = if let kept { kept } else { try await reader() } else {
      throw ProviderError.signInNeeded
    }
    guard let item = try await store.enqueue(.post(draft), by: author, now: dependencies.now())
    else {
      throw ProviderError.refused(reason: nil)
    }
    return try await shown(Self.localPrefix + item.id)
  }

  /// A draft that is seen by no more people than what it answers or quotes.
  func narrowed(_ draft: PostDraft) async throws -> PostDraft {
    var draft = draft
    if let replyTo = draft.replyTo, let answered = try await store.momentByAnyName(replyTo) {
      draft.visibility = draft.visibility.narrowed(to: answered.visibility)
    }
    // A quote of what followers alone may see is for them too, as servers make it.
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

  /// A draft that changes a post of the reader's, with its text as it was typed.
  ///
  /// Costs a request, unless the text still waits to be sent. Where the server cannot be asked, the
  /// text is read from what it looks like, if that has no markup that would be lost.
  ///
  /// - Parameter postID: the post, by any of its names.
  /// - Returns: the draft; it is not kept yet.
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
      poll: moment.poll.map { DraftPoll(keeping: $0) },
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
  /// One that the server works on still has no address: it belongs to the post all the same, and an
  /// edit that left it out would take it away.
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
