public import ListModel
public import MomentsLanguage

/// The content and the operations of the sheet of emoji.
///
/// One section of ``EmojiRow`` for each ``EmojiCategory`` that has any; during a search, one
/// section of results.
@MainActor
public protocol EmojiPickerViewModel: ListViewModel {
  /// The language of the sheet's texts.
  var strings: Strings { get }

  /// The visible categories, in order.
  var categories: [EmojiCategory] { get }

  /// Searches emoji by their names; only spaces show all again.
  func search(_ text: String)

  /// Chooses an emoji, which is then among the recent ones the next time.
  ///
  /// - Returns: The text to insert; `nil` if the row was removed.
  func choose(_ row: ListItemID) -> String?
}
