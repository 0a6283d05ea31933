/// Knows which hashtags the reader follows.
///
/// The posts of a followed hashtag are in the home timeline. The provider's `ChangeSource` sets
/// ``SocialChange/areTagsChanged`` on each change. May be called from any thread and must not work
/// on the main actor. Throws `ProviderError` or `CancellationError`.
public protocol TagFollowProvider: ActionProvider {
  /// The followed hashtags in alphabetical order, without the "#".
  func followedTags(from source: ReadSource) async throws -> [String]

  /// Whether the reader follows a hashtag.
  ///
  /// - Parameters:
  ///   - name: The hashtag without the "#"; not case-sensitive.
  ///   - source: Where to read it.
  /// - Returns: The state; nil where it is unknown.
  /// - Throws: `ProviderError` or `CancellationError`.
  func isTagFollowed(_ name: String, from source: ReadSource) async throws -> Bool?
}
