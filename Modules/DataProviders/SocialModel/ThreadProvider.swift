/// Where a post's comments come from.
///
/// May be called from any thread, several at a time, and must not work on the main actor. Throws
/// `ProviderError` or `CancellationError`.
///
/// Comments are a flat list in any order; siblings are shown in the order in which they stand in
/// it. Servers are tolerated: callers MUST cope with comments that answer something that is not
/// there (deleted, not known, on another page), with the same comment twice, with comments that
/// answer each other in a circle or themselves, and with the post itself among its comments.
public protocol ThreadProvider: Sendable {
  /// A post and its first comments, as they are now.
  ///
  /// - Parameter postID: `Moment.postID`, not the identity of a row.
  /// - Returns: the post, what it answers, and its first comments.
  /// - Throws: `ProviderError.unknownMoment` if there is no such post.
  func thread(of postID: String) async throws -> MomentThread

  /// More comments of a post.
  ///
  /// Pages that follow each other must hold no comment twice as long as nothing changes; a page may
  /// be short or empty before the end.
  ///
  /// - Parameters:
  ///   - postID: the post.
  ///   - cursor: `next` of the thread or of the page before.
  /// - Returns: the page.
  /// - Throws: `ProviderError` or `CancellationError`.
  func comments(of postID: String, after cursor: PageCursor) async throws -> Page<Moment>

  /// Some posts of threads as they are now, with what the reader did, without asking the network;
  /// those that are gone are left out.
  ///
  /// For observers of changes that show those posts.
  ///
  /// - Parameter ids: `Moment.postID`, of posts that threads and pages brought.
  /// - Returns: The posts, in no particular order, each as itself: `id` is `postID`.
  /// - Throws: `ProviderError` or `CancellationError`.
  func posts(_ ids: Set<String>) async throws -> [Moment]
}
