public import MomentsValues
public import SocialModel

extension LocalProvider: EmojiProvider {
  /// None, because there is no server.
  public func knownEmoji() async throws -> [EmojiReference] { [] }

  /// None, because there is no server.
  public func customEmoji() async throws -> [EmojiReference] { [] }
}
