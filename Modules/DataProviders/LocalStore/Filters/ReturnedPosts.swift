import Locking

/// The posts that a server returned since the tracking began.
final class ReturnedPosts: Sendable {
  private struct State {
    var generation = 0
    var isOn = false
    var posts: Set<String> = []
  }

  private let state = Mutex(State())

  /// Incremented with each beginning: a response to a request from before one is older than it.
  var generation: Int { state.withLock { $0.generation } }

  /// The posts since the last beginning.
  var posts: Set<String> { state.withLock { $0.posts } }

  /// Begins to track, from an empty set.
  func begin() {
    state.withLock { $0 = State(generation: $0.generation + 1, isOn: true) }
  }

  /// Stops tracking.
  func end() {
    state.withLock { $0 = State(generation: $0.generation) }
  }

  /// Notes posts of a response; the generation is nil for those of a stream.
  func note(_ posts: some Sequence<String>, askedIn generation: Int?) {
    state.withLock { state in
      guard state.isOn, generation ?? state.generation == state.generation else { return }
      state.posts.formUnion(posts)
    }
  }
}
