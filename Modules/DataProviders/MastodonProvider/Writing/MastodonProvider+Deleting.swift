import LocalStore
public import SocialModel

extension MastodonProvider: CommentProvider {
  /// Deletes a comment of the reader: removed immediately, and restored if the server refuses.
  public func deleteComment(_ postID: String) async throws { try await deletePost(postID) }

  /// Deletes a post of the reader: removed immediately, and restored if the server refuses.
  ///
  /// - Parameter postID: the post, by any of its identities; one that does not exist is not an
  ///   error.
  /// - Throws: `ProviderError.refused` where it is not the reader's; `.notSaved`.
  public func deletePost(_ postID: String) async throws {
    if let moment = try await store.momentByAnyName(postID), !moment.isOwn {
      throw ProviderError.refused(reason: nil)
    }
    try await store.enqueue(.delete(postID: postID), now: dependencies.now())
  }
}
