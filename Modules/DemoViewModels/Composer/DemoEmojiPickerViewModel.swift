public import ListModel
public import MomentsContracts
public import MomentsLanguage
public import MomentsValues

/// The sheet of emoji with a fixed choice; a search covers all standard emoji.
@MainActor
public final class DemoEmojiPickerViewModel: DemoListScreen, EmojiPickerViewModel {
  private let catalog: EmojiCatalog
  private let all: [EmojiRow]
  private var rows: [EmojiRow]

  /// Makes a sheet.
  ///
  /// - Parameters:
  ///   - recent: The recent emoji.
  ///   - custom: The custom emoji, by category.
  ///   - limit: The largest number of emoji in each group.
  ///   - language: The language of the app.
  public init(
    recent: [String] = ["😀", "🌊", "🎉"],
    custom: [(category: String?, emoji: [EmojiReference])] = [],
    limit: Int = .max,
    language: AppLanguage
  ) {
    let catalog = EmojiCatalog(language)
    self.catalog = catalog
    all =
      catalog.emoji(of: recent).map { EmojiRow($0, in: .recent) }
      + custom.flatMap { part in part.emoji.map { EmojiRow($0, in: .custom(part.category)) } }
      + catalog.parts.flatMap { part in
        part.emoji.prefix(limit).map { EmojiRow($0, in: .standard(part.group)) }
      }
    rows = all
    super.init(Self.sections(all), language: language)
  }

  /// The categories that are shown, in order.
  public var categories: [EmojiCategory] {
    var seen: Set<EmojiCategory> = []
    return rows.map(\.category).filter { seen.insert($0).inserted }
  }

  private static func sections(_ rows: [EmojiRow]) -> [ListSection] {
    Dictionary(grouping: rows.enumerated(), by: \.element.category)
      .sorted { ($0.value.first?.offset ?? 0) < ($1.value.first?.offset ?? 0) }
      .map { ListSection(id: $0.key.id, rows: $0.value.map(\.element)) }
  }

  /// Searches emoji by name.
  public func search(_ text: String) {
    let found = catalog.emoji(named: text).map { EmojiRow($0, in: .found) }
    rows = text.allSatisfy(\.isWhitespace) ? all : found
    let empty = ListEmptyMessage(
      title: strings.emojiNoneTitle,
      message: strings.emojiNoneMessage
    )
    show(Self.sections(rows), state: rows.isEmpty ? .empty(empty) : .content)
  }

  /// Records the intent.
  public func choose(_ row: ListItemID) -> String? {
    note("choose", row)
    return rows.first { $0.itemID == row }?.text
  }
}
