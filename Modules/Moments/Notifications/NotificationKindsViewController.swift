import DesignKit
public import Foundations
import ListModel
import MomentsComponents
public import MomentsContracts
import MomentsLanguage
public import UIKit

/// The sheet that chooses the visible kinds of notifications, with a switch for each.
///
/// Present it with `inSheet()`.
public final class NotificationKindsViewController: ListViewController {
  private let viewModel: any NotificationKindsViewModel

  /// Makes the sheet's page with a view model, demo or live.
  public init(viewModel: any NotificationKindsViewModel) {
    self.viewModel = viewModel
    super.init(viewModel, style: .table(.insetGrouped))
    title = viewModel.strings.notificationKinds
  }

  public override func registerRows() {
    listView.allowsRefresh = false
    listView.declareRows(of: viewModel.content) { [weak self] in
      self?.table(of: $0) ?? TableModel()
    }
  }

  /// Adds the close button to the bar.
  public override func bind() {
    super.bind()
    let done = UIBarButtonItem(viewModel.strings.composerDone, id: "kinds.done", style: .done) {
      [weak self] in self?.dismiss(animated: true)
    }
    navigationItem.rightBarButtonItem = done
  }

  private func table(of content: NotificationKindsContent) -> TableModel {
    let strings = viewModel.strings
    return TableModel {
      if !content.kinds.isEmpty {
        Section(id: "kinds", content.kinds) { kind in
          Row(
            TitleRow(
              strings.notificationKind(kind),
              id: ListItemID("kinds.\(kind)"),
              image: kind.icon.image,
              isOn: !content.hidden.contains(kind)
            )
          )
          .onAction { [viewModel] isOn, _ in viewModel.show(kind, isOn) }
        }
        .footer(strings.notificationKindsExplanation)
      }
    }
  }
}
