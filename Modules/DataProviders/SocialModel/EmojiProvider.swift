/// Knows the emoji that a server offers, and which ones the reader used last.
///
/// May be called from any thread and must not work on the main actor. Throws `ProviderError` or
/// `CancellationError`.
public protocol EmojiProvider: Sendable {
  /// The custom emoji as far as they are known, without asking the network.
  func knownEmoji() async throws -> [CustomEmoji]

  /// The custom emoji of the server; as they are kept where it cannot be asked, or told lately.
  func customEmoji() async throws -> [CustomEmoji]

  /// What the reader chose last, the newest first: an emoji, or the shortcode of a custom one
  /// between colons.
  func recentEmoji() async throws -> [String]

  /// Notes that the reader chose an emoji.
  func noteEmoji(_ text: String) async throws
}

extension [String] {
  /// What was chosen last, after another choice: it comes first, and once.
  public func noting(_ text: String, limit: Int) -> [String] {
    Array(([text] + filter { $0 != text }).prefix(limit))
  }
}
