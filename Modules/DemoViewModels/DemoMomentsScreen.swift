public import ListModel
public import MomentsContracts
public import MomentsValues

/// A list of moments or comments, of fixed rows.
///
/// What leads to another screen leads there; everything else is recorded.
@MainActor
public class DemoMomentsScreen: DemoListScreen {
  /// Records the command, or leads to the moment or the sheet to write in.
  @discardableResult
  public func perform(_ command: MomentCommand, on moment: ListItemID) -> Task<Void, Never> {
    switch command {
    case .edit: onRoute?(.compose(.edit(moment)))
    case .reply: onRoute?(.compose(.comment(on: moment)))
    case .openMoment: onRoute?(.moment(moment))
    default: return note(command.rawValue, moment)
    }
    return Task {}
  }

  /// Records the intent.
  @discardableResult
  public func perform(_ action: PollAction, inPollOf moment: ListItemID) -> Task<Void, Never> {
    note("poll \(action)", moment)
  }

  /// Follows a link.
  public func open(_ target: RichText.Style, in moment: ListItemID) { follow(target) }

  /// Records the intent.
  public func openPhoto(at index: Int, of moment: ListItemID) { note("photo \(index)", moment) }
}
