/// A group of standard emoji, as in Unicode.
public enum EmojiGroup: String, CaseIterable, Hashable, Sendable {
  /// Faces and hearts.
  case smileys
  /// People, and parts of bodies.
  case people
  /// Animals and plants.
  case nature
  /// Food and drink.
  case food
  /// Places and vehicles.
  case travel
  /// Games, sports and feasts.
  case activities
  /// Things.
  case objects
  /// Signs.
  case symbols
  case flags

  /// The emoji that represents the group.
  public var sign: String {
    switch self {
    case .smileys: "😀"
    case .people: "👋"
    case .nature: "🐻"
    case .food: "🍎"
    case .travel: "🚗"
    case .activities: "⚽"
    case .objects: "💡"
    case .symbols: "🔣"
    case .flags: "🏳️"
    }
  }

  /// Its emoji, as text of the table.
  var text: String {
    switch self {
    case .smileys: EmojiTable.smileys
    case .people: EmojiTable.people
    case .nature: EmojiTable.nature
    case .food: EmojiTable.food
    case .travel: EmojiTable.travel
    case .activities: EmojiTable.activities
    case .objects: EmojiTable.objects
    case .symbols: EmojiTable.symbols
    case .flags: EmojiTable.flags
    }
  }
}
