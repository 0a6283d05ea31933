public import MomentsValues
public import SocialModel

extension LocalProvider: EmojiProvider {
  /// None, because there is no server.
  public func knownEmoji() async throws -> [EmojiReference] { [] }

  /// None, because there is no server.
  public func customEmoji() async throws -> [EmojiReference] { [] }

  /// The emoji that the reader chose last.
  public func recentEmoji() async throws -> [String] { try await store.recentEmoji() }

  /// Notes that the reader chose an emoji.
  public func noteEmoji(_ text: String) async {
    do {
      try await store.noteEmoji(text)
    } catch {
      store.log.note(error, "save a recent emoji")
    }
  }
}
