import Locking
import SocialModel

/// The account that is open in this process, if there is one: its files must not be written after
/// they were deleted.
nonisolated final class OpenAccount: Sendable {
  private struct State {
    var id: KnownAccount.ID?
    var close: @Sendable () async -> Void = {}
  }

  private let state = Mutex(State())

  /// The account that is open; nil for none.
  var id: KnownAccount.ID? { state.withLock { $0.id } }

  /// Sets the open account, and the closure that ends all work in it.
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
