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
    case .pin: return togglePin(shown)
    case .mutePerson, .blockPerson: return moderate(command, shown)
    case .muteConversation: return muteConversation(of: shown)
    case .translate: return toggleTranslation(of: shown)
    case .filterWord: onRoute?(.filter(shown.filterSubject))
    case .report:
      guard let subject = shown.reportSubject else { return Task {} }
      onRoute?(.report(subject))
    case .toggleTime: content.change(moment) { $0.showsFullTime.toggle() }
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
    track(command.rawValue, moment.description)
    return Task {}
  }
}
