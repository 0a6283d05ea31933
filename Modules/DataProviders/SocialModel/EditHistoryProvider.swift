/// Knows what posts said before their authors changed them.
///
/// May be called from any thread and must not work on the main actor. Throws `ProviderError` or
/// `CancellationError`.
public protocol EditHistoryProvider: Sendable {
  /// Everything that a post said at its source, the newest version first; asked for each time,
  /// since a source tells nothing of it beside the post.
  ///
  /// What the reader changed and the source does not have yet is not among them:
  /// ``knownVersion(ofPost:)``.
  ///
  /// - Parameter postID: `Moment.postID`.
  /// - Returns: The versions; at least one, but of a post that was not sent yet.
  /// - Throws: `ProviderError.unknownMoment` where the post is gone, `.httpStatus` with 404 where
  ///   the post is there and the source keeps no versions.
  func versions(ofPost postID: String) async throws -> [MomentVersion]

  /// What a post says as it is known here, without asking its source; nil where it is not known.
  ///
  /// ``MomentVersion/isPending`` where the reader changed it and that waits to be sent.
  func knownVersion(ofPost postID: String) async throws -> MomentVersion?
}
