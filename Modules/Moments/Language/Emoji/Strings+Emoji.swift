extension Strings {
  /// The name of a group of emoji.
  public func emojiGroup(_ group: EmojiGroup) -> String {
    switch group {
    case .smileys: emojiGroupSmileys
    case .people: emojiGroupPeople
    case .nature: emojiGroupNature
    case .food: emojiGroupFood
    case .travel: emojiGroupTravel
    case .activities: emojiGroupActivities
    case .objects: emojiGroupObjects
    case .symbols: emojiGroupSymbols
    case .flags: emojiGroupFlags
    }
  }
}
