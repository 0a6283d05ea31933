import MomentsContracts
import SocialModel

/// All emoji that the reader can choose from, as rows.
@MainActor
final class EmojiSource {
  /// Recent ones, those of the server, and those that every device has.
  private(set) var all: [EmojiRow] = []

  private let provider: (any EmojiProvider)?
  private let language: AppLanguage
  private var catalog: EmojiCatalog?
  private var custom: [CustomEmoji] = []
  private var recent: [String] = []

  init(provider: (any EmojiProvider)?, language: AppLanguage) {
    self.provider = provider
    self.language = language
  }

  /// Reads what is known.
  func rows() async -> [EmojiRow] {
    if catalog == nil { catalog = await Self.catalog(language) }
    if let provider {
      recent = await (try? provider.recentEmoji()) ?? []
      custom = await (try? provider.knownEmoji()) ?? []
    }
    make()
    return all
  }

  /// The table has thousands of words: they are read beside the screen.
  @concurrent
  private nonisolated static func catalog(_ language: AppLanguage) async -> EmojiCatalog {
    EmojiCatalog(language)
  }

  /// Asks for the custom emoji of the server.
  ///
  /// - Returns: Whether there are others than before.
  func refresh() async -> Bool {
    // Without a network, what is known is all there is.
    guard let provider, let found = try? await provider.customEmoji(), found != custom else {
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

  /// Those of the server by category, in its order; those without one come first.
  private var customRows: [EmojiRow] {
    var order: [String?] = [nil]
    var rows: [String?: [EmojiRow]] = [:]
    for emoji in custom {
      guard let reference = EmojiReference(emoji) else { continue }
      if !order.contains(emoji.category) { order.append(emoji.category) }
      rows[emoji.category, default: []].append(
        EmojiRow(reference, in: .custom(emoji.category))
      )
    }
    return order.flatMap { rows[$0] ?? [] }
  }

  /// One of those chosen last; nil where it is not there any more.
  private func row(of text: String) -> EmojiRow? {
    if text.hasPrefix(":"), text.count > 2 {
      let shortcode = text.dropFirst().dropLast()
      return custom.first { $0.shortcode == shortcode }.flatMap { EmojiReference($0) }
        .map { EmojiRow($0, in: .recent) }
    }
    return catalog?.emoji(of: [text]).first.map { EmojiRow($0, in: .recent) }
  }

  /// Those that a search finds: the server's by shortcode, then those that every device has.
  func rows(named text: String) -> [EmojiRow] {
    let query = CompletionQuery(.emoji, text.replacing(" ", with: "_"))
    let own = query.matching(custom, limit: 40).compactMap { completion -> EmojiRow? in
      guard case .emoji(let emoji) = completion else { return nil }
      return EmojiReference(emoji).map { EmojiRow($0, in: .found) }
    }
    return own + (catalog?.emoji(named: text) ?? []).map { EmojiRow($0, in: .found) }
  }
}
