import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// All emoji that the reader can choose from, as rows.
@MainActor
final class EmojiSource {
  /// The recent ones, those of the server, and the standard emoji.
  private(set) var all: [EmojiRow] = []

  private let provider: (any EmojiProvider)?
  private let language: AppLanguage
  private var catalog: EmojiCatalog?
  private var custom: [EmojiReference] = []
  private var recent: [String] = []

  init(provider: (any EmojiProvider)?, language: AppLanguage) {
    self.provider = provider
    self.language = language
  }

  /// Reads the emoji that are stored.
  func rows() async -> [EmojiRow] {
    if catalog == nil { catalog = await Self.catalog(language) }
    if let provider {
      recent = await (try? provider.recentEmoji()) ?? []
      custom = await (try? provider.customEmoji(from: .store)) ?? []
    }
    make()
    return all
  }

  /// The table has thousands of words, so it is read off the main actor.
  @concurrent
  private nonisolated static func catalog(_ language: AppLanguage) async -> EmojiCatalog {
    EmojiCatalog(language)
  }

  /// Loads the custom emoji of the server.
  ///
  /// - Returns: Whether they differ from before.
  func refresh() async -> Bool {
    // Without a network, there is only what is stored.
    guard let found = try? await provider?.customEmoji(from: .server), found != custom else {
      return false
    }
    custom = found
    make()
    return true
  }

  private func make() {
    let standard = catalog?.parts ?? []
    all =
      recent.compactMap { row(of: $0) } + customRows
      + standard.flatMap { part in
        part.emoji.map { EmojiRow($0, in: .standard(part.group)) }
      }
  }

  /// The server's emoji by category, in its order; those without a category first.
  private var customRows: [EmojiRow] {
    var order: [String?] = [nil]
    var rows: [String?: [EmojiRow]] = [:]
    for emoji in custom where emoji.stillURL != nil {
      if !order.contains(emoji.category) { order.append(emoji.category) }
      rows[emoji.category, default: []].append(
        EmojiRow(emoji, in: .custom(emoji.category))
      )
    }
    return order.flatMap { rows[$0] ?? [] }
  }

  /// The row of a recent emoji; nil if it no longer exists.
  private func row(of text: String) -> EmojiRow? {
    if text.hasPrefix(":"), text.count > 2 {
      let shortcode = text.dropFirst().dropLast()
      return custom.first { $0.shortcode == shortcode && $0.stillURL != nil }
        .map { EmojiRow($0, in: .recent) }
    }
    return catalog?.emoji(of: [text]).first.map { EmojiRow($0, in: .recent) }
  }

  /// The emoji that a search finds: the server's by shortcode, then the standard emoji.
  func rows(named text: String) -> [EmojiRow] {
    let query = CompletionQuery(.emoji, text.replacing(" ", with: "_"))
    let own = query.matching(custom, limit: 40).compactMap { completion -> EmojiRow? in
      guard case .emoji(let emoji) = completion, emoji.stillURL != nil else { return nil }
      return EmojiRow(emoji, in: .found)
    }
    return own + (catalog?.emoji(named: text) ?? []).map { EmojiRow($0, in: .found) }
  }
}
