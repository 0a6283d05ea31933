import Foundation
import MomentsValues

/// The words of a search, for sources that search locally.
///
/// Case and diacritics are ignored: "zoe" finds "Zoë".
public struct SearchTerms: Sendable, Hashable {
  private let words: [String]

  /// Splits a text; signs before a name or a hashtag are left out.
  public init(_ text: String) {
    words = text.folded.split(whereSeparator: \.isWhitespace)
      .map { String($0.drop { $0 == "@" || $0 == "#" }) }
      .filter { !$0.isEmpty }
  }

  /// Whether there are no words.
  public var isEmpty: Bool { words.isEmpty }

  /// Whether all words are in a text, in any order.
  ///
  /// O(words times length of the text).
  public func match(_ text: String) -> Bool {
    guard !words.isEmpty else { return false }
    let text = text.folded
    return words.allSatisfy { text.contains($0) }
  }

  /// The people who match; first those whose names or addresses begin with the words.
  public func people(_ people: some Sequence<Account>) -> [Account] {
    ranked(people) { [$0.handle.folded, $0.displayName.folded] }
  }

  /// The hashtags that match; first those that begin with the words.
  public func tags(_ tags: some Sequence<TagUsage>) -> [TagUsage] {
    ranked(tags) { [$0.name.folded] }
  }

  /// The posts whose text or warning matches, in their order, without boosts and duplicates.
  public func moments(_ moments: some Sequence<Moment>) -> [Moment] {
    var seen: Set<String> = []
    return moments.compactMap { moment in
      guard match(moment), seen.insert(moment.postID).inserted else { return nil }
      var plain = moment
      plain.id = moment.postID
      plain.boostedBy = nil
      return plain
    }
  }

  /// Whether the text or the warning of a post matches.
  public func match(_ moment: Moment) -> Bool {
    match(moment.text.string + " " + (moment.contentWarning ?? ""))
  }

  private func ranked<Item>(_ items: some Sequence<Item>, names: (Item) -> [String]) -> [Item] {
    guard !words.isEmpty else { return [] }
    let found = items.enumerated().compactMap { place, item -> (rank: Int, place: Int, Item)? in
      let names = names(item)
      let whole = names.joined(separator: " ")
      guard words.allSatisfy({ whole.contains($0) }) else { return nil }
      let begins = names.contains { $0.hasPrefix(words[0]) }
      let beginsWord = whole.contains(" \(words[0])")
      return (begins ? 0 : beginsWord ? 1 : 2, place, item)
    }
    return found.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.2)
  }
}
