import ListModel
import MomentsContracts
import MomentsValues
import SocialModel

/// A moment in the list and its opening state.
struct TimelineEntry: Sendable {
  let id: ListItemID
  let moment: Moment
  /// The text for views, converted once.
  let text: RichText
  /// The part of the text for a folded row.
  let foldedText: RichText
  let photos: [ImageReference]
  var opening = Opening()

  /// What the reader opened of a moment.
  struct Opening: Sendable {
    var isFolded = true
    /// Whether the time is shown in full.
    var showsFullTime = false
    /// Whether the author's own warning is open.
    var isRevealed = false
    /// Whether the cover of a filter is open.
    var isFilterOpen = false
    /// The choice in its poll.
    var ballot = Poll.Ballot()
  }

  init(_ moment: Moment) {
    id = ListItemID(moment.id)
    self.moment = moment
    text = moment.text
    foldedText = text.shortened(to: RichText.foldedLength)
    photos = moment.images
  }
}
