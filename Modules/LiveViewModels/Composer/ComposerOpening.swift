import MomentsContracts
import MomentsValues
import SocialModel

/// What the sheet opens with: a draft, and what was read for it.
struct ComposerOpening {
  /// The draft as it was opened: closing requires a confirmation only if it was changed.
  var draft: PostDraft
  /// Whether it was opened from the list of drafts; unless it is changed, it stays there.
  var isStored = false
  var limits = PostLimits.mastodon
  var reader: Account?
  /// The reader as the sheet shows them.
  var author: PersonReference?
  /// The parent of a comment.
  var answered: ComposerAnswered?
  /// The quote of the draft or of the edited post.
  var quote: Quote?
  /// The current poll of the edited post.
  var editedPoll: PollDraft?
  /// The widest visibility that the draft may have: that of its parent.
  var widest = Visibility.public

  /// Another draft of the same reader.
  func opening(_ draft: PostDraft, isStored: Bool = false) -> ComposerOpening {
    var other = ComposerOpening(draft: draft, isStored: isStored)
    (other.limits, other.reader, other.author) = (limits, reader, author)
    return other
  }

  /// Narrows the visibility of the draft to the widest one.
  mutating func narrow() {
    draft.visibility = draft.visibility.narrowed(to: widest)
  }
}
