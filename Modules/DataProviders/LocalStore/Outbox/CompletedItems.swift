import Locking

/// The items that the server confirmed in this process, in order: responses to earlier requests are
/// older.
final class CompletedItems: Sendable {
  /// The largest number to remember; far more than complete during a request.
  private static let most = 2_000

  private struct State {
    var count: UInt64 = 0
    /// The number of the last completion in each lane.
    var lanes: [String: UInt64] = [:]
  }

  private let state = Mutex(State())

  /// The current number, to compare with later.
  var mark: UInt64 { state.withLock { $0.count } }

  /// Notes completed items, by their lanes.
  func note(_ lanes: [String]) {
    state.withLock { state in
      state.count += 1
      if state.lanes.count > Self.most {
        let oldest = state.count - UInt64(Self.most / 2)
        state.lanes = state.lanes.filter { $0.value > oldest }
      }
      for lane in lanes { state.lanes[lane] = state.count }
    }
  }

  /// Whether an item of a lane completed after a mark.
  func isSettled(_ lane: String, since mark: UInt64) -> Bool {
    state.withLock { ($0.lanes[lane] ?? 0) > mark }
  }
}
