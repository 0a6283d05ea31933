import ListModel
import MomentsContracts
import SocialModel

/// What the reader deletes on one screen: gone at once, asked of the provider when it can no longer
/// be undone.
@MainActor
final class Deletions {
  /// A post that has left the list and that the provider was not asked to delete yet.
  private struct Pending {
    let postID: String
    /// Waits for the end of the time in which it can be undone, then asks.
    let work: Task<Void, Never>
  }

  /// How a deletion ended.
  enum End {
    /// The provider agreed.
    case done
    /// It did not, and the post is back.
    case refused(any Error)
  }

  /// The posts that do not show, whether the provider knows yet or not.
  private(set) var removed: Set<String> = []
  /// The deletions that can still be undone, by the message that tells of them.
  private var undoable: [UserMessage.ID: Pending] = [:]
  private let clock: any Clock<Duration>

  /// How long a deletion can be undone.
  private static let undoTime = Duration.seconds(5)

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Takes a post out of the list.
  ///
  /// - Returns: false where it is out already.
  func remove(_ postID: String) -> Bool { removed.insert(postID).inserted }

  /// Lets a post show again that the provider, by now, shows or not by itself.
  func forget(_ postID: String) { removed.remove(postID) }

  /// Begins the time in which a removal can be undone.
  ///
  /// - Parameters:
  ///   - postID: a post that was removed.
  ///   - message: the message that tells of it.
  ///   - ask: asks the provider.
  ///   - ended: called with the answer, after a refused post has come back.
  /// - Returns: the work, done when it is undone or the provider has answered.
  func begin(
    _ postID: String,
    message: UserMessage.ID,
    ask: @escaping @Sendable () async throws -> Void,
    ended: @escaping @MainActor (End) async -> Void
  ) -> Task<Void, Never> {
    let work = Task { [clock] in
      // Cancelled means that the time is over sooner: undone, or the reader has left.
      try? await clock.pause(for: Self.undoTime)
      guard undoable.removeValue(forKey: message) != nil else { return }
      // A task of its own: that of the wait may be cancelled, and the question must not be.
      await Task {
        do {
          try await ask()
          await ended(.done)
        } catch {
          removed.remove(postID)
          await ended(.refused(error))
        }
      }.value
    }
    undoable[message] = Pending(postID: postID, work: work)
    return work
  }

  /// Puts a post back whose removal a message told of.
  ///
  /// - Returns: the post; nil where nothing can be undone.
  func undo(_ message: UserMessage.ID) -> String? {
    guard let pending = undoable.removeValue(forKey: message) else { return nil }
    pending.work.cancel()
    removed.remove(pending.postID)
    return pending.postID
  }

  /// Does now what could still be undone.
  func commitAll() {
    for pending in undoable.values { pending.work.cancel() }
  }
}
