import Foundation
import LocalStore
import MastodonAPI
import SocialModel

extension OutboxRunner {
  /// The number of seconds servers remember a key: an hour at Mastodon, minus some time for the
  /// request.
  private static let keyLife: TimeInterval = 55 * 60
  /// The number of seconds this machine's clock may be fast, before the server's time is known.
  private static let greatestError: TimeInterval = 86_400
  /// The largest number of pages of own posts that are searched.
  private static let pages = 5

  // MARK: Posts

  /// Posts a draft: first checks whether it may have been posted already, then uploads photos, then
  /// sends the text.
  func post(_ work: OutboxWork) async throws -> OutboxOutcome {
    guard let draft = work.draft else { return .refused(.refused(nil)) }
    do {
      if try await needsCheck(work) {
        if let found = try await find(work, draft) { return .done(.post(found)) }
      }
      if work.isWithdrawn { return withdrawn(work) }
      let images = try await send(imagesOf: draft)
      // A server that honours keys finds the post by itself.
      let earliest = await dependencies.honoursKeys() ? nil : earliestNow
      let isSent = try await store.beginSending(work, now: serverNow, earliest: earliest)
      guard isSent else { return .overtaken }
      return try await post(work, draft, images)
    } catch let error as UnmetPrecondition {
      return error.outcome
    }
  }

  /// The current time, or the earliest possible one if only this machine's clock is known, which
  /// may be corrected before the post is searched for.
  var earliestNow: Date {
    client.serverClock.difference == nil
      ? dependencies.now().addingTimeInterval(-Self.greatestError) : serverNow
  }

  private func post(
    _ work: OutboxWork,
    _ draft: PostDraft,
    _ images: UploadedMedia
  ) async throws -> OutboxOutcome {
    do {
      let status = StatusDraft(draft, images: images.ids, replyTo: work.target)
      let response = try await send(.post(status, idempotencyKey: work.key))
      guard let moment = moment(response) else {
        return .later(.server(status: 200), isUnknown: true)
      }
      return .done(.post(moment))
    } catch let error as APIError {
      let verdict = OutboxVerdict(error)
      guard case .refused(_, let status) = verdict else { return OutboxOutcome(verdict) }
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
      return OutboxOutcome(verdict)
    }
  }

  /// Whether the server's list of own posts must be searched before anything is sent.
  private func needsCheck(_ work: OutboxWork) async throws -> Bool {
    guard work.isOutcomeUnknown else { return false }
    if work.isWithdrawn { return true }
    // If the server's time was unknown, the send time is by this machine's clock.
    let now = max(serverNow, dependencies.now())
    let age = work.firstSentAt.map { now.timeIntervalSince($0) } ?? 0
    if age > Self.keyLife { return true }
    return await !dependencies.honoursKeys()
  }

  /// The outcome for a post that the reader deleted and that was not found at the server.
  func withdrawn(_ work: OutboxWork) -> OutboxOutcome {
    guard work.isOutcomeUnknown, let last = work.lastSentAt else { return .withdrawn }
    let settled = last.addingTimeInterval(dependencies.settling)
    // The clock may have been wrong when it was sent, or be wrong now.
    let left = min(settled.timeIntervalSince(serverNow), dependencies.settling)
    return left > 0 ? .checkAgain(after: left) : .withdrawn
  }

  /// The post among the reader's newest ones, if it is there.
  func find(_ work: OutboxWork, _ draft: PostDraft) async throws -> Moment? {
    let first = Endpoint.statuses(ofAccount: readerID, PageRequest(limit: 40))
    var candidates: [(status: Status, moment: Moment)] = []
    do {
      var response = try await client.send(first)
      noteResponse()
      let comparison = try await comparison(with: work, draft)
      for _ in 0..<Self.pages {
        let posts = response.value.elements
        for status in posts {
          guard let moment = moment(status), comparison.mayBe(status, moment) else { continue }
          candidates.append((status, moment))
        }
        guard let next = response.links.next, let last = posts.last, !comparison.isTooOld(last)
        else { break }
        response = try await client.page(at: next, of: first)
      }
      // Posts of other items are excluded, however similar; of the remaining ones, the oldest is
      // taken.
      let others = try await store.sentPosts(among: candidates.map(\.moment.postID))
      for candidate in candidates.reversed() where !others.contains(candidate.moment.postID) {
        if try await isSame(candidate, comparison) { return candidate.moment }
      }
    } catch let error as APIError {
      throw UnmetPrecondition(checking: error)
    }
    return nil
  }

