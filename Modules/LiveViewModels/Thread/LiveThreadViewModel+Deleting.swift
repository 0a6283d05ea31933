public import ListModel
import MomentsContracts
import SocialModel

extension LiveThreadViewModel {
  /// Deletes one of the reader's own comments: it is removed immediately, and the provider is
  /// called when the deletion can no longer be undone.
  @discardableResult
  public func delete(_ comment: ListItemID) -> Task<Void, Never> {
    guard let moment = content.comment(comment)?.moment else { return Task {} }
    return delete(
      moment,
      message: strings.commentDeleted,
      refused: { [failures] in failures.deletion($0) },
      send: { [commentProvider, actions] in
        if let compose = actions.compose {
          try await compose.deletePost(moment.postID)
        } else {
          try await commentProvider.deleteComment(moment.postID)
        }
      }
    )
  }

  /// Deletes the reader's own moment, in the same way as comments.
  @discardableResult
  public func delete() -> Task<Void, Never> {
    guard let moment = content.root?.moment, let compose = actions.compose else { return Task {} }
    return delete(
      moment,
      message: strings.momentDeleted,
      refused: { [failures] in failures.momentDeletion($0) },
      send: { try await compose.deletePost(moment.postID) }
    )
  }

  private func delete(
    _ moment: Moment,
    message text: String,
    refused: @escaping (any Error) -> String,
    send: @escaping @Sendable () async throws -> Void
  ) -> Task<Void, Never> {
    let postID = moment.postID
    guard moment.isOwn, deletions.remove(postID) else { return Task {} }
    track("delete", postID)
    showAfterDeletion()
    let message = messages.show(text, .information, undoTitle: strings.undo)
    return deletions.begin(postID, message: message, send: send) { [weak self] end in
      guard let self else { return }
      switch end {
      case .done:
        // From here on the provider decides whether it exists: it is restored if the server
        // refuses later.
        guard postID != self.postID else { return }
        await reads.read(ChangedContent(isStructural: true, posts: [postID])).value
        deletions.forget(postID)
        content.rebuild()
      case .refused(let error):
        showAfterDeletion()
        messages.show(refused(error), .failure)
      }
    }
  }

  /// Updates the screen after a post was removed or restored.
  private func showAfterDeletion() {
    content.rebuild()
    let isGone = deletions.removed.contains(postID)
    show(
      isGone ? .empty(ListEmptyMessage(title: strings.momentDeleted, message: "")) : .content
    )
  }

  /// Restores the post that a message offers to restore.
  public func undo(_ message: UserMessage.ID) {
    guard let postID = deletions.undo(message) else { return }
    track("undo-delete", postID)
    showAfterDeletion()
  }

  /// Commits the deletions that could still be undone.
  public func screenDidDisappear() {
    deletions.commitAll()
  }
}
