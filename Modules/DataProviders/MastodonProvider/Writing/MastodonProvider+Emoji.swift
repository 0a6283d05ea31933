import Foundation
public import MomentsValues
import SocialModel

extension MastodonProvider {
  /// The stored emoji of the server.
  public func knownEmoji() async throws -> [EmojiReference] {
    try await storedEmojis()?.all ?? []
  }

  /// The emoji of the server, requested once a day; the stored ones if it cannot be reached.
  public func customEmoji() async throws -> [EmojiReference] {
    do {
      return try await emojis()
    } catch let error as ProviderError where error.mayPass {
      guard let stored = try await storedEmojis() else { throw error }
      return stored.all
    }
  }
}
