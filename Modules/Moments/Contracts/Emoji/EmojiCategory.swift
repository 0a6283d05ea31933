public import ListModel

/// A part of the emoji to choose from.
public enum EmojiCategory: Hashable, Sendable {
  /// What a search found.
  case found
  /// What the reader chose last.
  case recent
  /// Emoji of the server, under a name that it gives; without one for those of no category.
  case custom(String?)
  /// Emoji that every device has.
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

  /// What it is called.
  public func title(_ strings: Strings) -> String {
    switch self {
    case .found: strings.emojiFound
    case .recent: strings.emojiRecent
    case .custom(let name): name ?? strings.emojiCustom
    case .standard(let group): strings.emojiGroup(group)
    }
  }
}
