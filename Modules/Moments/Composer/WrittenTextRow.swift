import ListModel
import MomentsContracts

/// A text that the reader writes in a sheet.
nonisolated struct WrittenTextRow: ListItemViewModel, Hashable {
  /// The identity of the row, which names the text for tests and assistive technologies.
  var itemID: ListItemID
  var text: String
  /// What the text is, for assistive technologies.
  var label: String
  /// What stands in it while it is empty.
  var placeholder: String
  /// How much more can be written; nil where that need not be told.
  var counter: ComposerCounter?
  /// Whether there is room for several lines from the beginning.
  var isLong = true
  var strings: Strings
}
