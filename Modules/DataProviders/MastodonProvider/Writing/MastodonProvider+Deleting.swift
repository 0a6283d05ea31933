import LocalStore
public import SocialModel

extension MastodonProvider: CommentProvider {
  /// Deletes a comment of the reader's: gone at once, and back if the server refuses.
  public func deleteComment(_ postID: String) async throws { try await deletePost(postID) }

  /// Deletes a post of the reader's: gone at once, and back if the server refuses.
  ///
  /// - Parameter postID: the post, by any of its names; one that is gone is no error.
  /// - Throws: `ProviderError.refused` where it is not the reader's; `.notKept`.
  public func deletePost(_ postID: String) async throws {
    if let moment = try await store.momentByAnyName(postID), !moment.isOwn {
      throw ProviderError.refused(reason: nil)
    }
    try await store.enqueue(.delete(postID: postID), now: dependencies.now())
  }
}
