import ListModel
import SocialModel

/// The deletions of one screen: a post is removed immediately, and the provider is called when the
/// deletion can no longer be undone.
@MainActor
final class Deletions {
  /// A post that left the list and that the provider was not called to delete yet.
  private struct Pending {
    let postID: String
    /// Waits for the end of the time for undoing, then calls the provider.
    let work: Task<Void, Never>
  }

  /// How a deletion ended.
  enum End {
    /// The provider deleted the post.
    case done
    /// The provider did not, and the post is shown again.
    case refused(any Error)
  }

  /// The posts that are not shown, whether the provider was called yet or not.
  private(set) var removed: Set<String> = []
  /// The deletions that can still be undone, by their messages.
  private var undoable: [UserMessage.ID: Pending] = [:]
  private let clock: any Clock<Duration>

  /// How long a deletion can be undone.
  private static let undoTime = Duration.seconds(5)

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Removes a post from the list.
  ///
  /// - Returns: false where it was removed already.
  func remove(_ postID: String) -> Bool { removed.insert(postID).inserted }

  /// Forgets a removal, because the provider's rows now reflect it.
  func forget(_ postID: String) { removed.remove(postID) }

  /// Begins the time in which a removal can be undone.
  ///
  /// - Parameters:
  ///   - postID: a post that was removed.
  ///   - message: the message that offers to undo it.
  ///   - send: calls the provider.
  ///   - ended: called with the result, after a refused post was restored.
  /// - Returns: the task, which ends when it is undone or the provider has returned.
  func begin(
    _ postID: String,
    message: UserMessage.ID,
    send: @escaping @Sendable () async throws -> Void,
    ended: @escaping @MainActor (End) async -> Void
  ) -> Task<Void, Never> {
    let work = Task { [clock] in
      // Cancellation ends the time early: the reader undid the deletion or left the screen.
      try? await clock.pause(for: Self.undoTime)
      guard undoable.removeValue(forKey: message) != nil else { return }
      // A task of its own: the wait may be cancelled, and the call to the provider must not be.
      await Task {
        do {
          try await send()
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

  /// Restores the post of a message.
  ///
  /// - Returns: the post; nil where nothing can be undone.
  func undo(_ message: UserMessage.ID) -> String? {
    guard let pending = undoable.removeValue(forKey: message) else { return nil }
    pending.work.cancel()
    removed.remove(pending.postID)
    return pending.postID
  }

  /// Commits the deletions that could still be undone.
  func commitAll() {
    for pending in undoable.values { pending.work.cancel() }
  }
}
