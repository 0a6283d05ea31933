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
    // A thread says it in full.
    case .toggleTime: return Task {}
    case .openPage:
      guard let url = shown.url else { break }
      onRoute?(.link(url))
    }
    track(command.rawValue, shown.postID)
    return Task {}
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
