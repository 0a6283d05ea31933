import SocialModel

/// Scripted custom emoji.
@MainActor
final class FakeEmoji: EmojiProvider {
  /// The emoji of the server.
  var custom: [CustomEmoji] = []
  /// The stored emoji.
  var known: [CustomEmoji] = []
  /// The recent emoji.
  var recent: [String] = []
  /// The error of requests to the server.
  var failure: ProviderError?

  func knownEmoji() async throws -> [CustomEmoji] { known }

  func customEmoji() async throws -> [CustomEmoji] {
    if let failure { throw failure }
    known = custom
    return custom
  }

  func recentEmoji() async throws -> [String] { recent }

  func noteEmoji(_ text: String) async { recent = recent.noting(text, limit: 3) }
}
