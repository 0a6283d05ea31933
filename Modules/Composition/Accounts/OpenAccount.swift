import SocialModel
import Synchronization

/// The account that is open in this process, if one is: what is deleted of it must not be written
/// to any more.
nonisolated final class OpenAccount: Sendable {
  private struct State {
    var id: KnownAccount.ID?
    var close: @Sendable () async -> Void = {}
  }

  private let state = Mutex(State())

  /// The account that is open; nil for none.
  var id: KnownAccount.ID? { state.withLock { $0.id } }

  /// Says which account is open, and what ends all work in it.
  func set(_ id: KnownAccount.ID?, close: @escaping @Sendable () async -> Void = {}) {
    state.withLock { $0 = State(id: id, close: close) }
  }

  /// Ends all work in an account, if it is the open one.
  func close(_ id: KnownAccount.ID) async {
    let close = state.withLock { state in
      guard state.id == id else { return State().close }
      defer { state = State() }
      return state.close
    }
    await close()
  }
}
