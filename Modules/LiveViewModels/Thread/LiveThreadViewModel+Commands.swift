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
    case .pin: return togglePin(shown)
    case .mutePerson, .blockPerson: return moderate(command, shown)
    case .muteConversation: return muteConversation(of: shown)
    case .translate: return toggleTranslation(of: shown)
    case .filterWord: onRoute?(.filter(shown.filterSubject))
    case .report:
      guard let subject = shown.reportSubject else { return Task {} }
      onRoute?(.report(subject))
    // A thread says it in full.
    case .toggleTime: return Task {}
    case .showEdits:
      guard actions.showsEdits, shown.isEdited else { return Task {} }
      onRoute?(.edits(of: ListItemID(shown.postID)))
    case .quote:
      guard actions.compose != nil, shown.canBeQuoted else { return Task {} }
      onRoute?(.compose(.quote(of: ListItemID(shown.postID))))
    case .openQuoted:
      guard let quoted = shown.quote?.opened else { break }
      onRoute?(.moment(quoted))
    case .openPage:
      guard let url = shown.url else { break }
      onRoute?(.link(url))
    }
    track(command.rawValue, shown.postID)
    return Task {}
  }
}
