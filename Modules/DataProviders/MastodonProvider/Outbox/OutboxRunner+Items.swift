import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
import SocialModel

extension OutboxRunner {
  /// The number of seconds to wait if a server requires a wait without a duration.
  private static let politeness: TimeInterval = 60

  // MARK: Sending

  /// Sends an item; one that an earlier attempt may have sent is looked up first.
  ///
  /// - Throws: `CancellationError`, or what the store throws.
  func outcome(of work: OutboxRecord) async throws -> OutboxOutcome {
    if work.isOutcomeUnknown, let known = try await look(work) { return known }
    let outcome = try await attempt(work)
    guard case .notFound(let failure) = outcome else { return outcome }
    return await .refused(lacksAddress(for: work) ? .unsupported : failure)
  }

  /// Whether the server found nothing because it does not have this kind of action: if so, it has
  /// the subject.
  private func lacksAddress(for work: OutboxRecord) async -> Bool {
    do {
      switch work.kind {
      case .bookmark, .pin, .muteConversation:
        guard let target = work.target else { return false }
        _ = try await send(.status(target))
        return true
      case .report, .note:
        guard let target = work.target else { return false }
        _ = try await send(.account(target))
        return true
      case .createList, .followTag: return true
      case .renameList, .deleteList, .listMember:
        let _: LossyArray<AccountList> = try await send(.lists)
        return false
      default: return false
      }
    } catch {
      guard [.renameList, .deleteList, .listMember].contains(work.kind) else { return false }
      guard let error = error as? APIError else { return false }
      if case .refused(_, status: 404) = OutboxVerdict(error) { return true }
      return false
    }
  }

  private func attempt(_ work: OutboxRecord) async throws -> OutboxOutcome {
    switch work.kind {
    case .post: return try await post(work)
    case .schedule: return try await schedule(work)
    case .edit: return try await edit(work)
    case .like:
      return try await change(work) { id, isOn in isOn ? .favourite(id) : .unfavourite(id) }
    case .boost:
      return try await change(work) { id, isOn in isOn ? .reblog(id) : .unreblog(id) }
    case .bookmark:
      return try await change(work) { id, isOn in isOn ? .bookmark(id) : .unbookmark(id) }
    case .pin: return try await pin(work)
    case .muteConversation:
      return try await change(work) { id, isOn in
        isOn ? .muteConversation(of: id) : .unmuteConversation(of: id)
      }
    case .dismiss: return try await dismiss(work)
    case .profile: return try await changeProfile(work)
    case .report: return try await report(work)
    case .filter: return try await changeFilter(work)
    case .createList: return try await createList(work)
    case .renameList: return try await renameList(work)
    case .deleteList: return try await deleteList(work)
    case .listMember: return try await setMember(work)
    case .followTag: return try await followTag(work)
    case .vote: return try await vote(work)
    case .follow:
      return try await relate(work) { id, isOn in isOn ? .follow(id) : .unfollow(id) }
    case .mute:
      return try await relate(work) { id, isOn in isOn ? .mute(id) : .unmute(id) }
    case .block:
      return try await relate(work) { id, isOn in isOn ? .block(id) : .unblock(id) }
    case .note:
      return try await relate(work) { id, _ in .note(id, work.note ?? "") }
    case .followRequest: return try await answerRequest(work)
    case .delete: return try await delete(work)
    case .check: return try await check(work)
    }
  }

  /// Sends a like, boost, bookmark or mute, and returns the changed post.
  func change(
    _ work: OutboxRecord,
    _ endpoint: (String, Bool) -> Endpoint<Status>
  ) async throws -> OutboxOutcome {
    guard let target = work.target else { return .refused(.refused(nil)) }
    do {
      let status = try await send(endpoint(target, work.isOn))
      // The response to a boost is the boost itself, which contains the post.
      guard var moment = moment(status.reblog ?? status) else {
        return .later(.server(status: 200), isUnknown: true)
      }
      // Some servers respond before their counts are updated.
      if work.kind == .like { moment.like = moment.like.settingLiked(work.isOn) }
      if work.kind == .boost { moment.isBoosted = work.isOn }
      if work.kind == .bookmark { moment.isBookmarked = work.isOn }
      if work.kind == .muteConversation { moment.isMuted = work.isOn }
      if work.kind == .pin { moment.isPinned = work.isOn }
      return .done(.post(moment))
    } catch let error as APIError {
      return judged(error, goneIsFine: !work.isOn)
    }
  }

  /// Sends a vote, which servers accept once.
  ///
  /// A vote that is repeated after a lost response is refused, and the post says whether the first
  /// one counted. If it did not, the current post is stored.
  private func vote(_ work: OutboxRecord) async throws -> OutboxOutcome {
    guard let poll = work.pollID else { return .refused(.refused(nil)) }
    do {
      _ = try await send(.vote(poll, choices: work.choices))
    } catch let error as APIError {
      let outcome = judged(error, goneIsFine: false)
      guard case .refused(_, status: 422) = OutboxVerdict(error) else { return outcome }
      return try await store.reconciling {
        let found = try await check(work)
        guard case .done(.post(let moment)) = found,
          moment.poll?.ownVotes != work.choices
        else { return found }
        // The reader voted elsewhere, or the poll has ended: the post shows that from now on.
        try await store.save([moment])
        return outcome
      }
    }
    return try await check(work)
  }

