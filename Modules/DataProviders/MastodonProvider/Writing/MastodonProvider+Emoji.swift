import Foundation
public import MomentsValues
public import SocialModel

extension MastodonProvider {
  /// The emoji of the server, requested once a day; the stored ones if it cannot be reached.
  public func customEmoji(from source: ReadSource) async throws -> [EmojiReference] {
    guard source == .server else { return try await storedEmojis()?.all ?? [] }
    do {
      return try await emojis()
    } catch let error as ProviderError where error.mayPass {
      guard let stored = try await storedEmojis() else { throw error }
      return stored.all
    }
  }
}
