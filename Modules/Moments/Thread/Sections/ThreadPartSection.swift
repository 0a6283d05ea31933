import Foundations
import ListModel
import MomentsContracts
import UIKit

final class ThreadPartSection<View: ListItemView>: ListBindingSectionController<ThreadMomentRow> {
  private let rows: (ThreadMomentRow) -> [View.ViewModel]
  private let makeView: () -> View
  private let menu: (ThreadMomentRow) -> UIMenu?
  private let onAction: (View.Action, View.ViewModel) -> Void

  init(
    _ rows: @escaping (ThreadMomentRow) -> [View.ViewModel],
    _ makeView: @escaping () -> View,
    menu: @escaping (ThreadMomentRow) -> UIMenu?,
    onAction: @escaping (View.Action, View.ViewModel) -> Void
  ) {
    self.rows = rows
    self.makeView = makeView
    self.menu = menu
    self.onAction = onAction
    super.init()
  }

  override func contextMenu(at index: Int) -> UIMenu? { object.flatMap(menu) }

  override func registerRows() { register(makeView, onAction: onAction) }

  override func rows(for moment: ThreadMomentRow) -> [any ListItemViewModel] { rows(moment) }
}