  /// Follows, mutes or blocks a person, or sets a note about them.
  private func relate(
    _ work: OutboxRecord,
    _ endpoint: (String, Bool) -> Endpoint<MastodonAPI.Relationship>
  ) async throws -> OutboxOutcome {
    guard let target = work.target else { return .refused(.refused(nil)) }
    do {
      let response = try await send(endpoint(target, work.isOn))
      return .done(.relationship(SocialModel.Relationship(response)))
    } catch let error as APIError {
      return judged(error, goneIsFine: !work.isOn)
    }
  }

  private func delete(_ work: OutboxRecord) async throws -> OutboxOutcome {
    guard let target = work.target else { return .done(.gone) }
    do {
      _ = try await send(.delete(target))
      return .done(.gone)
    } catch APIError.decoding {
      // It no longer exists, regardless of what the server returns.
      return .done(.gone)
    } catch let error as APIError {
      return judged(error, goneIsFine: true)
    }
  }

  /// Requests the current state of a post.
  func check(_ work: OutboxRecord) async throws -> OutboxOutcome {
    guard let target = work.target else { return .refused(.refused(nil)) }
    do {
      guard let moment = moment(try await send(.status(target))) else {
        return .later(.server(status: 200), isUnknown: false)
      }
      return .done(.post(moment))
    } catch let error as APIError {
      return judged(error, goneIsFine: true)
    }
  }

  func judged(_ error: APIError, goneIsFine: Bool) -> OutboxOutcome {
    let verdict = OutboxVerdict(error)
    if goneIsFine, case .refused(_, let status) = verdict, [404, 410].contains(status) {
      return .done(.gone)
    }
    return OutboxOutcome(verdict)
  }

  /// Sends a request, and counts consecutive requests without a response.
  func send<Value>(_ endpoint: Endpoint<Value>) async throws -> Value {
    do {
      let value = try await client.send(endpoint).value
      noteResponse()
      return value
    } catch let error as APIError {
      if case .transport = error { lostRequests += 1 } else { noteResponse() }
      throw error
    }
  }

  /// Notes that the server can be reached.
  func noteResponse() {
    lostRequests = 0
    responses += 1
  }

  /// A status of the server as a moment for the reader.
  func moment(_ status: Status) -> Moment? {
    guard var moment = try? StatusMapper().moment(from: status) else { return nil }
    moment.isOwn = moment.author.id == readerID
    return moment
  }

  // MARK: Completion

  /// Stores the outcome of an item.
  ///
  /// - Parameters:
  ///   - work: The item.
  ///   - outcome: Its outcome.
  ///   - isReached: Whether the server returned any response meanwhile.
  /// - Throws: `ProviderError`.
  func settle(_ work: OutboxRecord, _ outcome: OutboxOutcome, isReached: Bool) async throws {
    switch outcome {
    case .done(let result):
      try await store.finish(work.id, with: result)
      if [.mute, .block].contains(work.kind), !work.isOn {
        // The server may have left out rows anywhere in the stored timelines meanwhile.
        try await MastodonProvider.noteComparisonDue(in: store)
      }
    case .refused(.unsupported): try await giveUp(work)
    case .refused(let failure), .notFound(let failure):
      _ = try await store.refuse(work.id, failure: failure)
    case .later(let failure, let isUnknown, let time):
      let failures = failure == .network ? max(work.attempts, lostRequests) : work.attempts
      var backoff = OutboxBackoff(first: dependencies.firstPause)
      // A lost response says little about a server that responds to other requests.
      if failure == .network, isReached { backoff.longest = Self.politeness }
      let wait = backoff.wait(after: failures, chance: dependencies.chance())
      try await store.fail(
        work.id,
        retryAt: time.map(due) ?? steadyNow.addingTimeInterval(wait),
        failure: failure,
        isUnknown: isUnknown,
        // Other items would not reach the server either, or not sooner.
        holding: failure == .network || time != nil ? .all : .none
      )
    case .limited(let until, let wholeKind):
      try await store.fail(
        work.id,
        retryAt: until.map(due) ?? steadyNow.addingTimeInterval(Self.politeness),
        failure: .rateLimited,
        isUnknown: false,
        holding: wholeKind ? .kind : .none
      )
    case .signIn:
      try await store.fail(
        work.id,
        retryAt: .distantFuture,
        failure: .signIn,
        isUnknown: false,
        holding: .all
      )
      dependencies.signInNeeded()
    case .overtaken: try await store.release(work.id)
    case .withdrawn: try await store.drop(work.id)
    case .checkAgain(let wait):
      try await store.fail(
        work.id,
        retryAt: steadyNow.addingTimeInterval(wait),
        failure: .network,
        isUnknown: true
      )
    }
  }

  /// Undoes what the server does not have, and remembers that.
  ///
  /// It is not kept, because no further attempt can succeed; what the reader wrote is.
  private func giveUp(_ work: OutboxRecord) async throws {
    if let feature = ReaderAction.Kind(work.kind).flatMap(ServerFeature.init(neededBy:)) {
      await dependencies.isMissing(feature)
    }
    _ = try await store.refuse(
      work.id,
      failure: .unsupported,
      staysListed: work.draft != nil || work.kind == .profile
    )
  }
}
