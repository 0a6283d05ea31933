import ListModel
import MomentsContracts
import SocialModel

/// A moment in the list and what the reader opened of it.
struct TimelineEntry: Sendable {
  let id: ListItemID
  let moment: Moment
  /// The text as views take it, made once.
  let text: RichText
  /// What a folded row gets of the text.
  let foldedText: RichText
  let photos: [ImageReference]
  var opening = Opening()

  /// What the reader opened of a moment.
  struct Opening: Sendable {
    var isFolded = true
    /// Whether the time is said in full.
    var showsFullTime = false
    /// Whether the author's own warning is open.
    var isRevealed = false
    /// Whether what one of the reader's filters covers is open.
    var isFilterOpen = false
    /// What is chosen in its poll.
    var ballot = PollBallot()
  }

  init(_ moment: Moment) {
    id = ListItemID(moment.id)
    self.moment = moment
    text = RichText(moment.text)
    foldedText = text.shortened(to: RichText.foldedLength)
    photos = moment.images
  }
}
