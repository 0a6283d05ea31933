public import MomentsValues
public import SocialModel

extension LocalProvider {
  /// None, because there is no server.
  public func customEmoji(from source: ReadSource) async throws -> [EmojiReference] { [] }
}
