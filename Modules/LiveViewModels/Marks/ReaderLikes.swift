import ListModel
import SocialModel

/// What the reader likes and boosts, for all screens: what is done in one shows in the others at once.
///
/// Made once for a provider and handed to every view model over it. They keep it and watch it; it knows none of them,
/// so a screen can go while its like is under way. A provider with an outbox agrees at once and may refuse later: its
/// word of then comes in with the changed moments (``take(_:askedAt:)``).
///
/// ```swift
/// let likes = ReaderLikes()
/// let home = LiveTimelineViewModel(..., likes: archive, readerLikes: likes, ...)
/// let thread = LiveThreadViewModel(..., likes: archive, readerLikes: likes, ...)
/// ```
@MainActor
public final class ReaderLikes {
  /// How far a page knows what the reader did.
  struct Mark {
    fileprivate let likes: Int
    fileprivate let boosts: Int
  }

  /// The posts whose like or boost shows something else since the value before.
  var changes: Observable<Set<String>> { changesSource }

  private let changesSource = MutableObservable<Set<String>>([])
  private let likes = ReaderMarks<LikeState>()
  private let boosts = ReaderMarks<BoostState>()

  /// Makes the likes of a reader of whose likes nothing is known but what moments say.
  public init() {
    likes.onChange = { [changesSource] in changesSource.value = $0 }
    boosts.onChange = { [changesSource] in changesSource.value = $0 }
  }

  /// What the row of a moment shows of its likes.
  func state(of moment: Moment) -> LikeState { likes.state(of: moment) }

  /// What the row of a moment shows of its boosts.
  func boost(of moment: Moment) -> BoostState { boosts.state(of: moment) }

  /// How far a page knows what the reader did that is asked for now; to be handed in with it.
  var mark: Mark { Mark(likes: likes.answers, boosts: boosts.answers) }

  /// Takes in what a provider says with a page, or of moments that changed.
  ///
  /// - Parameters:
  ///   - moments: the page.
  ///   - mark: the ``mark`` when it was asked for.
  func take(_ moments: [Moment], askedAt mark: Mark) {
    likes.take(moments, askedAfter: mark.likes)
    boosts.take(moments, askedAfter: mark.boosts)
  }

  /// Turns the like of a moment around: at once, and undone if the provider refuses.
  ///
  /// - Parameters:
  ///   - moment: the moment, as the screen has it.
  ///   - provider: who takes the like.
  ///   - refused: called when it did not, after the like was undone; MUST NOT keep the screen alive.
  /// - Returns: what is asked for, and the question.
  func toggle(
    _ moment: Moment,
    asking provider: any LikeProvider,
    refused: @escaping @MainActor (_ error: any Error, _ wanted: Bool) -> Void
  ) -> (wanted: Bool, work: Task<Void, Never>) {
    let postID = moment.postID
    return likes.toggle(
      moment,
      ask: { try await provider.setLiked($0, postID: postID) },
      refused: refused
    )
  }

  /// Turns the boost of a moment around, as ``toggle(_:asking:refused:)`` does with its like.
  func toggleBoost(
    _ moment: Moment,
    asking provider: any BoostProvider,
    refused: @escaping @MainActor (_ error: any Error, _ wanted: Bool) -> Void
  ) -> (wanted: Bool, work: Task<Void, Never>) {
    let postID = moment.postID
    return boosts.toggle(
      moment,
      ask: { try await provider.setBoosted($0, postID: postID) },
      refused: refused
    )
  }
}
