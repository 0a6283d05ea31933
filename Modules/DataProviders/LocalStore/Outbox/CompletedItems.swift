import Synchronization

/// What the server agreed to while the app runs, in order: answers to questions that were asked
/// before are older.
final class CompletedItems: Sendable {
  /// How many are remembered; far more than happen while an answer is on its way.
  private static let most = 2_000

  private struct State {
    var count: UInt64 = 0
    /// When each lane was settled last.
    var lanes: [String: UInt64] = [:]
  }

  private let state = Mutex(State())

  /// Now, to be compared with.
  var mark: UInt64 { state.withLock { $0.count } }

  /// Notes that posts or people were settled, by their lanes.
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

  /// Whether a lane was settled after a mark.
  func isSettled(_ lane: String, since mark: UInt64) -> Bool {
    state.withLock { ($0.lanes[lane] ?? 0) > mark }
  }
}
