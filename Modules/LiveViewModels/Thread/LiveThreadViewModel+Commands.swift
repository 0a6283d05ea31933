public import ListModel
public import MomentsContracts
import SocialModel

extension LiveThreadViewModel {
  /// Performs a command of the menu of the moment or of a comment.
  @discardableResult
  public func perform(_ command: MomentCommand, on moment: ListItemID) -> Task<Void, Never> {
    content.moment(moment).map { perform(command, of: $0) } ?? Task {}
  }
}
