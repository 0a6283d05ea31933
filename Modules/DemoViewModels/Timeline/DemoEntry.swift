import ListModel
import MomentsContracts

/// A moment in the list and what the reader did to it.
struct DemoEntry {
  let id: ListItemID
  let moment: DemoMoment
  var isFolded = true
  var isRevealed = false
  /// What the row shows, as the reader's likes have it.
  var isLiked: Bool
  /// Whether the reader shares it.
  var isBoosted = false
  /// Whether the reader deleted it.
  var isRemoved = false
  /// Whether it is still being sent.
  var isPending = false
  /// What a filter of the reader's covers.
  var filter: (title: String, covers: MomentRow.ContentWarning.Cover)?

  /// The entry at a place of the feed, counted from 0; past the end, the moments come again.
  init(number: Int, moment: DemoMoment) {
    id = ListItemID("moment-\(number + 1)")
    self.moment = moment
    isLiked = moment.isLiked
  }

  /// How many like the moment, the reader as shown included.
  var likeCount: Int {
    moment.likeCount + (isLiked ? 1 : 0) - (moment.isLiked ? 1 : 0)
  }
}
