import LocalStore
import MastodonAPI
import SocialModel

extension OutboxRunner {
  /// Pins one of the reader's posts, or takes it from their profile.
  ///
  /// Servers refuse to pin what is pinned with the same status as what is too much: after a lost
  /// answer, the post tells which it is.
  func pin(_ work: OutboxWork) async throws -> OutboxOutcome {
    let outcome = try await change(work) { id, wish in wish ? .pin(id) : .unpin(id) }
    guard case .refused(.invalid) = outcome else { return outcome }
    let known = try await look(work)
    switch known {
    case .done(.post(let moment)): return moment.isPinned == work.wish ? known : outcome
    case .refused: return outcome
    // Which it is cannot be said yet: the pin is sent once more, and the post looked at once more.
    default: return known
    }
  }
}
