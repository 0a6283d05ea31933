import Locking
import SocialModel

/// The posts and timelines that were requested or returned since the store was opened: they may be
/// on a screen, and are not collected.
final class PostsInUse: Sendable {
  private struct State {
    var posts: Set<String> = []
    var scopes: Set<TimelineScope> = []
  }

  private let state = Mutex(State())

  func note(_ posts: some Sequence<String>) {
    state.withLock { $0.posts.formUnion(posts) }
  }

  func note(_ scope: TimelineScope) {
    state.withLock { _ = $0.scopes.insert(scope) }
  }

  func isInUse(_ scope: TimelineScope) -> Bool { state.withLock { $0.scopes.contains(scope) } }

  /// The current posts.
  var posts: Set<String> { state.withLock { $0.posts } }
}
