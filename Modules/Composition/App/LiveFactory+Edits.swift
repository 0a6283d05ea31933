public import ListModel
import LiveViewModels
public import MomentsContracts

extension LiveFactory {
  /// The view model of the edit history of a moment; `nil` where there is none.
  public func makeEdits(of moment: ListItemID) -> (any EditsViewModel)? {
    providers.edits.map { edits in
      LiveEditsViewModel(
        of: moment,
        provider: edits,
        in: context
      )
    }
  }
}
