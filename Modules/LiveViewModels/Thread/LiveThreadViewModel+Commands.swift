public import ListModel
public import MomentsContracts
import SocialModel

extension LiveThreadViewModel {
  /// Does what the reader chose in the menu of the moment or of a comment.
  @discardableResult
  public func perform(_ command: MomentCommand, on moment: ListItemID) -> Task<Void, Never> {
    let known = moment.description == postID ? root : comment(moment)
    guard let shown = known?.moment else { return Task {} }
    switch command {
    case .bookmark: return toggleBookmark(shown)
    case .mutePerson, .blockPerson: return moderate(command, shown)
    // A thread says it in full.
    case .toggleTime: return Task {}
    case .openPage:
      guard let url = shown.url else { break }
      onRoute?(.link(url))
    }
    track(command.rawValue, shown.postID)
    return Task {}
  }

  /// Mutes or blocks who wrote the moment or a comment, or takes that back.
  private func moderate(_ command: MomentCommand, _ shown: Moment) -> Task<Void, Never> {
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

  private func toggleBookmark(_ shown: Moment) -> Task<Void, Never> {
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
    track(wanted ? "bookmark" : "unbookmark", postID)
    return work
  }
}
