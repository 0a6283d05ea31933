import ListModel
import SocialModel

/// The marks of one kind that a reader has set, for all screens.
///
/// It knows none of the screens, so one can go while its mark is under way.
@MainActor
final class ReaderMarks<Mark: ReaderMark> {
  /// Called with the posts whose mark shows something else than before.
  var onChange: (Set<String>) -> Void = { _ in }

  private var ledger = MarkLedger<Mark>()
  /// The questions that are under way, one chain a post.
  private var work: [String: Task<Void, Never>] = [:]

  /// What the row of a moment shows.
  func state(of moment: Moment) -> Mark { ledger.state(of: moment) }

  /// How far a page knows the marks that is asked for now.
  var answers: Int { ledger.answers }

  /// Takes in what a provider says with a page that was asked for after so many ``answers``.
  func take(_ moments: [Moment], askedAfter answers: Int) {
    tell(ledger.take(moments, askedAfter: answers))
  }

  /// Turns the mark of a moment around: at once, and undone if the provider refuses.
  ///
  /// Questions about one post are asked one after the other, whichever screens they come from.
  ///
  /// - Parameters:
  ///   - moment: the moment, as the screen has it.
  ///   - ask: asks the provider for what is wanted.
  ///   - refused: called when it did not agree, after the mark was undone; MUST NOT keep the screen alive.
  /// - Returns: what is asked for, and the question.
  func toggle(
    _ moment: Moment,
    ask: @escaping @Sendable (_ wanted: Bool) async throws -> Mark,
    refused: @escaping @MainActor (_ error: any Error, _ wanted: Bool) -> Void
  ) -> (wanted: Bool, work: Task<Void, Never>) {
    let postID = moment.postID
    let wanted = ledger.toggle(moment)
    let before = work[postID]
    let question = Task {
      await before?.value
      do {
        finish(postID, with: try await ask(wanted))
      } catch {
        finish(postID, with: nil)
        refused(error, wanted)
      }
    }
    work[postID] = question
    tell([postID])
    return (wanted, question)
  }

  private func finish(_ postID: String, with answer: Mark?) {
    if ledger.finish(postID, with: answer) { work[postID] = nil }
    tell([postID])
  }

  private func tell(_ posts: Set<String>) {
    if !posts.isEmpty { onChange(posts) }
  }
}
