import ListModel
import MomentsContracts
import MomentsLanguage

/// A text field of several lines in a sheet.
nonisolated struct WrittenTextRow: ListItemViewModel, Hashable {
  /// The identity of the row, which is also the accessibility identifier of the text.
  var itemID: ListItemID
  var text: String
  /// The accessibility label of the text.
  var label: String
  var placeholder: String
  /// The number of remaining characters; nil if it is not shown.
  var counter: ComposerCounter?
  /// Whether it initially has space for several lines.
  var isLong = true
  var strings: Strings
}
