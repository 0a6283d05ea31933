import Foundation
import LocalStore
import MastodonAPI
import SocialModel

extension OutboxRunner {
  /// Looks whether an earlier attempt, whose response was lost, had its effect.
  ///
  /// Servers do many things twice if they are asked twice, and refuse others because they are done
  /// already. Each kind of item says here how that is found out.
  ///
  /// - Parameter work: An item whose outcome is unknown.
  /// - Returns: The outcome; nil if it has to be sent, because it had no effect, or because this
  ///   server does not say.
  /// - Throws: `CancellationError`, or what the store throws.
  func look(_ work: OutboxRecord) async throws -> OutboxOutcome? {
    do {
      return try await found(work)
    } catch let error as UnmetPrecondition {
      return error.outcome
    } catch let error as APIError {
      // Without an answer to the look, its subject is gone or the server cannot say: the answer to
      // the request tells.
      if case .refused = OutboxVerdict(error) { return nil }
      return UnmetPrecondition(checking: error).outcome
    }
  }

  private func found(_ work: OutboxRecord) async throws -> OutboxOutcome? {
    switch work.kind {
    case .like, .boost, .bookmark, .pin, .muteConversation: return try await foundMark(work)
    case .vote:
      guard let target = work.target, let moment = moment(try await send(.status(target))),
        moment.poll?.ownVotes == work.choices
      else { return nil }
      return .done(.post(moment))
    case .follow, .mute, .block, .note, .followRequest: return try await foundRelation(work)
    case .delete: return try await foundDeletion(work)
    case .edit: return try await foundEdit(work)
    case .post:
      guard await needsSearch(work), let draft = work.draft,
        let found = try await find(work, draft)
      else { return nil }
      return .done(.post(found))
    case .createList, .renameList, .deleteList, .listMember: return try await foundList(work)
    case .followTag:
      guard let target = work.target else { return nil }
      let tag: Tag = try await send(.tag(target))
      return tag.following == work.isOn ? .done(.settled) : nil
    // Servers do not say which reports they have.
    case .report: return .refused(.unconfirmed)
    // These read what the server has before each request.
    case .schedule, .filter: return nil
    // Sent twice they change nothing, and servers do not say which images they were sent or what
    // was dismissed.
    case .profile, .dismiss: return nil
    // It only reads.
    case .check: return nil
    }
  }

  private func foundMark(_ work: OutboxRecord) async throws -> OutboxOutcome? {
    guard let target = work.target else { return nil }
    let status = try await send(.status(target))
    let isOn: Bool? =
      switch work.kind {
      case .like: status.favourited
      case .boost: status.reblogged
      case .bookmark: status.bookmarked
      case .pin: status.pinned
      case .muteConversation: status.muted
      default: nil
      }
    guard isOn == work.isOn, let moment = moment(status) else { return nil }
    return .done(.post(moment))
  }

  private func foundRelation(_ work: OutboxRecord) async throws -> OutboxOutcome? {
    guard let target = work.target,
      let found = try await send(.relationships([target])).elements.first(where: {
        $0.id == target
      })
    else { return nil }
    let relationship = SocialModel.Relationship(found)
    let isFound =
      switch work.kind {
      case .follow: (relationship.following != .no) == work.isOn
      case .mute: relationship.isMuted == work.isOn
      case .block: relationship.isBlocked == work.isOn
      case .note: relationship.note == work.note
      // A refused person does not follow the reader, as one who was not answered yet.
      case .followRequest: work.isOn && relationship.followsReader
      default: false
      }
    guard isFound else { return nil }
    return work.kind == .followRequest
      ? .done(.answered(accepted: true, relationship)) : .done(.relationship(relationship))
  }

  private func foundDeletion(_ work: OutboxRecord) async throws -> OutboxOutcome? {
    guard let target = work.target else { return nil }
    do {
      _ = try await send(.status(target))
      return nil
    } catch let error as APIError {
      guard case .refused(_, let status) = OutboxVerdict(error), [404, 410].contains(status)
      else { throw error }
      return .done(.gone)
    }
  }

  private func foundList(_ work: OutboxRecord) async throws -> OutboxOutcome? {
    if work.kind == .listMember {
      let lists: LossyArray<AccountList> = try await send(.lists(withAccount: work.account))
      let isMember = lists.elements.contains { $0.id == work.target }
      // A list that cannot be read may be the one.
      guard isMember == work.isOn, isMember || lists.skipped.isEmpty else { return nil }
      return .done(.settled)
    }
    let all: LossyArray<AccountList> = try await send(.lists)
    let lists = all.elements.map { ReaderList($0) }
    switch work.kind {
    case .createList:
      // A new list with that title is taken for it.
      let before = try await store.lists(before: work.id)
      return lists.last { $0.title == work.title && !before.contains($0.id) }
        .map { .done(.list($0)) }
    case .renameList:
      return lists.first { $0.id == work.target && $0.title == work.title }
        .map { .done(.list($0)) }
    default:
      let isGone = all.skipped.isEmpty && !lists.contains { $0.id == work.target }
      return isGone ? .done(.gone) : nil
    }
  }
}
