import ListModel
import MomentsContracts

/// The images of the reader's profile, in the sheet that edits it.
nonisolated struct ProfileImagesRow: ListItemViewModel, Hashable {
  var avatar: ImageReference?
  var header: ImageReference?
  /// The titles of the buttons; nil if no images can be chosen.
  var titles: Titles?

  nonisolated struct Titles: Hashable, Sendable {
    var avatar: String
    var header: String
  }

  var itemID: ListItemID { "editor.pictures" }
}
