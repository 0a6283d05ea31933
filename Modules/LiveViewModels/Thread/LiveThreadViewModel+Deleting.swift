public import Contracts
public import ListModel
import SocialModel

extension LiveThreadViewModel {
  /// Deletes one of the reader's own comments: it leaves at once, and the provider is asked when it can no longer be
  /// undone.
  @discardableResult
  public func delete(_ comment: ListItemID) -> Task<Void, Never> {
    guard let moment = self.comment(comment)?.moment, moment.isOwn,
      removed.insert(moment.postID).inserted
    else { return Task {} }
    track("delete", moment.postID)
    rebuild()
    let message = tell(strings.commentDeleted, .information, undoTitle: strings.undo)
    let work = Task { [sleep] in
      // Cancelled means that the time is over sooner: undone, or the reader has left.
      try? await sleep(Self.undoTime)
      await commit(message)
    }
    undoable[message] = PendingDeletion(postID: moment.postID, work: work)
    return work
  }

  /// Puts a comment back whose deletion a message told of.
  public func undo(_ message: UserMessage.ID) {
    guard let pending = undoable.removeValue(forKey: message) else { return }
    pending.work.cancel()
    removed.remove(pending.postID)
    track("undo-delete", pending.postID)
    rebuild()
  }

  /// Does now what could still be undone.
  public func screenDidDisappear() {
    for pending in undoable.values { pending.work.cancel() }
  }

  private func commit(_ message: UserMessage.ID) async {
    guard let pending = undoable.removeValue(forKey: message) else { return }
    // A task of its own: that of the wait may be cancelled, and the question must not be.
    await Task { [commentProvider] in
      do {
        try await commentProvider.deleteComment(pending.postID)
      } catch {
        removed.remove(pending.postID)
        rebuild()
        tell(failures.deletion(error), .failure)
      }
    }.value
  }
}
