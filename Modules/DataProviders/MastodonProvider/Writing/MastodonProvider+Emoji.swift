import Foundation
import LocalStore
public import SocialModel

extension MastodonProvider: EmojiProvider {
  /// The server's emoji as they are kept.
  public func knownEmoji() async throws -> [SocialModel.CustomEmoji] {
    try await keptEmojis()?.emojis ?? []
  }

  /// The server's emoji, asked for once a day; as they are kept where it cannot be asked.
  public func customEmoji() async throws -> [SocialModel.CustomEmoji] {
    do {
      return try await emojis()
    } catch let error as ProviderError where error.mayPass {
      guard let kept = try await keptEmojis() else { throw error }
      return kept.emojis
    }
  }

  /// What the reader chose last.
  public func recentEmoji() async throws -> [String] { try await store.recentEmoji() }

  /// Notes that the reader chose an emoji.
  public func noteEmoji(_ text: String) async throws { try await store.noteEmoji(text) }
}
