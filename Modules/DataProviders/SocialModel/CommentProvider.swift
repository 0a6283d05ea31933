/// Takes what the reader does to comments, and knows of new ones.
///
/// May be called from any thread and must not work on the main actor.
public protocol CommentProvider: Sendable {
  /// Deletes one of the reader's own comments.
  ///
  /// Deleting what is already gone succeeds. When it throws, the comment is as it was before.
  ///
  /// - Throws: `ProviderError.refused` if it is not the reader's, errors of the network,
  ///   `CancellationError`.
  func deleteComment(_ postID: String) async throws

  /// Comments of a post that came since, in the order in which they came.
  ///
  /// Looks at the source again, which may cost a request.
  ///
  /// - Parameters:
  ///   - postID: the post whose thread is shown.
  ///   - known: the identities of the comments that the caller has; those are never returned.
  /// - Returns: what came; empty as a rule.
  /// - Throws: `ProviderError` or `CancellationError`.
  func newComments(of postID: String, except known: Set<String>) async throws -> [Moment]
}
