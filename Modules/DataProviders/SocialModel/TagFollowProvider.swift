/// Knows which hashtags the reader follows, and takes changes of it.
///
/// A followed hashtag brings its posts into the home timeline. The provider's `ChangeSource` says
/// ``SocialChange/areTagsChanged`` each time that something else shows. May be called from any
/// thread and must not work on the main actor. Throws `ProviderError` or `CancellationError`.
public protocol TagFollowProvider: Sendable {
  /// The hashtags that the reader follows, in alphabetical order, named without the "#"; as they
  /// are kept where the server cannot be asked.
  func followedTags() async throws -> [String]

  /// The hashtags that the reader follows as far as is known, without asking the network.
  func knownFollowedTags() async throws -> [String]

  /// Whether the reader follows a hashtag; as far as is known where the server cannot be asked.
  ///
  /// - Parameter name: The hashtag without the "#"; case does not matter.
  /// - Returns: nil where nobody knows.
  /// - Throws: `ProviderError` or `CancellationError`.
  func isTagFollowed(_ name: String) async throws -> Bool?

  /// Whether the reader follows a hashtag as far as is known, without asking the network.
  func isTagKnownAsFollowed(_ name: String) async throws -> Bool?

  /// Follows a hashtag or ends that.
  ///
  /// Setting what is already so succeeds and changes nothing.
  ///
  /// - Parameters:
  ///   - followed: Whether the reader follows it from now on.
  ///   - name: The hashtag without the "#"; case does not matter.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func setTagFollowed(_ followed: Bool, name: String) async throws
}
