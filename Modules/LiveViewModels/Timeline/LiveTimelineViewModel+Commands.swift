public import ListModel
public import MomentsContracts
import SocialModel

extension LiveTimelineViewModel {
  /// Performs a command of the menu of a moment.
  @discardableResult
  public func perform(_ command: MomentCommand, on moment: ListItemID) -> Task<Void, Never> {
    guard let shown = content.entries.entry(moment)?.moment else { return Task {} }
    if command == .toggleTime {
      content.change(moment) { $0.showsFullTime.toggle() }
      track(command.rawValue, moment.description)
    }
    return perform(command, of: shown)
  }
}
