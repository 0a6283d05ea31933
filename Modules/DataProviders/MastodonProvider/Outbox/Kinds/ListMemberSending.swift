import LocalStore
import MastodonAPI
import SocialModel

/// Adds people to lists, and removes them.
struct ListMemberSending: ActionSending {
  var feature: ServerFeature? { .lists }

  func look(_ work: OutboxRecord, with runner: isolated OutboxRunner) async throws
    -> OutboxOutcome?
  {
    guard case .listMember(let isOn, let account, let list) = work.action else { return nil }
    let lists = try await runner.send(.lists(withAccount: account))
    if lists.elements.contains(where: { $0.id == list }) { return isOn ? .done(.settled) : nil }
    // A list that cannot be read may be the one.
    return !isOn && lists.skipped.isEmpty ? .done(.settled) : nil
  }

  /// After a lost response a server may refuse because it is done already; the lists of the person
  /// then say whether it is.
  func send(_ work: OutboxRecord, with runner: isolated OutboxRunner) async throws
    -> OutboxOutcome
  {
    guard case .listMember(let isOn, let account, let list) = work.action else {
      return .refused(.refused(nil))
    }
    do {
      _ = try await runner.send(
        isOn ? .add([account], toList: list) : .remove([account], fromList: list)
      )
      return .done(.settled)
    } catch let error as APIError {
      guard isOn, case .refused(_, status: 422) = OutboxVerdict(error) else { throw error }
      let lists = try await runner.send(.lists(withAccount: account))
      if lists.elements.contains(where: { $0.id == list }) { return .done(.settled) }
      guard lists.skipped.isEmpty else { return .later(.server(status: 200), isUnknown: true) }
      throw error
    }
  }

  func isMissing(at runner: isolated OutboxRunner, for work: OutboxRecord) async throws -> Bool {
    try await runner.hasNoLists()
  }
}
