/// A provider whose threads are kept on this machine.
public protocol KeptThreadProvider: ThreadProvider {
  /// A post and its comments as far as they are kept, without asking the network.
  ///
  /// - Parameter postID: `Moment.postID`.
  /// - Returns: what is kept; nil where the post is not. `next` is always nil.
  /// - Throws: `ProviderError` or `CancellationError`.
  func keptThread(of postID: String) async throws -> MomentThread?
}
