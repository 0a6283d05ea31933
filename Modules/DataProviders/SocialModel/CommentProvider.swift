/// Deletes comments, and finds new ones.
///
/// May be called from any thread and must not work on the main actor.
public protocol CommentProvider: Sendable {
  /// Deletes one of the reader's own comments.
  ///
  /// Deleting a comment that does not exist succeeds. When it throws, the comment is unchanged.
  ///
  /// - Throws: `ProviderError.refused` if it is not the reader's, errors of the network,
  ///   `CancellationError`.
  func deleteComment(_ postID: String) async throws

  /// The new comments of a post, in the order in which they arrived.
  ///
  /// Reads the source again, which may need a request.
  ///
  /// - Parameters:
  ///   - postID: the post whose thread is shown.
  ///   - known: the identities of the comments that the caller has; those are never returned.
  /// - Returns: the new comments; usually empty.
  /// - Throws: `ProviderError` or `CancellationError`.
  func newComments(of postID: String, except known: Set<String>) async throws -> [Moment]
}
