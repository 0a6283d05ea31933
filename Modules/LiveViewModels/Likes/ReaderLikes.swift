import ListModel
import SocialModel

/// What the reader likes, for all screens: a like given in one shows in the others at once.
///
/// Made once for a provider and handed to every view model over it. They keep it and watch it; it knows none of them,
/// so a screen can go while its like is under way.
///
/// ```swift
/// let likes = ReaderLikes()
/// let home = LiveTimelineViewModel(..., likes: archive, readerLikes: likes, ...)
/// let thread = LiveThreadViewModel(..., likes: archive, readerLikes: likes, ...)
/// ```
@MainActor
public final class ReaderLikes {
  /// The posts whose like shows something else since the value before.
  var changes: Observable<Set<String>> { changesSource }

  private let changesSource = MutableObservable<Set<String>>([])
  private var ledger = LikeLedger()
  /// The questions that are under way, one chain a post.
  private var work: [String: Task<Void, Never>] = [:]

  /// Makes the likes of a reader of whose likes nothing is known but what moments say.
  public init() {}

  /// What the row of a moment shows.
  func state(of moment: Moment) -> LikeState { ledger.state(of: moment) }

  /// How far a page knows the reader's likes that is asked for now; to be handed in with it.
  var mark: Int { ledger.answers }

  /// Takes in what a provider says with a page.
  ///
  /// - Parameters:
  ///   - moments: the page.
  ///   - mark: the ``mark`` when it was asked for.
  func take(_ moments: [Moment], askedAt mark: Int) {
    tell(ledger.take(moments, askedAfter: mark))
  }

  /// Turns the like of a moment around: at once, and undone if the provider refuses.
  ///
  /// Questions about one post are asked one after the other, whichever screens they come from.
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
    let wanted = ledger.toggle(moment)
    let before = work[postID]
    let question = Task {
      await before?.value
      do {
        finish(postID, with: try await provider.setLiked(wanted, postID: postID))
      } catch {
        finish(postID, with: nil)
        refused(error, wanted)
      }
    }
    work[postID] = question
    tell([postID])
    return (wanted, question)
  }

  private func finish(_ postID: String, with answer: LikeState?) {
    if ledger.finish(postID, with: answer) { work[postID] = nil }
    tell([postID])
  }

  private func tell(_ posts: Set<String>) {
    if !posts.isEmpty { changesSource.value = posts }
  }
}