  func comparison(with work: OutboxWork, _ draft: PostDraft) async throws
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
    do {
      return comparison.matches(try await client.send(.source(candidate.status.id)).value)
    } catch let error as APIError {
      // The server has no sources, or the post was deleted meanwhile.
      guard case .refused = OutboxVerdict(error) else { throw error }
      return false
    }
  }

  // MARK: Edits

  /// Edits a post; everything is sent, because the server removes what is left out.
  func edit(_ work: OutboxWork) async throws -> OutboxOutcome {
    guard let draft = work.draft, let target = work.target else { return .refused(.refused(nil)) }
    do {
      let stored = try await read(target)
      let images = try await send(imagesOf: draft)
      guard try await store.beginSending(work, now: serverNow) else { return .overtaken }
      var status = StatusDraft(draft, images: images.ids, replyTo: nil)
      status.poll = question(of: draft, stored: stored.poll)
      status.quotePolicy = draft.quotePolicy?.rawValue ?? stored.quotePolicy
      // Attached photos can be described only together with the post.
      status.mediaChanges = draft.media.compactMap { StatusDraft.MediaChange($0, stored: stored) }
      let response = try await send(.edit(target, status))
      guard let moment = moment(response) else {
        return .later(.server(status: 200), isUnknown: true)
      }
      guard try await describe(status.mediaChanges, in: response) else {
        return .refused(.descriptionsNotSaved)
      }
      return .done(.post(moment))
    } catch let error as APIError {
      return OutboxOutcome(OutboxVerdict(error))
    } catch let error as UnmetPrecondition {
      return error.outcome
    }
  }

  /// The poll of an edited post: the existing one, unless the reader changed it.
  private func question(of draft: PostDraft, stored: MastodonAPI.Poll?) -> PollDraft? {
    let unchanged = stored.map { PollDraft(unchanged: $0, now: dependencies.now()) }
    guard let requested = draft.poll else { return unchanged }
    guard !requested.isRemoved else { return nil }
    var question = PollDraft(requested)
    if requested.seconds == nil { question.seconds = unchanged?.seconds }
    return question
  }

  /// The post at the server: an edit must repeat what it does not change.
  private func read(_ id: String) async throws -> Status {
    do {
      return try await client.send(.status(id)).value
    } catch let error as APIError {
      throw UnmetPrecondition(preparing: error)
    }
  }

  /// Compares a response with the draft, and sends again what the server left out: some servers
  /// accept descriptions and focal points only in a separate request, also for attached photos.
  ///
  /// - Returns: Whether all photos have their descriptions. Missing focal points do not make an
  ///   edit fail, because many servers do not support them.
  private func describe(
    _ changes: [StatusDraft.MediaChange],
    in response: Status
  ) async throws -> Bool {
    for change in changes {
      let shown = response.mediaAttachments.elements.first { $0.id == change.id }
      guard let shown else { continue }
      let isDescribed = (shown.description ?? "") == (change.description ?? "")
      if isDescribed, change.hasFocus(in: shown) { continue }
      do {
        let focus = change.focus.map { (x: $0.x, y: $0.y) }
        let description = change.description ?? ""
        let response = try await client.send(
          .updateMedia(change.id, description: description, focus: focus)
        )
        guard isDescribed || (response.value.description ?? "") == description else { return false }
      } catch let error as APIError {
        // After a network failure the whole edit is repeated, which is idempotent.
        guard case .refused = OutboxVerdict(error) else { throw error }
        if !isDescribed { return false }
      }
    }
    return true
  }
}

extension StatusDraft.MediaChange {
  /// Whether a returned photo has the same focal point, rounded to hundredths as servers do.
  fileprivate func hasFocus(in shown: MastodonAPI.MediaAttachment) -> Bool {
    guard let focus else { return true }
    let stored = shown.focus ?? .init(x: 0, y: 0)
    return abs(stored.x - focus.x) < 0.02 && abs(stored.y - focus.y) < 0.02
  }

  /// The change of a photo that the post has; nil for a new one, which was described when it was
  /// uploaded.
  fileprivate init?(_ media: DraftMedia, stored: Status) {
    guard let id = DraftMedia.serverID(of: media.id) else { return nil }
    let attached = stored.mediaAttachments.elements.first { $0.id == id }
    var focus = media.focus.map { MastodonAPI.MediaAttachment.Focus(x: $0.x, y: $0.y) }
    if focus == nil, attached?.focus != nil { focus = .init(x: 0, y: 0) }
    self.init(id: id, description: media.altText, focus: focus)
  }
}

extension PollDraft {
  fileprivate init(_ poll: DraftPoll) {
    self.init(
      options: poll.options,
      seconds: poll.seconds,
      allowsSeveral: poll.allowsSeveral,
      hidesTotals: poll.hidesTotals
    )
  }
}

extension StatusDraft {
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
      poll: draft.poll.flatMap { $0.isRemoved ? nil : PollDraft($0) },
      quotePolicy: draft.quotePolicy?.rawValue,
      scheduledAt: draft.scheduledAt
    )
  }
}
