internal import Foundation
public import MomentsValues

/// A word that is being typed and may be completed to a person, a hashtag or an emoji.
public struct CompletionQuery: Sendable, Hashable {
  /// The kind of a word, by its first letter.
  public enum Kind: Sendable, Hashable {
    case person
    case hashtag
    /// ":": a custom emoji.
    case emoji
  }

  /// The kind of the word.
  public var kind: Kind
  /// The letters after the first; never empty.
  public var letters: String

  /// Makes a query.
  public init(_ kind: Kind, _ letters: String) {
    self.kind = kind
    self.letters = letters
  }
}

/// A completion of a word.
public enum Completion: Sendable, Hashable {
  /// The address of a person.
  case person(Account)
  /// A hashtag, without the number sign.
  case hashtag(String)
  case emoji(EmojiReference)

  /// The identity.
  public var id: String {
    switch self {
    case .person(let account): "@" + account.id
    case .hashtag(let name): "#" + name.lowercased()
    case .emoji(let emoji): ":" + emoji.shortcode
    }
  }
}

/// Completes words while the reader types them.
///
/// May be called from any thread and must not work on the main actor. Throws `ProviderError` or
/// `CancellationError`.
public protocol CompletionProvider: Sendable {
  /// Completions that are stored on this machine, the most likely first; needs no network.
  func knownCompletions(of query: CompletionQuery, limit: Int) async throws -> [Completion]

  /// Completions of the source, in its order; needs the network.
  func foundCompletions(of query: CompletionQuery, limit: Int) async throws -> [Completion]
}

extension CompletionQuery {
  /// Whether a person matches: their address or a word of their name begins with the letters.
  ///
  /// Case and diacritics are ignored.
  public func matches(_ account: Account) -> Bool {
    guard kind == .person else { return false }
    let typed = letters.folded
    return account.handle.folded.hasPrefix(typed)
      || account.displayName.folded.split(separator: " ").contains { $0.hasPrefix(typed) }
  }

  /// Whether a hashtag, or the shortcode of an emoji, begins with the letters; an emoji also
  /// matches if it contains them.
  public func matches(_ name: String) -> Bool {
    let (name, typed) = (name.folded, letters.folded)
    return name.hasPrefix(typed) || kind == .emoji && name.contains(typed)
  }

  /// The matching emoji; first those that begin with the letters.
  public func matching(_ emojis: [EmojiReference], limit: Int) -> [Completion] {
    guard kind == .emoji else { return [] }
    let typed = letters.folded
    let fitting = emojis.filter { matches($0.shortcode) }
    let first = fitting.filter { $0.shortcode.folded.hasPrefix(typed) }
    let rest = fitting.filter { !$0.shortcode.folded.hasPrefix(typed) }
    return (first + rest).prefix(limit).map(Completion.emoji)
  }
}
