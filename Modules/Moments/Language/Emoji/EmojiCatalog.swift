import Foundation

/// The standard emoji in one language: by group, and found by their names.
///
/// Made from a table of a few thousand lines: make it once, outside the first frame of a screen.
public struct EmojiCatalog: Sendable {
  /// A group with its emoji.
  public struct Part: Sendable {
    /// Which of Unicode's groups it is.
    public var group: EmojiGroup
    /// Its emoji, in Unicode's order.
    public var emoji: [StandardEmoji]
  }

  /// The groups, in Unicode's order.
  public let parts: [Part]

  /// Reads the table.
  ///
  /// O(emoji).
  ///
  /// - Parameter language: The language of the names.
  public init(_ language: AppLanguage) {
    parts = EmojiGroup.allCases.map { group in
      Part(
        group: group,
        emoji: group.text.split(separator: "\n").compactMap { Self.emoji($0, language) }
      )
    }
  }

  /// The emoji of a line of the table; nil if the line is invalid.
  private static func emoji(_ line: Substring, _ language: AppLanguage) -> StandardEmoji? {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count == EmojiTable.languages.count + 1 else { return nil }
    // A language that the table does not have yet has the names of the first one, English.
    let column = (EmojiTable.languages.firstIndex(of: language) ?? 0) + 1
    let own = columns[column].split(separator: "|").map(String.init)
    // English names of emoji are typed everywhere, as in the shortcodes of servers.
    let english = column == 1 ? [] : columns[1].split(separator: "|").map(String.init)
    guard let name = own.first else { return nil }
    return StandardEmoji(
      text: String(columns[0]),
      name: name,
      words: (own + english).map(Self.folded)
    )
  }

  /// The emoji whose name or names contain some words.
  ///
  /// Sorted: exact names first, then names of these words, names that begin with them, names with a
  /// word that does, and names that contain them anywhere. O(emoji).
  ///
  /// - Parameters:
  ///   - text: The typed text; case and diacritics are ignored.
  ///   - limit: The maximum number of results.
  /// - Returns: The emoji, the most likely first; none if there are only spaces.
  public func emoji(named text: String, limit: Int = 120) -> [StandardEmoji] {
    let requested = Self.folded(text.trimmingCharacters(in: .whitespaces))
    guard !requested.isEmpty else { return [] }
    var ranks: [[StandardEmoji]] = Array(repeating: [], count: 5)
    for emoji in parts.lazy.flatMap(\.emoji) {
      if let rank = Self.rank(of: emoji, requested, text) { ranks[rank].append(emoji) }
    }
    return Array(ranks.joined().prefix(limit))
  }

  private static func rank(
    of emoji: StandardEmoji,
    _ requested: String,
    _ text: String
  ) -> Int? {
    if emoji.text == text || emoji.words.first == requested { return 0 }
    if emoji.words.contains(requested) { return 1 }
    if emoji.words.contains(where: { $0.hasPrefix(requested) }) { return 2 }
    if emoji.words.contains(where: { $0.contains(" " + requested) }) { return 3 }
    return emoji.words.contains { $0.contains(requested) } ? 4 : nil
  }

  /// The emoji of some texts, in their order; other texts are left out.
  public func emoji(of texts: [String]) -> [StandardEmoji] {
    guard !texts.isEmpty else { return [] }
    let requested = Set(texts)
    let found = Dictionary(
      parts.lazy.flatMap(\.emoji).filter { requested.contains($0.text) }.map { ($0.text, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return texts.compactMap { found[$0] }
  }

  /// A text in lower case without diacritics.
  static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
