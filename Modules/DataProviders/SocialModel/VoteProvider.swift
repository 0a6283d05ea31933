/// Takes what the reader votes for.
public protocol VoteProvider: Sendable {
  /// Votes in the poll of a post, which can be done once and not be taken back.
  ///
  /// The rules of ``LikeProvider/setLiked(_:postID:)`` count here too.
  ///
  /// - Parameters:
  ///   - choices: The places of the answers, from 0.
  ///   - postID: `Moment.postID`.
  /// - Throws: `ProviderError.refused` where it takes no vote, or not these; `.unknownMoment`,
  ///   errors of the network, `CancellationError`.
  nonisolated(nonsending) func vote(_ choices: [Int], postID: String) async throws

  /// Asks again how the poll of a post stands; what it says by now is told as a change of the post.
  ///
  /// - Parameter postID: `Moment.postID`.
  /// - Throws: Errors of the network, `CancellationError`.
  nonisolated(nonsending) func readPoll(of postID: String) async throws
}

extension VoteProvider {
  /// Where all votes are known as they are given, there is nobody to ask.
  public nonisolated(nonsending) func readPoll(of postID: String) async throws {}
}
