import MomentsValues
import SocialModel

/// Scripted custom emoji.
@MainActor
final class FakeEmoji: EmojiProvider {
  /// The emoji of the server.
  var custom: [EmojiReference] = []
  /// The stored emoji.
  var known: [EmojiReference] = []
  /// The recent emoji.
  var recent: [String] = []
  /// The error of requests to the server.
  var failure: ProviderError?

  func customEmoji(from source: ReadSource) async throws -> [EmojiReference] {
    if source == .store { return known }
    if let failure { throw failure }
    known = custom
    return custom
  }

  func recentEmoji() async throws -> [String] { recent }

  func noteEmoji(_ text: String) async { recent = recent.noting(text, limit: 3) }
}
