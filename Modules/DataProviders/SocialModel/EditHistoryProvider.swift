/// Provides the earlier versions of edited posts.
public protocol EditHistoryProvider: Sendable {
  /// The edit history of a post at its source, the newest version first; requested each time, since
  /// sources do not notify of it.
  ///
  /// The reader's own edits that were not sent yet are not included: see ``knownVersion(ofPost:)``.
  ///
  /// - Parameter postID: `Moment.postID`.
  /// - Returns: The versions; at least one, except for a post that was not sent yet.
  /// - Throws: `ProviderError.unknownMoment` where the post was deleted, `.httpStatus` with 404
  ///   where the post exists and the source stores no versions.
  func versions(ofPost postID: String) async throws -> [MomentVersion]

  /// The stored current version of a post, without a request; nil where the post is unknown.
  ///
  /// ``MomentVersion/isPending`` is true where an edit waits to be sent.
  func knownVersion(ofPost postID: String) async throws -> MomentVersion?
}
