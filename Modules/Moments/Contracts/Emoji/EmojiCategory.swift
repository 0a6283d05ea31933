public import ListModel
public import MomentsLanguage

/// A group of emoji to choose from.
public enum EmojiCategory: Hashable, Sendable {
  /// Search results.
  case found
  /// Recently used emoji.
  case recent
  /// Custom emoji of a category on the server; without a name for those without a category.
  case custom(String?)
  case standard(EmojiGroup)

  /// The identity of its section.
  public var id: ListItemID {
    switch self {
    case .found: "emoji.found"
    case .recent: "emoji.recent"
    case .custom(let name): ListItemID("emoji.custom.\(name ?? "")")
    case .standard(let group): ListItemID("emoji.\(group.rawValue)")
    }
  }

  /// The heading of its section; for a custom category, its name at the server.
  public func title(_ strings: Strings) -> String {
    switch self {
    case .found: strings.emojiFound
    case .recent: strings.emojiRecent
    case .custom(let name): name ?? strings.emojiCustom
    case .standard(let group): strings.emojiGroup(group)
    }
  }
}
