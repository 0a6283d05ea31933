public import SocialModel

/// The emoji of the demo.
extension DemoProvider: EmojiProvider {
  /// A few animals, and what the reader chose last.
  public nonisolated func knownEmoji() async throws -> [CustomEmoji] { DemoEmoji.all }

  /// The same.
  public nonisolated func customEmoji() async throws -> [CustomEmoji] { DemoEmoji.all }

  /// What the reader chose last.
  @MainActor
  public func recentEmoji() async throws -> [String] { recentEmojiTexts }

  /// Notes that the reader chose an emoji.
  @MainActor
  public func noteEmoji(_ text: String) async throws {
    recentEmojiTexts = recentEmojiTexts.noting(text, limit: 32)
  }
}
