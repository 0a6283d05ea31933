import ListModel
import MomentsContracts
import SocialModel

/// A screen of moments whose menus mark them and moderate who wrote them.
@MainActor protocol MomentCommanding: AnyObject, Sendable {
  var actions: ReaderActions { get }
  var failures: FailureText { get }
  var messages: UserMessages { get }
  var reads: ChangeReads { get }
  var taps: ReaderTaps { get }

  /// Notes for the tracker what the reader did to what.
  func track(_ action: String, _ target: String)
}

extension MomentCommanding {
  /// Mutes or blocks who wrote a moment, or takes that back: their rows go and come at once.
  func moderate(_ command: MomentCommand, _ shown: Moment) -> Task<Void, Never> {
    guard let moderation = actions.moderation, !shown.isOwn else { return Task {} }
    let (wanted, work) = taps.moderate(command, shown, with: moderation) { [weak self] error in
      guard let self else { return }
      await reads.read(ChangedContent(people: [shown.author.id])).value
      taps.notePerson(shown.author.id)
      guard let error else { return }
      messages.tell(failures.moderation(error, name: shown.author.displayName), .failure)
    }
    track(wanted ? command.rawValue : "undo-\(command.rawValue)", shown.author.id)
    return work
  }

  /// Keeps a moment for later, or does not any more.
  ///
  /// - Parameters:
  ///   - shown: The moment, as it shows.
  ///   - target: What the tracker calls it.
  /// - Returns: The work.
  func toggleBookmark(_ shown: Moment, as target: String) -> Task<Void, Never> {
    guard let bookmarks = actions.bookmarks, !shown.isPending else { return Task {} }
    let postID = shown.postID
    let (wanted, work) = taps.toggle(
      .bookmark(postID: postID),
      of: postID,
      isSet: shown.isBookmarked,
      reads: reads,
      messages: messages,
      ask: { try await bookmarks.setBookmarked($0, postID: postID) },
      told: failures.bookmark
    )
    track(wanted ? "bookmark" : "unbookmark", target)
    return work
  }
}
