/// A provider that stores threads on this machine.
public protocol StoredThreadProvider: ThreadProvider {
  /// The stored post and comments; needs no network.
  ///
  /// - Parameter postID: `Moment.postID`.
  /// - Returns: the stored thread; nil where the post is not stored. `next` is always nil.
  /// - Throws: `ProviderError` or `CancellationError`.
  func storedThread(of postID: String) async throws -> MomentThread?
}

extension StoredThreadProvider {
  /// The provider itself.
  public var storedThreads: (any StoredThreadProvider)? { self }
}
