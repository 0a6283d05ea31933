import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel

/// Follows, mutes and blocks.
struct RelationSending: ActionSending {
  let isOn: @Sendable (SocialModel.Relationship) -> Bool
  let endpoint: @Sendable (String, Bool) -> Endpoint<MastodonAPI.Relationship>

  func look(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome? {
    guard let known = try await runner.relationship(with: work.target ?? ""),
      isOn(known) == work.isOn
    else { return nil }
    return try await done(work, known, runner)
  }

  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    let response = try await runner.send(endpoint(work.target ?? "", work.isOn))
    return try await done(work, SocialModel.Relationship(response), runner)
  }

  private func done(
    _ work: OutboxRecord,
    _ relationship: SocialModel.Relationship,
    _ runner: isolated OutboxRunner
  ) async throws -> OutboxOutcome {
    if work.kind != .follow, !work.isOn {
      // The server may have left out rows anywhere in the stored timelines meanwhile.
      try await MastodonProvider.noteComparisonDue(in: runner.store)
    }
    return .done(.relationship(relationship))
  }
}

extension SocialModel.Relationship {
  /// Whether the reader follows the person, or requested to.
  var isFollowed: Bool { following != .no }
}

extension OutboxRunner {
  /// The reader's relationship with a person; nil where the server does not say.
  func relationship(with accountID: String) async throws -> SocialModel.Relationship? {
    try await send(.relationships([accountID])).elements.first { $0.id == accountID }
      .map { SocialModel.Relationship($0) }
  }
}
