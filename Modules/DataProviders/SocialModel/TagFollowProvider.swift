/// Knows which hashtags the reader follows.
///
/// The posts of a followed hashtag are in the home timeline. The provider's `ChangeSource` sets
/// ``SocialChange/areTagsChanged`` on each change. May be called from any thread and must not work
/// on the main actor. Throws `ProviderError` or `CancellationError`.
public protocol TagFollowProvider: ActionProvider {
  /// The followed hashtags in alphabetical order, without the "#"; the stored ones if the server
  /// cannot be reached.
  func followedTags() async throws -> [String]

  /// The stored followed hashtags; needs no network.
  func knownFollowedTags() async throws -> [String]

  /// Whether the reader follows a hashtag; the stored state if the server cannot be reached.
  ///
  /// - Parameter name: The hashtag without the "#"; not case-sensitive.
  /// - Returns: The state; nil where it is unknown.
  /// - Throws: `ProviderError` or `CancellationError`.
  func isTagFollowed(_ name: String) async throws -> Bool?

  /// Whether the reader follows a hashtag, according to the store; needs no network.
  func isTagKnownAsFollowed(_ name: String) async throws -> Bool?
}
