import Foundation

/// The standard emoji in one language: by group, and found by their names.
///
/// Made of a table of a few thousand lines: make it once, off the screen's first frame.
public struct EmojiCatalog: Sendable {
  /// A group with its emoji.
  public struct Part: Sendable {
    /// The group.
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

  /// An emoji of a line of the table; nil of a line that is none.
  private static func emoji(_ line: Substring, _ language: AppLanguage) -> StandardEmoji? {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count == 4 else { return nil }
    let column =
      switch language {
      case .english: 1
      case .simplifiedChinese: 2
      case .arabic: 3
      }
    let own = columns[column].split(separator: "|").map(String.init)
    // English is what names of emoji are typed in everywhere, as in the shortcodes of servers.
    let english = column == 1 ? [] : columns[1].split(separator: "|").map(String.init)
    guard let name = own.first else { return nil }
    return StandardEmoji(
      text: String(columns[0]),
      name: name,
      words: (own + english).map(Self.folded)
    )
  }

  /// The emoji of a name, or of several names, that some words stand in.
  ///
  /// Those first that are called so, then those with a name of these words, with one that begins
  /// with them, with one a word of which does, and all that have them anywhere. O(emoji).
  ///
  /// - Parameters:
  ///   - text: What the reader typed; the case of letters and marks on them do not matter.
  ///   - limit: How many to find at most.
  /// - Returns: The emoji, the most likely first; none of nothing but spaces.
  public func emoji(named text: String, limit: Int = 120) -> [StandardEmoji] {
    let wanted = Self.folded(text.trimmingCharacters(in: .whitespaces))
    guard !wanted.isEmpty else { return [] }
    var ranks: [[StandardEmoji]] = Array(repeating: [], count: 5)
    for emoji in parts.lazy.flatMap(\.emoji) {
      if let rank = Self.rank(of: emoji, wanted, text) { ranks[rank].append(emoji) }
    }
    return Array(ranks.joined().prefix(limit))
  }

  private static func rank(
    of emoji: StandardEmoji,
    _ wanted: String,
    _ text: String
  ) -> Int? {
    if emoji.text == text || emoji.words.first == wanted { return 0 }
    if emoji.words.contains(wanted) { return 1 }
    if emoji.words.contains(where: { $0.hasPrefix(wanted) }) { return 2 }
    if emoji.words.contains(where: { $0.contains(" " + wanted) }) { return 3 }
    return emoji.words.contains { $0.contains(wanted) } ? 4 : nil
  }

  /// The emoji of some texts, in their order; those that are none are left out.
  public func emoji(of texts: [String]) -> [StandardEmoji] {
    guard !texts.isEmpty else { return [] }
    let wanted = Set(texts)
    let found = Dictionary(
      parts.lazy.flatMap(\.emoji).filter { wanted.contains($0.text) }.map { ($0.text, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return texts.compactMap { found[$0] }
  }

  /// A text without capital letters and without marks on letters.
  static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
