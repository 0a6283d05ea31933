import Foundations
import ListModel
import MomentsContracts

/// A part of the moment: the rows of it that one view shows.
final class ThreadPartSection<View: ListItemView>: ListBindingSectionController<ThreadMomentRow> {
  private let rows: (ThreadMomentRow) -> [View.ViewModel]
  private let makeView: () -> View
  private let onAction: (View.Action, View.ViewModel) -> Void

  init(
    _ rows: @escaping (ThreadMomentRow) -> [View.ViewModel],
    _ makeView: @escaping () -> View,
    onAction: @escaping (View.Action, View.ViewModel) -> Void
  ) {
    self.rows = rows
    self.makeView = makeView
    self.onAction = onAction
    super.init()
  }

  override func registerRows() { register(makeView, onAction: onAction) }

  override func rows(for moment: ThreadMomentRow) -> [any ListItemViewModel] { rows(moment) }
}
