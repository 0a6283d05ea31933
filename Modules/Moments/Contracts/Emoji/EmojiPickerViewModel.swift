public import ListModel

/// What the sheet of emoji shows and can be asked to do.
///
/// One section of ``EmojiRow`` for each ``EmojiCategory`` that has any; while something is searched
/// for, one section of what was found.
@MainActor
public protocol EmojiPickerViewModel: ListViewModel {
  /// The language of everything the sheet says.
  var strings: Strings { get }

  /// The categories that show, in order.
  var categories: [EmojiCategory] { get }

  /// Looks for emoji by their names; nothing but spaces shows all again.
  func search(_ text: String)

  /// Chooses an emoji: it stands among the recent ones the next time.
  ///
  /// - Returns: What is written; `nil` where the row is gone.
  func choose(_ row: ListItemID) -> String?
}
