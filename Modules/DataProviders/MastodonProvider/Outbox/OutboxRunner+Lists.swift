import LocalStore
import MastodonAPI
import SocialModel

extension OutboxRunner {
  /// Makes a list; servers make another one with each request.
  func createList(_ work: OutboxRecord) async throws -> OutboxOutcome {
    do {
      return .done(.list(ReaderList(try await send(.createList(title: work.title)))))
    } catch let error as APIError {
      return OutboxOutcome(OutboxVerdict(error))
    }
  }

  /// Renames a list; idempotent.
  func renameList(_ work: OutboxRecord) async throws -> OutboxOutcome {
    guard let target = work.target else { return .refused(.refused(nil)) }
    do {
      return .done(.list(ReaderList(try await send(.updateList(target, title: work.title)))))
    } catch let error as APIError {
      return OutboxOutcome(OutboxVerdict(error))
    }
  }

  /// Deletes a list; a list that no longer exists counts as deleted.
  func deleteList(_ work: OutboxRecord) async throws -> OutboxOutcome {
    guard let target = work.target else { return .done(.gone) }
    do {
      _ = try await send(.deleteList(target))
      return .done(.gone)
    } catch let error as APIError {
      return judged(error, goneIsFine: true)
    }
  }

  /// Adds a person to a list or removes them.
  ///
  /// After a lost response a server may refuse because it is done already; the members of the list
  /// then say whether it is.
  func setMember(_ work: OutboxRecord) async throws -> OutboxOutcome {
    guard let target = work.target else { return .refused(.refused(nil)) }
    do {
      _ = try await send(
        work.isOn
          ? .add([work.account], toList: target) : .remove([work.account], fromList: target)
      )
      return .done(.settled)
    } catch let error as APIError {
      let outcome = judged(error, goneIsFine: !work.isOn)
      guard case .refused(_, let status) = OutboxVerdict(error), status == 422, work.isOn else {
        return outcome == .done(.gone) ? .done(.settled) : outcome
      }
      return try await judged(outcome, work, target)
    }
  }

  /// The outcome of a refused addition to a list: done if the person is a member; if that cannot be
  /// read now, it is tried again.
  private func judged(
    _ refusal: OutboxOutcome,
    _ work: OutboxRecord,
    _ list: String
  ) async throws -> OutboxOutcome {
    do {
      let lists: LossyArray<AccountList> = try await send(.lists(withAccount: work.account))
      if lists.elements.contains(where: { $0.id == list }) { return .done(.settled) }
      // A list that cannot be read may be the one.
      return lists.skipped.isEmpty ? refusal : .later(.server(status: 200), isUnknown: true)
    } catch let error as APIError {
      return OutboxOutcome(OutboxVerdict(error))
    }
  }

  /// Follows or unfollows a hashtag; idempotent.
  func followTag(_ work: OutboxRecord) async throws -> OutboxOutcome {
    guard let target = work.target else { return .refused(.refused(nil)) }
    do {
      let _: Tag = try await send(work.isOn ? .followTag(target) : .unfollowTag(target))
      return .done(.settled)
    } catch let error as APIError {
      let outcome = judged(error, goneIsFine: !work.isOn)
      return outcome == .done(.gone) ? .done(.settled) : outcome
    }
  }
}

extension ReaderList {
  /// A list for screens.
  init(_ list: AccountList) {
    self.init(id: list.id, title: list.title ?? "")
  }
}
