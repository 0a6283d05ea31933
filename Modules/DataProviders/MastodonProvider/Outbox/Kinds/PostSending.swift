import Foundation
import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel

/// Posts: photos are uploaded, then the text is sent.
struct PostSending: ActionSending {
  func look(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome? {
    guard await runner.needsSearch(work), let draft = work.draft,
      let found = try await runner.find(work, draft)
    else { return nil }
    return .done(.post(found))
  }

  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    try await runner.post(work)
  }
}

extension OutboxRunner {
  /// The number of seconds servers remember a key: an hour at Mastodon, minus some time for the
  /// request.
  private static let keyLife: TimeInterval = 55 * 60
  /// The number of seconds this machine's clock may be fast, before the server's time is known.
  private static let greatestError: TimeInterval = 86_400
  /// The largest number of pages of own posts that are searched.
  private static let pages = 5

  /// Posts a draft.
  fileprivate func post(_ work: OutboxRecord) async throws -> OutboxOutcome {
    guard let draft = work.draft else { return .refused(.refused(nil)) }
    if work.isWithdrawn { return withdrawn(work) }
    let images = try await send(imagesOf: draft)
    // A server that honours keys finds the post by itself.
    let earliest = await dependencies.honoursKeys() ? nil : earliestNow
    let isSent = try await store.beginSending(work, now: serverNow, earliest: earliest)
    guard isSent else { return .overtaken }
    return try await post(work, draft, images)
  }

  /// The current time, or the earliest possible one if only this machine's clock is known, which
  /// may be corrected before the post is searched for.
  private var earliestNow: Date {
    client.serverClock.difference == nil
      ? dependencies.now().addingTimeInterval(-Self.greatestError) : serverNow
  }

  private func post(
    _ work: OutboxRecord,
    _ draft: PostDraft,
    _ images: UploadedMedia
  ) async throws -> OutboxOutcome {
    do {
      let status = StatusRequest(draft, images: images.ids, replyTo: work.target)
      let response = try await send(.post(status, idempotencyKey: work.key))
      guard let moment = moment(response) else {
        return .later(.server(status: 200), isUnknown: true)
      }
      return .done(.post(moment))
    } catch let error as APIError {
      guard case .refused(_, let status) = OutboxVerdict(error) else { throw error }
      // It was refused, perhaps because an earlier attempt succeeded and uses the photos.
      if work.isOutcomeUnknown, let found = try await find(work, draft) {
        return .done(.post(found))
      }
      if status == 422, images.areOld {
        // The server may have deleted them meanwhile: they are uploaded again, and only then a
        // refusal is final.
        try await forget(imagesOf: draft)
        return .later(.server(status: status), isUnknown: false)
      }
      throw error
    }
  }

  /// Whether the server's list of own posts must be searched before a post is sent again: not if
  /// the server returns the first post for its key.
  fileprivate func needsSearch(_ work: OutboxRecord) async -> Bool {
    if work.isWithdrawn { return true }
    // If the server's time was unknown, the send time is by this machine's clock.
    let now = max(serverNow, dependencies.now())
    let age = work.firstSentAt.map { now.timeIntervalSince($0) } ?? 0
    if age > Self.keyLife { return true }
    return await !dependencies.honoursKeys()
  }

  /// The outcome for a post that the reader deleted and that was not found at the server.
  func withdrawn(_ work: OutboxRecord) -> OutboxOutcome {
    guard work.isOutcomeUnknown, let last = work.lastSentAt else { return .withdrawn }
    let settled = last.addingTimeInterval(dependencies.settling)
    // The clock may have been wrong when it was sent, or be wrong now.
    let left = min(settled.timeIntervalSince(serverNow), dependencies.settling)
    return left > 0 ? .checkAgain(after: left) : .withdrawn
  }

  /// The post among the reader's newest ones, if it is there: the newest one that can be it.
  ///
  /// It stops at the first match, because a busy server gives few requests to all apps of a reader.
  func find(_ work: OutboxRecord, _ draft: PostDraft) async throws -> Moment? {
    let first = Endpoint.statuses(ofAccount: readerID, PageRequest(limit: 40))
    do {
      var response = try await client.send(first)
      noteResponse()
      let comparison = try await comparison(with: work, draft)
      for _ in 0..<Self.pages {
        let posts = response.value.elements
        if let found = try await find(comparison, among: posts) { return found }
        guard let next = response.links.next, let last = posts.last, !comparison.isTooOld(last)
        else { break }
        response = try await client.page(at: next, of: first)
      }
    } catch let error as APIError {
      throw UnmetPrecondition(checking: error)
    }
    return nil
  }

  private func find(_ comparison: PostComparison, among posts: [Status]) async throws -> Moment? {
    let candidates = posts.compactMap { status -> (status: Status, moment: Moment)? in
      guard let moment = moment(status), comparison.mayBe(status, moment) else { return nil }
      return (status, moment)
    }
    // Posts of other items are excluded, however similar.
    let others = try await store.sentPosts(among: candidates.map(\.moment.postID))
    for candidate in candidates where !others.contains(candidate.moment.postID) {
      if try await isSame(candidate, comparison) { return candidate.moment }
    }
    return nil
  }

  func comparison(with work: OutboxRecord, _ draft: PostDraft) async throws
    -> PostComparison
  {
    var mediaIDs: [String] = []
    for media in draft.media {
      if let id = try await store.upload(media.id)?.serverID { mediaIDs.append(id) }
    }
    let sentAt = work.firstSentAt ?? serverNow
    let difference = client.serverClock.difference ?? 0
    return PostComparison(
      draft,
      replyTo: work.target,
      // By the server's clock, or by this machine's before the server's time was known.
      firstSentAt: min(sentAt, sentAt.addingTimeInterval(difference)),
      mediaIDs: mediaIDs
    )
  }

  /// Whether a candidate is the post that was sent: by its photos, by its text, or, if the server
  /// rewrote the text, by its source.
  private func isSame(
    _ candidate: (status: Status, moment: Moment),
    _ comparison: PostComparison
  ) async throws -> Bool {
    if comparison.hasImages(of: candidate.status) { return true }
    if comparison.matches(candidate.status, candidate.moment) { return true }
    guard comparison.mayBeRewritten(candidate.status, candidate.moment) else { return false }
    do {
      return comparison.matches(try await client.send(.source(candidate.status.id)).value)
    } catch let error as APIError {
      // The server has no sources, or the post was deleted meanwhile.
      guard case .refused = OutboxVerdict(error) else { throw error }
      return false
    }
  }
}

extension PollRequest {
  init(_ poll: PollDraft) {
    self.init(
      options: poll.options,
      seconds: poll.seconds,
      allowsSeveral: poll.allowsSeveral,
      hidesTotals: poll.hidesTotals
    )
  }
}

extension StatusRequest {
  /// The request for a draft.
  init(_ draft: PostDraft, images: [String], replyTo: String?) {
    let visibility =
      switch draft.visibility {
      case .public: "public"
      case .unlisted: "unlisted"
      case .followers: "private"
      case .direct: "direct"
      case .other(let word): word
      }
    self.init(
      text: draft.text,
      mediaIDs: images,
      warning: draft.contentWarning,
      isSensitive: draft.isSensitive || !draft.contentWarning.isEmpty,
      visibility: visibility,
      language: draft.language,
      inReplyToID: replyTo,
      quotedStatusID: draft.quotedPostID,
      poll: draft.poll.flatMap { $0.isRemoved ? nil : PollRequest($0) },
      quotePolicy: draft.quotePolicy?.rawValue,
      scheduledAt: draft.scheduledAt
    )
  }
}
