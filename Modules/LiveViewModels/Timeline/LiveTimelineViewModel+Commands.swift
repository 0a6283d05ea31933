public import ListModel
public import MomentsContracts
import SocialModel

extension LiveTimelineViewModel {
  /// Does what the reader chose in the menu of a moment.
  @discardableResult
  public func perform(_ command: MomentCommand, on moment: ListItemID) -> Task<Void, Never> {
    guard let shown = content.entries.entry(moment)?.moment else { return Task {} }
    switch command {
    case .bookmark: return toggleBookmark(shown)
    case .mutePerson, .blockPerson: return moderate(command, shown)
    case .toggleTime: content.change(moment) { $0.showsFullTime.toggle() }
    case .openPage:
      guard let url = shown.url else { break }
      onRoute?(.link(url))
    }
    track(command.rawValue, moment.description)
    return Task {}
  }

  /// Mutes or blocks who wrote a moment, or takes that back: their rows go and come at once.
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
    let (wanted, work) = taps.toggle(
      .bookmark(postID: shown.postID),
      of: shown.postID,
      isSet: shown.isBookmarked,
      reads: reads,
      messages: messages,
      ask: { try await bookmarks.setBookmarked($0, postID: shown.postID) },
      told: failures.bookmark
    )
    track(wanted ? "bookmark" : "unbookmark", shown.id)
    return work
  }
}
