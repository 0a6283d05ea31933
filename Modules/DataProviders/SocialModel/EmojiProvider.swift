public import MomentsValues

/// Knows the emoji that a server offers, and which ones the reader used last.
///
/// May be called from any thread and must not work on the main actor. Throws `ProviderError` or
/// `CancellationError`.
public protocol EmojiProvider: Sendable {
  /// The custom emoji of the server; the stored ones, too, if they are fresh.
  func customEmoji(from source: ReadSource) async throws -> [EmojiReference]

  /// The emoji that the reader chose last, the newest first: a standard emoji, or the shortcode of
  /// a custom one between colons.
  func recentEmoji() async throws -> [String]

  /// Notes that the reader chose an emoji.
  ///
  /// A failure is logged by the provider: choosing an emoji does not wait for it.
  func noteEmoji(_ text: String) async
}

extension [String] {
  /// The recent emoji after another choice, which becomes the first, without duplicates.
  public func noting(_ text: String, limit: Int) -> [String] {
    Array(([text] + filter { $0 != text }).prefix(limit))
  }
}
