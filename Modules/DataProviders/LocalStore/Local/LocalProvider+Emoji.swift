public import SocialModel

extension LocalProvider: EmojiProvider {
  /// No server offers any.
  public func knownEmoji() async throws -> [CustomEmoji] { [] }

  /// No server offers any.
  public func customEmoji() async throws -> [CustomEmoji] { [] }

  /// What the reader chose last.
  public func recentEmoji() async throws -> [String] { try await store.recentEmoji() }

  /// Notes that the reader chose an emoji.
  public func noteEmoji(_ text: String) async throws { try await store.noteEmoji(text) }
}
