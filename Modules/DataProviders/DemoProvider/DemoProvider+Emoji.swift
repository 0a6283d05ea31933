public import MomentsValues
public import SocialModel

extension DemoProvider {
  /// The custom emoji of a few animals.
  public nonisolated func customEmoji(
    from source: ReadSource
  ) async throws -> [EmojiReference] { DemoEmoji.all }

  /// At most 32, the newest first; some are there from the start, and none are saved.
  @MainActor
  public func recentEmoji() async throws -> [String] { recentEmojiTexts }

  /// Notes that the reader chose an emoji.
  @MainActor
  public func noteEmoji(_ text: String) async {
    recentEmojiTexts = recentEmojiTexts.noting(text, limit: 32)
  }
}
