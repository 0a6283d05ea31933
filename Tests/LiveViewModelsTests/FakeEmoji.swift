import SocialModel

/// Custom emoji that come, or do not, as a test wants it.
@MainActor
final class FakeEmoji: EmojiProvider {
  /// What the server has.
  var custom: [CustomEmoji] = []
  /// What is kept of it.
  var known: [CustomEmoji] = []
  /// What was chosen last.
  var recent: [String] = []
  /// Why nothing comes from the server.
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
