import Foundation
import LocalStore
import MastodonAPI
import SocialModel

/// Schedules posts, after what the server has scheduled was read.
struct ScheduleSending: ActionSending {
  func look(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome? {
    try await runner.foundSchedule(work)
  }

  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    try await runner.schedule(work)
  }

  /// One that the reader discarded is searched for even so.
  func isDoneWithoutSubject(_ work: OutboxRecord) -> Bool { false }
}

extension OutboxRunner {
  /// The largest number of pages of scheduled posts to search; servers accept 300 posts in all.
  private static let scheduledPages = 10
  /// The number of seconds the time must be later than servers require, because the request takes
  /// time.
  private static let way: TimeInterval = 5

  /// Schedules a post.
  ///
  /// Servers post immediately if the time is in the past, some also if it is too near, and those
  /// without scheduling always. So each attempt first requests the scheduled posts: the response
  /// proves that the server supports scheduling, and has its time.
  fileprivate func schedule(_ work: OutboxRecord) async throws -> OutboxOutcome {
    guard let draft = work.draft, let time = draft.scheduledAt else {
      return .refused(.refused(nil))
    }
    if work.isWithdrawn { return settled(withdrawn(work)) }
    do {
      _ = try await send(.scheduledStatuses(PageRequest(limit: 1)))
    } catch let error as APIError {
      throw UnmetPrecondition(preparing: error)
    }
    guard isAhead(time) else { return .refused(.tooLate) }
    let images = try await send(imagesOf: draft)
    // Uploading photos takes time.
    guard isAhead(time) else { return .refused(.tooLate) }
    guard try await store.beginSending(work, now: serverNow) else { return .overtaken }
    return try await schedule(work, draft, images)
  }

  private func isAhead(_ time: Date) -> Bool {
    PostDraft.canBeScheduled(for: time, now: serverNow.addingTimeInterval(Self.way))
  }

  private func schedule(
    _ work: OutboxRecord,
    _ draft: PostDraft,
    _ images: UploadedMedia
  ) async throws -> OutboxOutcome {
    do {
      let status = StatusRequest(draft, images: images.ids, replyTo: work.target)
      switch try await send(.schedule(status, idempotencyKey: work.key)) {
      case .scheduled(let scheduled): return .done(.scheduled(scheduled.id))
      case .posted(let status):
        // The server posted it immediately.
        guard let moment = moment(status) else {
          return .later(.server(status: 200), isUnknown: true)
        }
        return .done(.post(moment))
      }
    } catch let error as APIError {
      guard case .refused(_, status: 422) = OutboxVerdict(error), images.areOld else { throw error }
      // The server may have deleted them meanwhile.
      try await forget(imagesOf: draft)
      return .later(.server(status: 422), isUnknown: false)
    }
  }

  // MARK: Lost responses

  /// The outcome of an attempt whose response was lost; nil where it had no effect.
  fileprivate func foundSchedule(_ work: OutboxRecord) async throws -> OutboxOutcome? {
    guard let draft = work.draft, let time = draft.scheduledAt else { return nil }
    let known = try await scheduled()
    let comparison = try await comparison(with: work, draft)
    let alike = known.elements.filter(comparison.matches)
    let others = try await store.sentSchedules(among: alike.map(\.id))
    // Of several equal ones the oldest is taken, as with posts.
    if let found = alike.last(where: { !others.contains($0.id) }) {
      return work.isWithdrawn ? try await delete(found) : .done(.scheduled(found.id))
    }
    // It cannot be posted before its time; around that time it may be found in neither list.
    let left = time.addingTimeInterval(dependencies.settling).timeIntervalSince(serverNow)
    if left <= dependencies.settling * 2, left > 0 {
      return .checkAgain(after: left)
    }
    // An item that could not be read may be the one.
    if left > 0, !known.skipped.isEmpty { return .later(.server(status: 200), isUnknown: true) }
    guard left <= 0, let post = try await find(work, draft) else { return nil }
    guard work.isWithdrawn else { return .done(.post(post)) }
    return try await DeletionSending().delete(post.postID, self)
  }

  private func delete(_ scheduled: ScheduledStatus) async throws -> OutboxOutcome {
    do {
      try await send(.deleteScheduled(scheduled.id))
      return .done(.gone)
    } catch let error as APIError {
      // If it was posted meanwhile, it is searched for among the reader's posts next.
      guard OutboxVerdict(error).isGone else { throw error }
      return .checkAgain(after: dependencies.settling)
    }
  }

  /// A discarded item that never reached the server is simply done, because it is shown nowhere.
  private func settled(_ outcome: OutboxOutcome) -> OutboxOutcome {
    outcome == .withdrawn ? .done(.gone) : outcome
  }

  /// The scheduled posts at the server, the newest first.
  private func scheduled() async throws -> LossyArray<ScheduledStatus> {
    let first = Endpoint.scheduledStatuses(PageRequest(limit: 40))
    do {
      var response = try await client.send(first)
      noteResponse()
      var list = response.value
      for _ in 1..<Self.scheduledPages {
        guard let next = response.links.next, !response.value.elements.isEmpty else { break }
        response = try await client.page(at: next, of: first)
        list.append(response.value)
      }
      return list
    } catch let error as APIError {
      if case .transport = error { lostRequests += 1 } else { noteResponse() }
      throw UnmetPrecondition(checking: error)
    }
  }
}
