import DesignKit
public import Foundations
import ListModel
import MomentsComponents
public import MomentsContracts
public import UIKit

/// The sheet that chooses the visible kinds of notifications, with a switch for each.
///
/// Present it with `inSheet()`.
public final class NotificationKindsViewController: ReloadingTableViewController {
  private let viewModel: any NotificationKindsViewModel

  /// Makes the sheet's page with a view model, demo or live.
  public init(viewModel: any NotificationKindsViewModel) {
    self.viewModel = viewModel
    super.init(style: .table(.insetGrouped)) { await viewModel.load() }
    title = viewModel.strings.notificationKinds
  }

  /// Observes the view model, and adds the close button to the bar.
  public override func bind() {
    super.bind()
    let done = UIBarButtonItem(viewModel.strings.composerDone, id: "kinds.done", style: .done) {
      [weak self] in self?.dismiss(animated: true)
    }
    navigationItem.rightBarButtonItem = done
    viewModel.content.observe { [weak self] content in
      guard let self else { return }
      apply(table(of: content), animated: view.window != nil)
    }.disposed(by: bindings)
    viewModel.message.observe { [weak self] in self?.listView.show($0) }.disposed(by: bindings)
  }

  public override func trackScreenView() { viewModel.screenDidAppear() }

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
