/// Votes in polls.
public protocol VoteProvider: Sendable {
  /// Votes in the poll of a post, once, which cannot be undone.
  ///
  /// The rules of ``LikeProvider/setLiked(_:postID:)`` apply here, too.
  ///
  /// - Parameters:
  ///   - choices: The indexes of the options.
  ///   - postID: `Moment.postID`.
  /// - Throws: `ProviderError.refused` where it accepts no vote, or not this one; `.unknownMoment`,
  ///   errors of the network, `CancellationError`.
  nonisolated(nonsending) func vote(_ choices: [Int], postID: String) async throws

  /// Reads the poll of a post again; the result is notified of as a change of the post.
  ///
  /// - Parameter postID: `Moment.postID`.
  /// - Throws: Errors of the network, `CancellationError`.
  nonisolated(nonsending) func readPoll(of postID: String) async throws
}

extension VoteProvider {
  /// Does nothing, for providers that know all votes as they are given.
  public nonisolated(nonsending) func readPoll(of postID: String) async throws {}
}
