import DemoArtwork
public import Foundation
import Locking
public import MomentsValues
public import SocialModel

/// The images that the reader added.
final class DemoUploads: Sendable {
  private let files = Mutex<[URL: Data]>([:])

  /// Stores an image, and returns its address.
  func save(_ data: Data) throws -> (id: String, url: URL) {
    try files.withLock { files in
      let id = "upload-\(files.count + 1)"
      guard let url = URL(string: "demo-upload://\(id)") else {
        throw ProviderError.notSaved(path: id, reason: "no address")
      }
      files[url] = data
      return (id, url)
    }
  }

  func data(for url: URL) -> Data? { files.withLock { $0[url] } }
}

extension DemoProvider {
  /// A painted image, or one that the reader added.
  public nonisolated func data(for url: URL) async throws -> Data {
    if url.scheme == DemoPainter.scheme { return try DemoPainter.pngData(for: url) }
    if let film = try DemoFilm.data(for: url) { return film }
    if let art = DemoLateImages.art(of: url) {
      if late.isFirst(url) { throw Self.offline }
      return try DemoPainter.pngData(for: art)
    }
    guard let data = uploads.data(for: url) else {
      throw ProviderError.unsupportedURLScheme(scheme: url.scheme ?? "", url: url.absoluteString)
    }
    return data
  }
}

extension DemoProvider {
  /// The limits of an unchanged server, except in the story of nine photos.
  public func limits() async -> PostLimits { story.limits }

  /// The drafts, the last changed first.
  public func drafts() async throws -> [PostDraft] {
    drafts.values.sorted { $0.updatedAt > $1.updatedAt }
  }

  /// Stores a draft in memory.
  public func save(_ draft: PostDraft) async throws {
    drafts[draft.id] = draft
    notify(SocialChange(areDraftsChanged: true))
  }

  /// Deletes a draft.
  public func deleteDraft(_ id: PostDraft.ID) async throws {
    drafts[id] = nil
    notify(SocialChange(areDraftsChanged: true))
  }

  /// Stores an image in memory.
  public func addMedia(
    _ data: Data,
    type: String,
    pixelSize: PixelSize?
  ) async throws -> DraftMedia {
    let (id, url) = try uploads.save(data)
    return DraftMedia(
      id: id,
      url: url,
      type: type,
      byteCount: data.count,
      pixelSize: pixelSize
    )
  }

  /// Posts a draft after half a second, unless the story refuses it.
  ///
  /// - Returns: The identity of the first post.
  func publish(_ draft: PostDraft) async throws -> String {
    try await respond(to: .post)
    drafts[draft.id] = nil
    if let edited = draft.editedPostID {
      var post = try known(edited)
      replaced[edited] = earlierVersions(of: edited) + [MomentVersion(of: post)]
      post.take(draft, at: now)
      post.editedAt = now
      save(post)
      notify(SocialChange(posts: [edited]))
      return edited
    }
    var moments: [Moment] = []
    for post in draft.posts { moments.append(write(post, after: moments.last)) }
    guard let first = moments.first else { throw ProviderError.refused(reason: nil) }
    return first.postID
  }

  private func write(_ draft: PostDraft, after before: Moment?) -> Moment {
    ownCount += 1
    var moment = Moment(
      id: "\(Self.ownID)-\(ownCount)",
      author: content.reader,
      createdAt: now,
      inReplyToID: before?.postID ?? draft.replyTo,
      isOwn: true
    )
    moment.take(draft, at: now)
    if let quoted = draft.quotedPostID.flatMap(post) {
      let isAsked = quoted.quoteApproval == .manual
      moment.quote = Quote(
        state: isAsked ? .pending : .accepted,
        postID: quoted.postID,
        post: isAsked ? nil : QuotedPost(quoted)
      )
    }
    if let answered = moment.inReplyToID {
      insert(moment, answering: answered)
    } else {
      save(moment)
      insert([moment.postID], into: .home)
      insert([moment.postID], into: .profile(accountID: content.reader.id))
    }
    return moment
  }

  /// A draft that edits a post of the reader.
  public func draft(editing postID: String) async throws -> PostDraft {
    try await respond(to: .draft)
    let post = try known(postID)
    guard post.isOwn else { throw ProviderError.unknownMoment(id: postID) }
    return story.edit(of: post, now: now)
  }
}

extension Moment {
  /// Applies a draft to a moment.
  fileprivate mutating func take(_ draft: PostDraft, at now: Date) {
    text = DemoRichText.read(draft.text)
    contentWarning = draft.contentWarning.isEmpty ? nil : draft.contentWarning
    isSensitive = draft.isSensitive
    visibility = draft.visibility
    language = draft.language
    quotePolicy = draft.quotePolicy
    attachments = draft.media.map { MediaAttachment($0) }
    if let requested = draft.poll {
      poll = Poll(requested, before: poll, id: "poll-\(postID)", now: now)
    }
  }
}
