public import MomentsValues

extension LocalProvider {
  /// None, because there is no server.
  public func knownEmoji() async throws -> [EmojiReference] { [] }

  /// None, because there is no server.
  public func customEmoji() async throws -> [EmojiReference] { [] }
}
