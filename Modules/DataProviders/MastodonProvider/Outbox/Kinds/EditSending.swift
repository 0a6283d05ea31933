import Foundation
import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel

/// Edits of posts.
struct EditSending: ActionSending {
  var feature: ServerFeature? { .edits }

  func look(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome? {
    try await runner.foundEdit(work)
  }

  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    try await runner.edit(work)
  }
}

extension OutboxRunner {
  /// Edits a post; everything is sent, because the server removes what is left out.
  fileprivate func edit(_ work: OutboxRecord) async throws -> OutboxOutcome {
    guard let draft = work.draft, let target = work.target else { return .refused(.refused(nil)) }
    let stored = try await read(target)
    let images = try await send(imagesOf: draft)
    guard try await store.beginSending(work, now: serverNow) else { return .overtaken }
    var status = StatusRequest(draft, images: images.ids, replyTo: nil)
    status.poll = question(of: draft, stored: stored.poll)
    status.quotePolicy = draft.quotePolicy?.rawValue ?? stored.quotePolicy
    // Attached photos can be described only together with the post.
    status.mediaChanges = draft.media.compactMap { StatusRequest.MediaChange($0, stored: stored) }
    let response = try await response(to: status, editing: target)
    guard let moment = moment(response) else {
      return .later(.server(status: 200), isUnknown: true)
    }
    guard try await describe(status.mediaChanges, in: response) else {
      return .refused(.descriptionsNotSaved)
    }
    return .done(.post(moment))
  }

  /// The edited post.
  ///
  /// Some servers refuse an edit that changes nothing, as one that is sent again: if the post is as
  /// it was to become, it is the response.
  private func response(to draft: StatusRequest, editing target: String) async throws -> Status {
    do {
      return try await send(.edit(target, draft))
    } catch let error as APIError {
      guard case .refused(_, status: 422) = OutboxVerdict(error),
        let current = try await current(target, ifSameAs: draft)
      else { throw error }
      return current
    }
  }

  /// The outcome of an earlier attempt, if the post is as it was to become.
  fileprivate func foundEdit(_ work: OutboxRecord) async throws -> OutboxOutcome? {
    guard let draft = work.draft, let target = work.target else { return nil }
    var images: [String] = []
    for media in draft.media {
      var id = DraftMedia.serverID(of: media.id)
      if id == nil { id = try await store.upload(media.id)?.serverID }
      // It was not uploaded, so the edit was not sent.
      guard let id else { return nil }
      images.append(id)
    }
    var status = StatusRequest(draft, images: images, replyTo: nil)
    status.quotePolicy = draft.quotePolicy?.rawValue
    guard let current = try await current(target, ifSameAs: status),
      // An edit without a poll keeps the existing one.
      draft.poll == nil || draft.poll?.isRemoved == (current.poll == nil),
      zip(draft.media, current.mediaAttachments.elements).allSatisfy({ media, shown in
        media.altText == (shown.description ?? "")
          && StatusRequest.MediaChange(media, stored: current)?.hasFocus(in: shown) ?? true
      }),
      let moment = moment(current)
    else { return nil }
    return .done(.post(moment))
  }

  /// A post of the reader's, if it is as an edit wants it, apart from the descriptions of its
  /// photos; nil where that is unknown.
  private func current(_ target: String, ifSameAs draft: StatusRequest) async throws -> Status? {
    let source: StatusSource
    do {
      source = try await send(.source(target))
    } catch let error as APIError {
      // The server has no sources.
      guard case .refused = OutboxVerdict(error) else { throw error }
      return nil
    }
    guard source.text.isSame(as: draft.text), source.spoilerText.isSame(as: draft.warning) else {
      return nil
    }
    let status = try await send(.status(target))
    return draft.hasRest(of: status) ? status : nil
  }

  /// The poll of an edited post: the existing one, unless the reader changed it.
  private func question(of draft: PostDraft, stored: MastodonAPI.Poll?) -> PollRequest? {
    let unchanged = stored.map { PollRequest(unchanged: $0, now: dependencies.now()) }
    guard let requested = draft.poll else { return unchanged }
    guard !requested.isRemoved else { return nil }
    var question = PollRequest(requested)
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
    _ changes: [StatusRequest.MediaChange],
    in response: Status
  ) async throws -> Bool {
    for change in changes {
      let shown = response.mediaAttachments.elements.first { $0.id == change.id }
      guard let shown else { continue }
      let isDescribed = (shown.description ?? "") == (change.description ?? "")
      if isDescribed, change.hasFocus(in: shown) { continue }
      do {
        let description = change.description ?? ""
        let response = try await client.send(
          .updateMedia(change.id, description: description, focus: change.focus)
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

extension StatusRequest.MediaChange {
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

extension StatusRequest {
  /// Whether a post has everything of an edit except for the text: sensitivity, language, photos
  /// and poll, as far as both sides name them.
  fileprivate func hasRest(of status: Status) -> Bool {
    guard status.sensitive == isSensitive,
      language == nil || status.language == nil || language == status.language,
      quotePolicy == nil || status.quotePolicy == nil || quotePolicy == status.quotePolicy,
      status.mediaAttachments.elements.map(\.id) == mediaIDs
    else { return false }
    guard let poll else { return true }
    return status.poll?.options.elements.map(\.title) == poll.options
      && status.poll?.multiple == poll.allowsSeveral
  }
}

extension String {
  /// Whether texts are the same apart from the space around them and the kind of line ends.
  fileprivate func isSame(as other: String) -> Bool { essence == other.essence }

  private var essence: String {
    replacing("\r\n", with: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
