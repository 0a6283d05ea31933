/// Reads posts with their comments.
///
/// May be called from any thread, concurrently, and must not work on the main actor. Throws
/// `ProviderError` or `CancellationError`.
///
/// Comments are a flat list in any order; siblings are shown in its order. Callers MUST handle
/// comments whose parents are missing (deleted, unknown, on another page), duplicates, cycles of
/// replies, and the post itself among its comments.
public protocol ThreadProvider: Sendable {
  /// A post and its first comments.
  ///
  /// - Parameter postID: `Moment.postID`, not the identity of a row.
  /// - Returns: the post, its ancestors, and its first comments.
  /// - Throws: `ProviderError.unknownMoment` if there is no such post.
  func thread(of postID: String) async throws -> MomentThread

  /// More comments of a post.
  ///
  /// Consecutive pages must not repeat a comment as long as nothing changes; a page may be short or
  /// empty before the end.
  ///
  /// - Parameters:
  ///   - postID: the post.
  ///   - cursor: `next` of the thread or of the page before.
  /// - Returns: the page.
  /// - Throws: `ProviderError` or `CancellationError`.
  func comments(of postID: String, after cursor: PageCursor) async throws -> Page<Moment>

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

  /// The current state of some posts of threads, with the overlay, without a request; posts that no
  /// longer exist are left out.
  ///
  /// For observers of changes that show those posts.
  ///
  /// - Parameter ids: `Moment.postID`, of posts that threads and pages contained.
  /// - Returns: The posts without boosts, in no particular order: `id` equals `postID`.
  /// - Throws: `ProviderError` or `CancellationError`.
  func posts(_ ids: Set<String>) async throws -> [Moment]

  /// The same provider with the threads that are stored on this machine; nil where none are.
  var storedThreads: (any StoredThreadProvider)? { get }
}

extension ThreadProvider {
  /// None, for sources to which nobody else adds comments.
  public func newComments(of postID: String, except known: Set<String>) async throws -> [Moment] {
    []
  }

  /// Nil: only a ``StoredThreadProvider`` has stored threads.
  public var storedThreads: (any StoredThreadProvider)? { nil }
}
