import Foundation
import LocalStore
import MastodonAPI
import SocialModel

/// What waits for its time at the server, as far as it was asked for.
struct ScheduledList {
  private(set) var all: [ScheduledStatus] = []
  /// Whether all that came could be read.
  private(set) var isWhole = true

  init(_ page: LossyArray<ScheduledStatus>) { append(page) }

  mutating func append(_ page: LossyArray<ScheduledStatus>) {
    all += page.elements
    isWhole = isWhole && page.skipped.isEmpty
  }
}

extension OutboxRunner {
  /// How many pages of what is scheduled are looked through at most; servers take 300 in all.
  private static let scheduledPages = 10
  /// How much longer than servers want it the time must be ahead, in seconds: the way there takes
  /// its time, too.
  private static let way: TimeInterval = 5

  /// Hands something over to be posted at its time.
  ///
  /// Servers post at once what lies in the past, some also what is too near, and those that know
  /// nothing of times post whatever comes. So each attempt asks first what is scheduled: the answer
  /// proves that the server can, tells its time, and holds what an earlier attempt may have left.
  func schedule(_ work: OutboxWork) async throws -> OutboxOutcome {
    guard let draft = work.draft, let time = draft.scheduledAt else {
      return .refused(.refused(nil))
    }
    do {
      let known = try await scheduled(work)
      if work.isOutcomeUnknown, let outcome = try await outcome(of: work, draft, time, among: known)
      {
        return outcome
      }
      if work.isUnwanted { return settled(unwanted(work)) }
      guard isAhead(time) else { return .refused(.tooLate) }
      let images = try await send(imagesOf: draft)
      // Photos take their time.
      guard isAhead(time) else { return .refused(.tooLate) }
      guard try await store.beginSending(work, now: serverNow) else { return .overtaken }
      return try await schedule(work, draft, images)
    } catch let error as UnmetPrecondition {
      return error.outcome
    }
  }

  private func isAhead(_ time: Date) -> Bool {
    PostDraft.canBeScheduled(for: time, now: serverNow.addingTimeInterval(Self.way))
  }

  private func schedule(
    _ work: OutboxWork,
    _ draft: PostDraft,
    _ images: UploadedMedia
  ) async throws -> OutboxOutcome {
    do {
      let status = StatusDraft(draft, images: images.ids, replyTo: work.target)
      switch try await send(.schedule(status, idempotencyKey: work.key)) {
      case .scheduled(let scheduled): return .done(.scheduled(scheduled.id))
      case .posted(let status):
        // It is there, whatever was asked for.
        guard let moment = moment(status) else {
          return .later(.server(status: 200), isUnknown: true)
        }
        return .done(.post(moment))
      }
    } catch let error as APIError {
      let verdict = OutboxVerdict(error)
      if case .refused(_, status: 422) = verdict, images.areOld {
        // The server may have deleted them meanwhile.
        try await forget(imagesOf: draft)
        return .later(.server(status: 422), isUnknown: false)
      }
      return OutboxOutcome(verdict)
    }
  }

  // MARK: Lost answers

  /// What became of an attempt whose answer was lost; nil where it left nothing.
  private func outcome(
    of work: OutboxWork,
    _ draft: PostDraft,
    _ time: Date,
    among known: ScheduledList
  ) async throws -> OutboxOutcome? {
    let comparison = try await comparison(with: work, draft)
    let alike = known.all.filter(comparison.matches)
    let others = try await store.sentSchedules(among: alike.map(\.id))
    // Of several that are alike the first that came, as of posts.
    if let found = alike.last(where: { !others.contains($0.id) }) {
      return work.isUnwanted ? try await delete(found) : .done(.scheduled(found.id))
    }
    // Before its time it was not posted; what is about to be posted is nowhere for a moment.
    let left = time.addingTimeInterval(dependencies.settling).timeIntervalSince(serverNow)
    if left <= dependencies.settling * 2, left > 0 {
      return .lookAgain(at: dependencies.now().addingTimeInterval(left))
    }
    // What could not be read may be the one.
    if left > 0, !known.isWhole { return .later(.server(status: 200), isUnknown: true) }
    guard left <= 0, let post = try await find(work, draft) else { return nil }
    guard work.isUnwanted else { return .done(.post(post)) }
    do {
      _ = try await send(.delete(post.postID))
      return .done(.gone)
    } catch let error as APIError {
      return judged(error, goneIsFine: true)
    }
  }

  private func delete(_ scheduled: ScheduledStatus) async throws -> OutboxOutcome {
    do {
      try await send(.deleteScheduled(scheduled.id))
      return .done(.gone)
    } catch let error as APIError {
      // Posted meanwhile, it is looked for among the reader's posts next.
      let isGone = judged(error, goneIsFine: true) == .done(.gone)
      return isGone
        ? .lookAgain(at: dependencies.now().addingTimeInterval(dependencies.settling))
        : OutboxOutcome(OutboxVerdict(error))
    }
  }

  /// What was given up and never reached the server is simply over: nothing of it shows.
  private func settled(_ outcome: OutboxOutcome) -> OutboxOutcome {
    outcome == .unwanted ? .done(.gone) : outcome
  }

  /// What waits for its time at the server, the newest first: the first page, or all where an
  /// attempt may have left something.
  private func scheduled(_ work: OutboxWork) async throws -> ScheduledList {
    let first = Endpoint.scheduledStatuses(PageRequest(limit: work.isOutcomeUnknown ? 40 : 1))
    do {
      var answer = try await client.send(first)
      noteAnswer()
      var list = ScheduledList(answer.value)
      guard work.isOutcomeUnknown else { return list }
      for _ in 1..<Self.scheduledPages {
        guard let next = answer.links.next, !answer.value.elements.isEmpty else { break }
        answer = try await client.page(at: next, of: first)
        list.append(answer.value)
      }
      return list
    } catch let error as APIError {
      if case .transport = error { lostRequests += 1 } else { noteAnswer() }
      throw work.isOutcomeUnknown
        ? UnmetPrecondition(looking: error) : UnmetPrecondition(preparing: error)
    }
  }
}
