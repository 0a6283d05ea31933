import LocalStore
import MastodonAPI
import SocialModel

/// Answers to follow requests, which servers accept once.
struct FollowRequestSending: ActionSending {
  /// The number of people in a request, and of requests in which a person is searched.
  private static let (pageLength, mostPages) = (80, 5)

  var feature: ServerFeature? { .followRequests }

  func look(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome? {
    // A refused person does not follow the reader, as one who was not answered yet.
    guard work.isOn, let known = try await runner.relationship(with: work.target ?? ""),
      known.followsReader
    else { return nil }
    return .done(.answered(accepted: true, known))
  }

  /// If the server does not know the request, it was answered already, by an attempt whose response
  /// was lost or elsewhere, or it was withdrawn: whether the person follows the reader says which.
  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    let target = work.target ?? ""
    do {
      let response = try await runner.send(
        work.isOn ? .acceptFollowRequest(of: target) : .rejectFollowRequest(of: target)
      )
      return .done(.answered(accepted: work.isOn, SocialModel.Relationship(response)))
    } catch let error as APIError {
      guard OutboxVerdict(error).isGone else { throw error }
      let known = try await relationship(with: target, runner)
      if let known, known.followsReader { return .done(.answered(accepted: true, known)) }
      // It is the answer that the server does not know.
      if try await isWaiting(target, runner) { throw error }
      guard let known, !work.isOn else { return .done(.gone) }
      return .done(.answered(accepted: false, known))
    }
  }

  func isDoneWithoutSubject(_ work: OutboxRecord) -> Bool { false }

  func isMissing(for work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> Bool {
    try await isWaiting(work.target ?? "", runner)
  }

  /// The reader's relationship with a person; nil where the server does not say.
  private func relationship(
    with person: String,
    _ runner: isolated OutboxRunner
  ) async throws -> SocialModel.Relationship? {
    do {
      return try await runner.relationship(with: person)
    } catch let error as APIError {
      guard case .refused = OutboxVerdict(error) else { throw error }
      return nil
    }
  }

  /// Whether a person's request waits for an answer at the server; true at one that has no follow
  /// requests at all.
  private func isWaiting(_ person: String, _ runner: isolated OutboxRunner) async throws -> Bool {
    let first = Endpoint.followRequests(limit: Self.pageLength)
    do {
      var response = try await runner.client.send(first)
      for _ in 1..<Self.mostPages {
        if response.value.elements.contains(where: { $0.id == person }) { return true }
        guard let next = response.links.next else { return false }
        response = try await runner.client.page(at: next, of: first)
      }
      return response.value.elements.contains { $0.id == person }
    } catch let error as APIError {
      guard case .refused(_, let status) = OutboxVerdict(error) else { throw error }
      return MissingFeatures.isNamed(by: status)
    }
  }
}
