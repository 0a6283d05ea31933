import Locking
import SocialModel

/// The posts and timelines that were requested or returned today or the day before, in the days of
/// the caller: they may be on a screen, and are not collected.
///
/// Screens read again what they show when something changes.
final class PostsInUse: Sendable {
  private struct Day {
    var posts: Set<String> = []
    var scopes: Set<TimelineScope> = []
  }

  private let state = Mutex((today: Day(), before: Day()))

  func note(_ posts: some Sequence<String>) {
    state.withLock { $0.today.posts.formUnion(posts) }
  }

  func note(_ scope: TimelineScope) {
    state.withLock { _ = $0.today.scopes.insert(scope) }
  }

  /// Begins another day.
  func endDay() { state.withLock { $0 = (Day(), $0.today) } }

  func isInUse(_ scope: TimelineScope) -> Bool {
    state.withLock { $0.today.scopes.contains(scope) || $0.before.scopes.contains(scope) }
  }

  /// The current posts.
  var posts: Set<String> { state.withLock { $0.today.posts.union($0.before.posts) } }
}
