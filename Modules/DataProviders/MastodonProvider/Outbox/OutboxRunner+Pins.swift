import LocalStore
import MastodonAPI
import SocialModel

extension OutboxRunner {
  /// Pins one of the reader's posts, or unpins it.
  ///
  /// Servers refuse a repeated pin with the same status as one too many: after a lost response, the
  /// post says which it is.
  func pin(_ work: OutboxRecord) async throws -> OutboxOutcome {
    let outcome = try await change(work) { id, isOn in isOn ? .pin(id) : .unpin(id) }
    guard case .refused(.invalid) = outcome else { return outcome }
    let known = try await check(work)
    switch known {
    case .done(.post(let moment)): return moment.isPinned == work.isOn ? known : outcome
    case .refused: return outcome
    // It is still unknown which it is: the pin is sent once more, and the post read once more.
    default: return known
    }
  }
}
