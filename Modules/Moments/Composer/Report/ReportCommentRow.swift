import ListModel
import MomentsContracts

/// What the reader says of a report.
nonisolated struct ReportCommentRow: ListItemViewModel, Hashable {
  var text: String
  var counter: ComposerCounter
  var strings: Strings

  var itemID: ListItemID { "report.comment" }
}
