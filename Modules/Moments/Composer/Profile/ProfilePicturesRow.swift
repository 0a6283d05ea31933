import ListModel
import MomentsContracts

/// The pictures of the reader's profile, in the sheet that changes them.
nonisolated struct ProfilePicturesRow: ListItemViewModel, Hashable {
  var avatar: ImageReference?
  var header: ImageReference?
  /// The titles of the buttons; nil where no pictures can be chosen.
  var titles: Titles?

  nonisolated struct Titles: Hashable, Sendable {
    var avatar: String
    var header: String
  }

  var itemID: ListItemID { "editor.pictures" }
}
