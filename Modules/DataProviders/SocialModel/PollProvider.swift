/// Reads polls again, where others vote in them.
public protocol PollProvider: Sendable {
  /// Reads the poll of a post again; the result is notified of as a change of the post.
  ///
  /// - Parameter postID: `Moment.postID`.
  /// - Throws: Errors of the network, `CancellationError`.
  nonisolated(nonsending) func readPoll(of postID: String) async throws
}
