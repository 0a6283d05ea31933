import Foundation
import LocalStore
public import MomentsValues
public import SocialModel

extension MastodonProvider: EmojiProvider {
  /// The stored emoji of the server.
  public func knownEmoji() async throws -> [EmojiReference] {
    try await storedEmojis()?.emojis ?? []
  }

  /// The emoji of the server, requested once a day; the stored ones if it cannot be reached.
  public func customEmoji() async throws -> [EmojiReference] {
    do {
      return try await emojis()
    } catch let error as ProviderError where error.mayPass {
      guard let stored = try await storedEmojis() else { throw error }
      return stored.emojis
    }
  }

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
