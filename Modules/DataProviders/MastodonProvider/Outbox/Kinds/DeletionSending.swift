import LocalStore
import MastodonAPI

/// Deletions of posts.
struct DeletionSending: ActionSending {
  func look(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome? {
    do {
      _ = try await runner.send(.status(work.target ?? ""))
      return nil
    } catch let error as APIError {
      guard OutboxVerdict(error).isGone else { throw error }
      return .done(.gone)
    }
  }

  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    try await delete(work.target ?? "", runner)
  }

  /// Deletes a post; one that is gone counts as deleted.
  func delete(_ id: String, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    do {
      _ = try await runner.send(.delete(id))
    } catch APIError.decoding {
      // It no longer exists, regardless of what the server returns.
    } catch let error as APIError {
      guard OutboxVerdict(error).isGone else { throw error }
    }
    return .done(.gone)
  }
}
