public import MomentsValues
public import SocialModel

extension LocalProvider: EmojiProvider {
  /// None, because there is no server.
  public nonisolated(nonsending) func knownEmoji() async throws -> [EmojiReference] { [] }

  /// None, because there is no server.
  public nonisolated(nonsending) func customEmoji() async throws -> [EmojiReference] { [] }
}
