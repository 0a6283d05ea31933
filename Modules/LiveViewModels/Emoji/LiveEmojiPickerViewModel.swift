public import ListModel
public import MomentsContracts
import MomentsLanguage
public import SocialModel

/// The sheet of emoji, over a provider.
@MainActor
public final class LiveEmojiPickerViewModel: LiveListScreen<EmojiRow, Never>,
  EmojiPickerViewModel
{
  private let provider: (any EmojiProvider)?
  private let source: EmojiSource
  /// The text that the reader searches for.
  private var query = ""

  /// Makes the view model of one sheet; nothing is read yet.
  ///
  /// - Parameters:
  ///   - provider: The custom emoji, and what the reader chose last; nil where there are only
  ///     standard emoji.
  ///   - context: The surroundings of the screen.
  public init(
    provider: (any EmojiProvider)?,
    in context: ScreenContext
  ) {
    let source = EmojiSource(provider: provider, language: context.language)
    self.provider = provider
    self.source = source
    super.init(
      named: "emoji",
      in: context,
      texts: context.failures.texts(
        empty: (\.emojiNoneTitle, \.emojiNoneMessage),
        failed: \.timelineFailedTitle
      ),
      sections: Self.sections,
      source: { _ in ListPage(await source.rows()) }
    )
  }

  private static func sections(_ rows: [EmojiRow]) -> [ListSection] {
    rows.chunked(by: \.category).map { ListSection(id: $0.id, rows: $1) }
  }

  /// The categories that are shown, in order.
  public var categories: [EmojiCategory] { rows.chunked(by: \.category).map(\.0) }

  /// Loads what is stored, then what the server returns.
  public override func load() async {
    await super.load()
    if await source.refresh() { show() }
  }

  /// Searches emoji by name.
  public func search(_ text: String) {
    let text = text.trimmed
    guard text != query else { return }
    query = text
    show()
  }

  private func show() {
    replaceRows(query.isEmpty ? source.all : source.rows(named: query))
  }

  /// Chooses an emoji.
  public func choose(_ row: ListItemID) -> String? {
    guard let text = self.row(row)?.text else { return nil }
    track("choose-emoji", text)
    if let provider {
      // The rows do not move while the sheet is open: the emoji is among the recent ones next
      // time.
      Task { await provider.noteEmoji(text) }
    }
    return text
  }
}

extension Array where Element: Sendable {
  /// Runs of consecutive elements with the same key, in order.
  fileprivate func chunked<Key: Hashable>(
    by key: KeyPath<Element, Key>
  ) -> [(Key, [Element])] {
    var chunks: [(Key, [Element])] = []
    for element in self {
      if chunks.last?.0 == element[keyPath: key] {
        chunks[chunks.count - 1].1.append(element)
      } else {
        chunks.append((element[keyPath: key], [element]))
      }
    }
    return chunks
  }
}
